import type { ComponentProps } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './field.module.css';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { FileInput, type FileWords } from './file-input.tsx';

export type FileFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** the names of files that have come before and go along, as they are said */
  readonly sent?: readonly string[];
  /** what the button and the empty field say; without them the browser's own words stand there */
  readonly words?: FileWords;
  readonly sendsAtOnce?: boolean;
};

/** Files that go with a form; those that have come with an earlier attempt are named above. */
export function FileField({
  id,
  label,
  hint = '',
  error = '',
  sent = [],
  words,
  sendsAtOnce,
  ...input
}: FileFieldProps) {
  const field = {
    ...input,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  };
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
      {words ? (
        <FileInput {...field} words={words} sendsAtOnce={sendsAtOnce} />
      ) : (
        <input {...field} type="file" className={styles.file} />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
