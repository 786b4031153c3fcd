import { useEffect, useState } from 'react';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select, type SelectOption } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductProblem } from '../rules/product-changes.ts';
import type { ProductField, ProductValues } from '../rules/product-schema.ts';
import { useForm } from './use-product-form.ts';

/** The fields whose values are of a kind. */
type FieldOf<Kind> = {
  [Field in ProductField]: ProductValues[Field] extends Kind ? Field : never;
}[ProductField];
type Common<Field> = {
  readonly field: Field;
  readonly label?: string;
  readonly hint?: string;
  readonly disabled?: boolean;
};

/** The id of a field of the editor, where links of the list of problems lead. */
export const fieldId = (field: ProductField) => `product-${field}`;

/** What the fields are called; translated ones by the language that they are in. */
export function useFieldNames() {
  const { productEditor: words } = useBackOfficeWords();
  return { ...words.fields, ...words.translatedFields(useForm().otherLanguage) };
}

/** What is wrong with a field, in a sentence. */
export function useFieldSentence() {
  const { problems: words } = useBackOfficeWords().productEditor;
  const sentences: Readonly<Record<string, string>> = words.of;
  return ({ code, taken }: ProductProblem) =>
    taken ? words.taken(taken.name) : (sentences[code] ?? words.wrong);
}

/** What a field is called, and what is wrong with it. */
export function useFieldWords(field: ProductField) {
  const { productEditor: words } = useBackOfficeWords();
  const { problems } = useForm();
  const names = useFieldNames();
  const sentenceOf = useFieldSentence();
  const problem = problems[field];
  const hints: Readonly<Partial<Record<ProductField, string>>> = words.hints;
  return {
    id: fieldId(field),
    label: names[field],
    hint: hints[field] ?? '',
    error: problem ? sentenceOf(problem) : '',
  };
}

export function LineField({
  field,
  label,
  hint,
  maxLength,
  type,
  lang,
}: Common<FieldOf<string | null>> & { maxLength?: number; type?: string; lang?: string }) {
  const { values, set } = useForm();
  const words = useFieldWords(field);
  return (
    <TextField
      {...words}
      label={label ?? words.label}
      hint={hint ?? words.hint}
      value={values[field] ?? ''}
      onChange={(event) => set(field, event.currentTarget.value)}
      maxLength={maxLength}
      type={type}
      lang={lang}
      autoComplete="off"
    />
  );
}

export function ParagraphField({
  field,
  rows = 3,
  lang,
  maxLength,
}: Common<FieldOf<string>> & { rows?: number; lang?: string; maxLength?: number }) {
  const { values, set } = useForm();
  return (
    <TextArea
      {...useFieldWords(field)}
      value={values[field]}
      onChange={(event) => set(field, event.currentTarget.value)}
      rows={rows}
      maxLength={maxLength}
      lang={lang}
    />
  );
}

/** A field whose text is another thing than its value: the text stays as it is typed, and follows a value from elsewhere. */
function useText(value: unknown, write: (value: never) => string, read: (text: string) => unknown) {
  const written = typeof value === 'string' ? value : write(value as never);
  const [text, setText] = useState(written);
  useEffect(() => {
    setText((typed) => (read(typed) === value ? typed : written));
  }, [value, written, read]);
  return [text, setText] as const;
}

const readCents = (text: string) => (text.trim() === '' ? null : (parseEuro(text.replace('€', '')) ?? text));
const writeCents = (cents: number | null) => (cents === null ? '' : formatAmount(toCents(cents), 'it'));

export function AmountField({ field, disabled, hint = '' }: Common<FieldOf<number | null>>) {
  const { values, set } = useForm();
  const [text, setText] = useText(values[field], writeCents, readCents);
  return (
    <TextField
      {...useFieldWords(field)}
      hint={hint}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      onChange={(event) => {
        setText(event.currentTarget.value);
        set(field, readCents(event.currentTarget.value) as never);
      }}
    />
  );
}

const readWhole = (text: string) =>
  text.trim() === '' ? null : /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text;
const writeWhole = (number: number | null) => (number === null ? '' : String(number));

export function NumberField({ field, hint }: Common<FieldOf<number | null>>) {
  const { values, set } = useForm();
  const [text, setText] = useText(values[field], writeWhole, readWhole);
  const words = useFieldWords(field);
  return (
    <TextField
      {...words}
      hint={hint ?? words.hint}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        setText(event.currentTarget.value);
        set(field, readWhole(event.currentTarget.value) as never);
      }}
    />
  );
}

/** `2026-12-24T10:00` in the time of the browser. */
function localMoment(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function MomentField({ field, disabled }: Common<'saleFrom' | 'saleTo' | 'publishAt'>) {
  const { values, set } = useForm();
  const words = useFieldWords(field);
  // The server does not know the time zone of the browser.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <TextField
      {...words}
      type="datetime-local"
      max="2099-12-31T23:59"
      value={isHere ? localMoment(values[field]) : ''}
      disabled={disabled}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        set(field, typed === '' ? null : new Date(typed).toISOString());
      }}
    />
  );
}

export function FlagField({ field }: Common<FieldOf<boolean>>) {
  const { values, set } = useForm();
  const { id, label } = useFieldWords(field);
  return (
    <Checkbox
      id={id}
      checked={values[field]}
      onChange={(event) => set(field, event.currentTarget.checked as never)}
    >
      {label}
    </Checkbox>
  );
}

export function ChoiceField({
  field,
  options,
  disabled,
}: Common<FieldOf<string>> & { options: readonly SelectOption[] }) {
  const { values, set } = useForm();
  return (
    <Select
      {...useFieldWords(field)}
      value={values[field]}
      options={options}
      disabled={disabled}
      onChange={(event) => set(field, event.currentTarget.value)}
    />
  );
}

/** One of what the shop has, or none. */
export function IdField({
  field,
  options,
}: Common<'brandId' | 'shippingClassId'> & {
  options: readonly { readonly id: number; readonly name: string }[];
}) {
  const { values, set } = useForm();
  const { productEditor: words } = useBackOfficeWords();
  return (
    <Select
      {...useFieldWords(field)}
      value={values[field] ?? ''}
      options={[
        { value: '', label: words.none },
        ...options.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(event) =>
        set(field, event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    />
  );
}
