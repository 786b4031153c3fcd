import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { SafetyContact } from '../rules/product-schema.ts';
import styles from './product-editor.module.css';
import { useFieldWords } from './product-fields.tsx';
import { useForm } from './use-product-form.ts';

/** Who answers for the safety of a product; a known name brings its address along. */
export function ContactField({
  field,
  known,
}: {
  readonly field: 'manufacturer' | 'responsible';
  readonly known: readonly SafetyContact[];
}) {
  const { values, set } = useForm();
  const { productEditor: words } = useBackOfficeWords();
  const { id, label, hint, error } = useFieldWords(field);
  const contact = values[field] ?? { name: '', address: '', email: '' };
  const change = (part: Partial<SafetyContact>) => {
    const typed = { ...contact, ...part };
    set(field, Object.values(typed).every((text) => text === '') ? null : typed);
  };
  return (
    <fieldset className={styles.lines} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {hint === '' ? null : <p className={styles.hint}>{hint}</p>}
      <TextField
        id={`${id}-name`}
        label={words.contact.name}
        value={contact.name}
        maxLength={200}
        list={`${id}-known`}
        autoComplete="off"
        onChange={(event) => {
          const name = event.currentTarget.value;
          change(known.find((one) => one.name === name) ?? { name });
        }}
      />
      <datalist id={`${id}-known`}>
        {known.map((one) => (
          <option key={`${one.name} ${one.address} ${one.email}`} value={one.name}>
            {one.address}
          </option>
        ))}
      </datalist>
      <TextField
        id={`${id}-address`}
        label={words.contact.address}
        value={contact.address}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <TextField
        id={`${id}-email`}
        label={words.contact.email}
        type="email"
        value={contact.email}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      {error === '' ? null : <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
