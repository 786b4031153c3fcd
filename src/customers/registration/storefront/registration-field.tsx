import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { DateField } from '#kit/ui/controls/date-field.tsx';
import { describedBy, FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import type { RegistrationMessages } from '#messages/it/registration.ts';
import { VatNumberField } from '#pricing/vat/storefront/vat-number-field.tsx';
import { parseItalianDate } from '../rules/italian-date.ts';
import { type RegistrationField as Field, fieldName } from '../rules/registration-form.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../rules/registration-limits.ts';
import type { RegistrationPage } from '../rules/registration-page.ts';
import { ChoiceField } from './choice-field.tsx';
import { CountryField } from './country-field.tsx';
import { FileField } from './file-field.tsx';

export type RegistrationFieldProps = {
  readonly field: Field;
  readonly page: RegistrationPage;
  /** what was typed so far, by the inputs' names; a file field writes down here what it has sent */
  readonly typed: Record<string, string | undefined>;
  readonly errors: Readonly<Record<string, string>>;
  readonly words: RegistrationMessages;
  readonly locale: 'it' | 'en';
};

/** The input of one field, by its kind. */
export function RegistrationField(props: RegistrationFieldProps) {
  const { field, page, typed, errors, words, locale } = props;
  const id = fieldName(field);
  const label = field.required ? `${field.label} *` : words.optional(field.label);
  const error = errors[id] ?? '';
  const value = typed[id] ?? '';
  const input = {
    id,
    name: id,
    label,
    hint: field.hint,
    error,
    defaultValue: value,
    'aria-required': field.required || undefined,
  };
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'email':
    case 'phone':
      return <TextField {...input} {...typing[field.kind]} />;
    case 'vat-number':
      return (
        <VatNumberField
          {...{ id, label, error, value }}
          field={page.vat}
          hint={field.hint}
          required={field.required}
          country={page.country}
          countryField="billing_country"
          resetField="shipping_country"
          validatesByScriptOnly
        />
      );
    case 'long-text':
      return <TextArea {...input} maxLength={MAX_LONG_TEXT} />;
    case 'select':
      return <Select {...input} options={[{ value: '', label: words.choose }, ...field.options]} />;
    case 'radio':
      return <ChoiceField {...{ field, label, error, value }} />;
    case 'checkbox':
      return (
        <div>
          <Checkbox
            id={id}
            name={id}
            value="1"
            defaultChecked={value !== ''}
            aria-required={field.required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, field.hint, error)}
          >
            {field.required ? `${field.label} *` : field.label}
          </Checkbox>
          <FieldNotes id={id} hint={field.hint} error={error} />
        </div>
      );
    case 'date':
      return (
        <DateField
          {...{ id, label, error, locale }}
          defaultValue={value}
          required={field.required}
          hint={field.hint || words.date.hint}
          thisYear={page.thisYear}
          parse={(text) => parseItalianDate(text, page.thisYear)}
          write={writtenDay}
          words={{
            open: words.date.open(field.label),
            title: words.date.dialog(field.label),
            close: words.date.close,
            loading: words.date.loading,
            failed: words.date.failed,
          }}
        />
      );
    case 'file':
      return <FileField {...{ field, page, typed, label, error, words }} />;
    case 'country':
      return <CountryField {...{ field, page, typed, label, errors, words }} />;
  }
}

type Typed = 'text' | 'number' | 'email' | 'phone';

/** How a field is typed into on a phone, and how much it holds. */
const typing: Readonly<Record<Typed, Partial<TextFieldProps>>> = {
  text: { maxLength: MAX_TEXT },
  number: { inputMode: 'decimal', maxLength: 24, autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', maxLength: 254, spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', maxLength: 40 },
};
