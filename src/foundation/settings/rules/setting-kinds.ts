import { z } from 'zod';
import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import * as fields from '#foundation/forms/rules/fields.ts';
import type { Field } from '#foundation/forms/rules/form-schema.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { contrastOf, isColour, READABLE_CONTRAST, readableShade } from './colour-contrast.ts';
import type { SettingGroup } from './setting-groups.ts';
import { type BrandKind, isBrandFile } from './shop-brand.ts';

/** How staff enter a setting: `amount` is typed in euro and stored in cents, `texts` line by line. */
export type SettingInput =
  | { readonly kind: 'text' | 'email'; readonly isRequired: boolean }
  | { readonly kind: 'colour' }
  /** entered on a page of its own: no field of the settings */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number' | 'amount'; readonly max: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'country' }
  | { readonly kind: 'countries' }
  | { readonly kind: 'texts' };

/** Why what was entered is no value of a setting. */
export type SettingProblem =
  | 'missing'
  | 'too-long'
  | 'no-email'
  | 'not-a-number'
  | 'not-an-amount'
  | 'no-choice'
  | 'no-country'
  | 'no-colour'
  | 'no-iban'
  | 'no-sdi-code'
  | 'no-picture'
  | { readonly code: 'too-large'; readonly max: number }
  | { readonly code: 'low-contrast'; readonly suggestion: string };

/** A setting of the shop: what it is without an entry in the database, under which heading and how staff enter it. */
export type Definition<T> = {
  readonly group: SettingGroup;
  readonly fallback: T;
  readonly input: SettingInput;
  /** what may be stored; heading and input are its metadata */
  readonly schema: z.ZodType<T>;
  /** what staff may enter */
  readonly field: Field<T, SettingProblem>;
};

type Wrong = (problem: SettingProblem) => void;

const define = <T>(
  group: SettingGroup,
  fallback: T,
  input: SettingInput,
  schema: z.ZodType<T>,
  field: Field<T, SettingProblem>,
): Definition<T> => ({ group, fallback, input, schema: schema.meta({ group, input }), field });

const mostEmails = { most: 300, tooLong: 'too-long' } as const;
const mostTexts = 100;

/** A line of text; where it is required staff cannot empty it. */
/* @__NO_SIDE_EFFECTS__ */
export function text(
  group: SettingGroup,
  fallback: string,
  { isRequired = false }: { readonly isRequired?: boolean } = {},
): Definition<string> {
  const field = fields.line(isRequired ? { required: 'missing', ...mostEmails } : mostEmails);
  return define(group, fallback, { kind: 'text', isRequired }, z.string(), field);
}

/** An email address; where it is not required staff may empty it. */
/* @__NO_SIDE_EFFECTS__ */
export function email(
  group: SettingGroup,
  fallback: string,
  { isRequired = true }: { readonly isRequired?: boolean } = {},
): Definition<string> {
  const isFine = (typed: string) => isEmail(typed) || (typed === '' && !isRequired);
  const field = fields.fieldBy((typed, wrong: Wrong) => {
    if (!isFine(typed.trim())) wrong('no-email');
    return typed.trim();
  });
  return define(group, fallback, { kind: 'email', isRequired }, z.string().refine(isFine), field);
}

/** A line of text, in capitals, that passes a test or is empty; what was stored before the test stays. */
/* @__NO_SIDE_EFFECTS__ */
export function checkedText(
  group: SettingGroup,
  holds: (value: string) => boolean,
  problem: 'no-iban' | 'no-sdi-code',
): Definition<string> {
  const field = fields.lineThat(holds, problem, { isUpperCase: true });
  return define(group, '', { kind: 'text', isRequired: false }, z.string(), field);
}

/** A colour that can be read on and under all of some light ones. */
/* @__NO_SIDE_EFFECTS__ */
export function colour(group: SettingGroup, fallback: string, lights: readonly string[]): Definition<string> {
  const field = fields.fieldBy((typed, wrong: Wrong) => {
    const value = typed.trim().toLowerCase();
    if (!isColour(value)) wrong('no-colour');
    else if (lights.some((light) => contrastOf(value, light) < READABLE_CONTRAST)) {
      wrong({ code: 'low-contrast', suggestion: readableShade(value, lights) });
    }
    return value;
  });
  return define(group, fallback, { kind: 'colour' }, z.string().refine(isColour), field);
}

/** A picture that the shop is known by, by the name of its files. */
/* @__NO_SIDE_EFFECTS__ */
export function brand(group: SettingGroup, of: BrandKind): Definition<string> {
  const isFine = (name: string) => isBrandFile(of, name);
  const field = fields.fieldBy((typed, wrong: Wrong) => {
    if (!isFine(typed)) wrong('no-picture');
    return typed;
  });
  return define(group, '', { kind: 'elsewhere' }, z.string().refine(isFine), field);
}

/** A text that passes a test and comes from a page of its own, which says what is wrong with it. */
/* @__NO_SIDE_EFFECTS__ */
export function entered(group: SettingGroup, isFine: (value: string) => boolean): Definition<string> {
  const field = fields.fieldBy((typed, wrong: Wrong) => {
    if (!isFine(typed)) wrong('missing');
    return typed;
  });
  return define(group, '', { kind: 'elsewhere' }, z.string().refine(isFine), field);
}

/** Yes or no. */
/* @__NO_SIDE_EFFECTS__ */
export function flag(group: SettingGroup, fallback: boolean): Definition<boolean> {
  const field = fields.fieldBy((_, __: Wrong, all) => all.includes('1'));
  return define(group, fallback, { kind: 'flag' }, z.boolean(), field);
}

const numberUpTo = (
  max: number,
  code: 'not-a-number' | 'not-an-amount',
  read: (typed: string) => number | null,
) =>
  fields.fieldBy((typed, wrong: Wrong) => {
    const number = read(typed);
    if (number === null) wrong(code);
    else if (number > max) wrong({ code: 'too-large', max });
    return number ?? 0;
  });

const stored = (max: number) => z.int().min(0).max(max);

/** A whole number from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(group: SettingGroup, fallback: number, max: number): Definition<number> {
  const read = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : null);
  return define(group, fallback, { kind: 'number', max }, stored(max), numberUpTo(max, 'not-a-number', read));
}

/** An amount in cents. */
/* @__NO_SIDE_EFFECTS__ */
export function amount(group: SettingGroup, fallback: number, max: number): Definition<number> {
  const read = (typed: string) => parseEuro(typed.replace(/€/g, ''));
  return define(
    group,
    fallback,
    { kind: 'amount', max },
    stored(max),
    numberUpTo(max, 'not-an-amount', read),
  );
}

/** One of a few words. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<T extends string>(
  group: SettingGroup,
  choices: readonly T[],
  fallback: T,
): Definition<T> {
  const schema = z.enum(choices as readonly [T]) as unknown as z.ZodType<T>;
  return define(group, fallback, { kind: 'choice', choices }, schema, fields.choice(choices, 'no-choice'));
}

/** A list of texts, each on a line of at most `longest` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function texts(
  group: SettingGroup,
  fallback: readonly string[],
  { longest = mostEmails.most }: { readonly longest?: number } = {},
): Definition<readonly string[]> {
  const field = fields.fieldBy((typed, wrong: Wrong) => {
    const lines = typed
      .split('\n')
      .map(tidyText)
      .filter((line) => line !== '');
    if (lines.length > mostTexts || lines.some((line) => line.length > longest)) wrong('too-long');
    return lines;
  });
  return define<readonly string[]>(group, fallback, { kind: 'texts' }, z.array(z.string()), field);
}

/** A country, by its code. */
/* @__NO_SIDE_EFFECTS__ */
export function country(group: SettingGroup, fallback: string): Definition<string> {
  const schema = z.string().refine(isCountry);
  return define(group, fallback, { kind: 'country' }, schema, fields.country('no-country'));
}

/** Countries, by their codes. */
/* @__NO_SIDE_EFFECTS__ */
export function countries(group: SettingGroup, fallback: readonly string[]): Definition<readonly string[]> {
  const field = fields.fieldBy((_, wrong: Wrong, all) => {
    if (all.length === 0 || !all.every(isCountry)) wrong('no-country');
    return [...new Set(all)];
  });
  const schema = z.array(z.string().refine(isCountry));
  return define<readonly string[]>(group, fallback, { kind: 'countries' }, schema, field);
}
