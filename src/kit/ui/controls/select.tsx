import type { ComponentProps } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './field.module.css';
import { describedBy, FieldNotes } from './field-notes.tsx';

export type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** of the label, where it is not that of the page */
  readonly lang?: string;
};

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  readonly id: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly hint?: string;
  readonly error?: string;
};

export function Select({ id, label, options, hint = '', error = '', ...select }: SelectProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select
          {...select}
          id={id}
          className={styles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
