import { Fragment, isValidElement, type ReactElement } from 'react';
import { type PostedForm, typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select, type SelectOption } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { ChoiceBoxes } from './choice-boxes.tsx';
import sheet from './staff-form.module.css';

type Input = { readonly maxLength?: number; readonly required?: true };
type Area = { readonly rows: number; readonly maxLength?: number; readonly spellCheck?: false };
type Numeric = Input & { readonly kind: 'number' | 'money' | 'percent' };
type Line =
  | (Input & {
      readonly kind: 'text' | 'email';
      /** offered while one writes */
      readonly suggestions?: readonly string[];
    })
  | { readonly kind: 'date' }
  | { readonly kind: 'choice'; readonly options: readonly SelectOption[] }
  | (Area & { readonly kind: 'long-text' });
type Boxes = {
  readonly kind: 'boxes';
  readonly choices: readonly SelectOption[];
  readonly summary: (chosen: number) => string;
};
type Shown<Kind> = Kind & { /** what is shown of it, where that is not its value */ readonly value?: string };

// What a field may be follows from what the schema reads: a date is a text, money a number of cents, a share of basis points.
type KindOf<Value> = [Value] extends [boolean]
  ? { readonly kind: 'flag' }
  : [Value] extends [string]
    ? Shown<Line>
    : [Value] extends [number | null]
      ? Shown<Numeric>
      : [Value] extends [readonly string[]]
        ? Shown<Area & { readonly kind: 'codes' }> | Boxes
        : [Value] extends [readonly number[]]
          ? Boxes
          : Area & { readonly kind: 'long-text'; readonly value: string };

/** A field of a record, by a name that the schema of its form reads. */
export type RecordField<Draft> = {
  readonly [Name in keyof Draft & string]: { readonly name: Name } & KindOf<Draft[Name]>;
}[keyof Draft & string];

/** A field, or a part of the form that is written by hand. */
type Part<Draft> = RecordField<Draft> | ReactElement;

/** Fields one below the other; a list in the list stands in one row. */
export type FieldRows<Draft> = readonly (Part<Draft> | readonly Part<Draft>[] | false)[];

/** Fields in sections, each with its heading; without headings they are a list. */
export type FieldSections<Draft> =
  | FieldRows<Draft>
  | readonly { readonly legend: string; readonly fields: FieldRows<Draft> }[];

export type RecordFieldsProps<Draft> = {
  readonly fields: FieldSections<Draft>;
  readonly draft: Draft;
  /** shown instead of the draft: a form that was refused, as it was typed */
  readonly typed: PostedForm | null;
  readonly labels: { readonly [Name in keyof Draft & string]: string };
  readonly hints: { readonly [Name in keyof Draft & string]?: string };
  readonly idOf: (name: string) => string;
  readonly errorOf: (name: string) => string;
};

// What the fields of any record are drawn from.
type AnyField = { readonly name: string } & (
  | { readonly kind: 'flag' }
  | Shown<Numeric | Line | (Area & { readonly kind: 'codes' })>
  | Boxes
);
type AnyFields = Omit<RecordFieldsProps<Readonly<Record<string, unknown>>>, 'fields'>;

/** The fields of a record as they are declared. */
export function RecordFields<Draft extends object>({ fields, ...props }: RecordFieldsProps<Draft>) {
  const drawn = props as unknown as AnyFields;
  return fields.map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a form never move
    if (typeof part !== 'object' || !('legend' in part)) return <Row key={at} part={part} {...drawn} />;
    return (
      <fieldset key={part.legend}>
        <legend>{part.legend}</legend>
        <RecordFields {...props} fields={part.fields} />
      </fieldset>
    );
  });
}

function Row({ part, ...props }: AnyFields & { readonly part: unknown }) {
  if (!Array.isArray(part)) return <RecordPart part={part} {...props} />;
  return (
    <div className={sheet.row}>
      {part.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a form never move
        <RecordPart key={at} part={one} {...props} />
      ))}
    </div>
  );
}

function RecordPart({ part, draft, typed, labels, hints, idOf, errorOf }: AnyFields & { part: unknown }) {
  if (!part) return null;
  if (isValidElement(part)) return <Fragment>{part}</Fragment>;
  const field = part as AnyField;
  const { name, kind } = field;
  const id = idOf(name);
  const label = labels[name] ?? '';
  const hint = hints[name] ?? '';
  if (kind === 'flag') {
    const isOn = typed ? typedFlag(typed, name) : draft[name] === true;
    return (
      <Checkbox id={id} name={name} value="1" defaultChecked={isOn}>
        {label}
      </Checkbox>
    );
  }
  const error = errorOf(name);
  if (kind === 'boxes') {
    const chosen = typed ? (typed[name] ?? []) : (draft[name] as readonly unknown[]).map(String);
    const { choices, summary } = field;
    return (
      <ChoiceBoxes {...{ id, name, label, hint, error, choices, chosen }} summary={summary(chosen.length)} />
    );
  }
  const shown = field.value ?? textOf(kind, draft[name]);
  const defaultValue = typed ? typedText(typed, name) : shown;
  const common = { id, name, label, hint, defaultValue, error, autoComplete: 'off' };
  if (kind === 'choice') return <Select {...common} options={field.options} />;
  if (kind === 'date') return <TextField {...common} type="date" max="2099-12-31" />;
  if (kind === 'codes' || kind === 'long-text') {
    const { rows, maxLength, spellCheck } = field;
    return <TextArea {...common} {...{ rows, maxLength, spellCheck }} />;
  }
  const suggestions = 'suggestions' in field ? field.suggestions : [];
  const list = `${id}-known`;
  return (
    <>
      <TextField
        {...common}
        {...(suggestions.length > 0 ? { list } : {})}
        {...(kind === 'email' ? { type: 'email' } : {})}
        inputMode={
          kind === 'number' ? 'numeric' : kind === 'money' || kind === 'percent' ? 'decimal' : undefined
        }
        maxLength={field.maxLength}
        aria-required={field.required}
      />
      {suggestions.length > 0 ? (
        <datalist id={list}>
          {suggestions.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

function textOf(kind: string, value: unknown): string {
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value !== 'number') return String(value ?? '');
  if (kind === 'money') return formatAmount(toCents(value), 'it');
  return kind === 'percent' ? String(value / 100).replace('.', ',') : String(value);
}
