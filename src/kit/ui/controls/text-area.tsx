import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldNotes } from './field-notes.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
};

export function TextArea({ id, label, hint = '', error = '', rows = 4, ...area }: TextAreaProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
