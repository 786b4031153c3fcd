import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './field.module.css';
import { describedBy, FieldNotes } from './field-notes.tsx';

type Notes = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** the names of files that have come before and go along, as they are said */
  readonly sent?: readonly string[];
};
type Input = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'>;

export type FileFieldProps = Notes & Input;

/** Files that go with a form; those that have come with an earlier attempt are named above. */
export function FileField({ id, label, hint = '', error = '', sent = [], ...input }: FileFieldProps) {
  return (
    <FileFieldFrame {...{ id, label, hint, error, sent }}>
      <input {...input} {...fileFieldMarks({ id, hint, error })} type="file" className={styles.file} />
    </FileFieldFrame>
  );
}

/** What a file field says of itself to those who do not see it. */
export const fileFieldMarks = ({ id, hint = '', error = '' }: Pick<Notes, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': describedBy(id, hint, error),
});

/** Label, hint and error around a file field. */
export function FileFieldFrame(props: Notes & { readonly children: ReactNode }) {
  const { id, label, hint = '', error = '', sent = [], children } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {sent.length > 0 ? (
        <ul className={styles.sent}>
          {sent.map((name) => (
            <li key={name}>
              <Icon name="check" />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
