import { z } from 'zod';
import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { Field } from './form-schema.ts';
import { readAmount, readDay, readShare, readWhole } from './typed-values.ts';

// Every field says in its first half how it is typed, in its second what it may be. The codes of a form are the messages.

/** What was posted under a name, read by a function of the first and of all values. */
function typed<Value>(read: (first: string, all: readonly string[]) => Value) {
  return z
    .array(z.string())
    .readonly()
    .default([])
    .transform((all) => read(all[0] ?? '', all));
}

type TextRules<Problem> = {
  readonly required?: Problem;
  readonly most?: number;
  readonly tooLong?: Problem;
};

function textBy<Problem extends string>(
  tidy: (text: string) => string,
  { required, most, tooLong }: TextRules<Problem>,
): Field<string, Problem> {
  let schema = z.string();
  if (required !== undefined) schema = schema.min(1, required);
  if (most !== undefined) schema = schema.max(most, tooLong ?? required);
  return typed(tidy).pipe(schema);
}

/** A text as it was typed, blanks and all: a password, lines that are read later. */
/* @__NO_SIDE_EFFECTS__ */
export function text<const Problem extends string = never>(rules: TextRules<Problem> = {}) {
  return textBy((value) => value, rules);
}

/** A text without blanks at its ends and without the NUL that no database stores. */
/* @__NO_SIDE_EFFECTS__ */
export function trimmed<const Problem extends string = never>(rules: TextRules<Problem> = {}) {
  return textBy((value) => value.replaceAll('\0', '').trim(), rules);
}

type LineCase = { readonly isUpperCase?: boolean };
const tidyBy = ({ isUpperCase = false }: LineCase) =>
  isUpperCase ? (text: string) => tidyText(text).toUpperCase() : tidyText;

/** One line of text: no blanks at its ends, single ones within, no control characters. */
/* @__NO_SIDE_EFFECTS__ */
export function line<const Problem extends string = never>(rules: TextRules<Problem> & LineCase = {}) {
  return textBy(tidyBy(rules), rules);
}

/** A text of many lines, with line feeds and without blanks at its ends. */
/* @__NO_SIDE_EFFECTS__ */
export function paragraph<const Problem extends string = never>(rules: TextRules<Problem> = {}) {
  return textBy((value) => value.replace(/\r\n?/g, '\n').trim(), rules);
}

/** A line that has to pass a test unless it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function lineThat<const Problem extends string>(
  holds: (value: string) => boolean,
  code: Problem,
  emails: LineCase = {},
): Field<string, Problem> {
  return typed(tidyBy(emails)).pipe(z.string().refine((value) => value === '' || holds(value), code));
}

/** An email address of at most so many characters, or nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function email<const Problem extends string>(code: Problem, most: number) {
  return lineThat((value) => isEmail(value) && value.length <= most, code);
}

/** The code of a country. */
/* @__NO_SIDE_EFFECTS__ */
export function country<const Problem extends string>(code: Problem): Field<string, Problem> {
  return typed((value) => value).pipe(z.string().refine(isCountry, code));
}

/** Whether a box was ticked. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(): Field<boolean> {
  return typed((value) => value !== '').pipe(z.boolean());
}

/** One of a few words. */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Value extends string, const Problem extends string>(
  values: readonly Value[],
  code: Problem,
): Field<Value, Problem> {
  return typed((value) => value).pipe(z.enum(values as [Value], code)) as unknown as Field<Value, Problem>;
}

/** One of a few words; whatever else is posted means the usual one. */
/* @__NO_SIDE_EFFECTS__ */
export function choiceOr<const Value extends string, const Usual>(
  values: readonly Value[],
  usual: Usual,
): Field<Value | Usual> {
  const read = (given: string) => values.find((value) => value === given.trim()) ?? usual;
  return typed(read) as Field<Value | Usual>;
}

/** An amount in euro as cents, null for an empty field: `7,90`, `1.234 €`; `plain` knows no sign. */
/* @__NO_SIDE_EFFECTS__ */
export function amount<const Problem extends string>(
  code: Problem,
  style: 'plain' | 'with-sign' = 'with-sign',
): Field<Cents | null, Problem> {
  const cents = z.int(code).nonnegative(code).nullable();
  return typed((value) => (style === 'plain' && value.includes('€') ? Number.NaN : readAmount(value))).pipe(
    cents,
  ) as unknown as Field<Cents | null, Problem>;
}

/** A whole number within its bounds, null for an empty field. */
/* @__NO_SIDE_EFFECTS__ */
export function whole<const Problem extends string>(
  min: number,
  max: number,
  code: Problem,
): Field<number | null, Problem> {
  return typed(readWhole).pipe(z.int(code).min(min, code).max(max, code).nullable());
}

/** A share typed with up to two decimals (`12,5`) as basis points, at most 100 %; null for an empty field. */
/* @__NO_SIDE_EFFECTS__ */
export function share<const Problem extends string>(code: Problem): Field<number | null, Problem> {
  return typed(readShare).pipe(z.int(code).min(0, code).max(10_000, code).nullable());
}

/** A number or an id that may not be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function needed<Value, Problem, const Missing extends string>(
  field: Field<Value | null, Problem>,
  code: Missing,
): Field<Value, Problem | Missing> {
  return field.refine((value) => value !== null, code) as unknown as Field<Value, Problem | Missing>;
}

/** A day `YYYY-MM-DD` of this century, '' for an empty field; in rules 'wrong' for what is none. */
/* @__NO_SIDE_EFFECTS__ */
export function day<const Problem extends string>(code: Problem): Field<string, Problem> {
  return typed(readDay).pipe(z.string().regex(/^(20\d\d-\d\d-\d\d)?$/, code));
}

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);

/** The id of something that is chosen, null for none; `code` for what is no id. */
/* @__NO_SIDE_EFFECTS__ */
export function id(): Field<number | null> {
  return typed((value) => (isId(value.trim()) ? Number(value) : null)).pipe(z.int().positive().nullable());
}

/** The ids of what is chosen, each once; what is none is left out, or refused where a code is given. */
/* @__NO_SIDE_EFFECTS__ */
export function ids<const Problem extends string = never>(code?: Problem): Field<readonly number[], Problem> {
  const read = (all: readonly string[]) => (code === undefined ? all.filter(isId) : all);
  return typed((_, all) => [...new Set(read(all).map((value) => (isId(value) ? Number(value) : 0)))]).pipe(
    z.array(z.int().positive(code)),
  );
}

/** The values of checkboxes with one name, as they were posted. */
/* @__NO_SIDE_EFFECTS__ */
export function boxes(): Field<readonly string[]> {
  return typed((_, all) => all).pipe(z.array(z.string()).readonly());
}

/** What is typed one a line, or between other separators, each once. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<const Problem extends string>(
  separators: RegExp,
  { most, tooMany }: { readonly most: number; readonly tooMany: Problem },
): Field<readonly string[], Problem> {
  return typed((value) => listOf(value, separators)).pipe(z.array(z.string()).max(most, tooMany));
}

const listOf = (value: string, separators: RegExp) => [
  ...new Set(
    value
      .split(separators)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

/** A field that is read by a function of its own; what `wrong` returns is what it passes for in the rules of the form. */
/* @__NO_SIDE_EFFECTS__ */
export function fieldBy<Value, const Problem>(
  read: (value: string, wrong: (problem: Problem) => void, all: readonly string[]) => Value,
): Field<Value, Problem> {
  return z
    .array(z.string())
    .readonly()
    .default([])
    .transform((all, context) =>
      read(
        all[0] ?? '',
        (problem) => {
          const { code, ...params } = typeof problem === 'string' ? { code: problem } : Object(problem);
          const more = Object.keys(params).length > 0 ? { params } : {};
          context.addIssue({ code: 'custom', message: code, ...more });
        },
        all,
      ),
    );
}
