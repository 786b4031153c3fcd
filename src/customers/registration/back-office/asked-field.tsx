import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { StaffFileField } from '#foundation/records/back-office/staff-file-field.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';
import { fieldName, fileInputName, type RegistrationField, stateName } from '../rules/registration-form.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../rules/registration-limits.ts';

export type AskedFieldProps = {
  readonly field: RegistrationField;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
};

const typing = {
  text: {},
  'vat-number': {},
  number: { inputMode: 'decimal' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  date: {},
} as const;

/** A question of the registration form as staff answer it for a customer. */
export function AskedField({ field, typed, errors }: AskedFieldProps) {
  const { newCustomer: words, locale } = useBackOfficeWords();
  const { date, file, optional } = registrationWordsFor(locale);
  const id = fieldName(field);
  const value = typed[id] ?? '';
  const input = {
    id,
    name: id,
    label: field.required ? `${field.label} *` : optional(field.label),
    hint: field.hint,
    error: errors[id] ?? '',
    'aria-required': field.required || undefined,
  };
  const nothing = { value: '', label: words.choose };
  switch (field.kind) {
    case 'long-text':
      return <TextArea {...input} defaultValue={value} maxLength={MAX_LONG_TEXT} />;
    case 'select':
    case 'radio':
      return <Select {...input} defaultValue={value} options={[nothing, ...field.options]} />;
    case 'checkbox':
      return (
        <div>
          <Checkbox id={id} name={id} value="1" defaultChecked={value !== ''}>
            {input.label}
          </Checkbox>
          <FieldNotes id={id} hint={field.hint} error={input.error} />
        </div>
      );
    case 'file':
      return (
        <>
          {value === '' ? null : <input type="hidden" name={id} value={value} readOnly />}
          <StaffFileField {...input} name={fileInputName(field)} hint={field.hint || file.hint} />
        </>
      );
    case 'country':
      return (
        <>
          <Select
            {...input}
            defaultValue={value}
            options={[nothing, ...countryOptions(locale).map(({ code, label }) => ({ value: code, label }))]}
          />
          <TextField
            id={stateName(field)}
            name={stateName(field)}
            label={words.state}
            error={errors[stateName(field)] ?? ''}
            defaultValue={typed[stateName(field)] ?? ''}
            maxLength={MAX_TEXT}
            autoComplete="off"
          />
        </>
      );
    default:
      return (
        <TextField
          {...input}
          {...typing[field.kind]}
          hint={field.hint || (field.kind === 'date' ? date.hint : '')}
          defaultValue={value}
          maxLength={MAX_TEXT}
          autoComplete="off"
        />
      );
  }
}
