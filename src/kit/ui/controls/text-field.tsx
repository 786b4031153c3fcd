import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldNotes } from './field-notes.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  readonly id: string;
  readonly label: string;
  /** stands after the label where the field may stay empty */
  readonly optional?: string;
  readonly hint?: string;
  readonly error?: string;
};

export function TextField({ id, label, optional, hint = '', error = '', ...input }: TextFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </label>
      <input
        {...input}
        id={id}
        className={`input-text ${styles.control}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
