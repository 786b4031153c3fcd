import kit from '#kit/ui/controls/field.module.css';
import { describedBy, FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { fieldName, type RegistrationField } from '../rules/registration-form.ts';
import styles from './choice-field.module.css';

export type ChoiceFieldProps = {
  readonly field: RegistrationField;
  readonly label: string;
  readonly error: string;
  readonly value: string;
};

/** A choice of one option, all of them visible. */
export function ChoiceField({ field, label, error, value }: ChoiceFieldProps) {
  const id = fieldName(field);
  return (
    <fieldset className={styles.choice} aria-describedby={describedBy(id, field.hint, error)}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {field.options.map((option, index) => (
          <label key={option.value} className={kit.check}>
            <input
              type="radio"
              // The summary of what is wrong leads to the first one.
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              defaultChecked={option.value === value}
              aria-invalid={error ? true : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={field.hint} error={error} />
    </fieldset>
  );
}
