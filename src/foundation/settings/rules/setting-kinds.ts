import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';

/** The headings under which staff find settings. */
export type SettingGroup =
  | 'shop'
  | 'catalogue'
  | 'product-page'
  | 'cart'
  | 'shipping'
  | 'payments'
  | 'reviews'
  | 'store-api'
  | 'registration'
  | 'vat'
  | 'prices'
  | 'conversations'
  | 'product-table'
  | 'subaccounts'
  | 'bulk-order'
  | 'offers';

/** How staff enter a setting: `amount` is typed in euro and stored in cents, `texts` line by line. */
export type SettingInput =
  | { readonly kind: 'text' | 'email'; readonly isRequired: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number' | 'amount'; readonly max: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'country' }
  | { readonly kind: 'countries' }
  | { readonly kind: 'texts' };

/** A setting of the shop: what it holds, what it is without an entry in the database, under which heading and how staff enter it. */
export type Definition<T> = {
  readonly group: SettingGroup;
  readonly fallback: T;
  readonly input: SettingInput;
  /** reads a stored value; null when it is none */
  readonly parse: (stored: unknown) => T | null;
};

/** A line of text; where it is required staff cannot empty it. */
export const text = (
  group: SettingGroup,
  fallback: string,
  { isRequired = false }: { readonly isRequired?: boolean } = {},
): Definition<string> => ({
  group,
  fallback,
  input: { kind: 'text', isRequired },
  parse: (stored) => (typeof stored === 'string' ? stored : null),
});

/** An e-mail address. */
export const email = (group: SettingGroup, fallback: string): Definition<string> => ({
  group,
  fallback,
  input: { kind: 'email', isRequired: true },
  parse: (stored) => (typeof stored === 'string' && isEmail(stored) ? stored : null),
});

/** Yes or no. */
export const flag = (group: SettingGroup, fallback: boolean): Definition<boolean> => ({
  group,
  fallback,
  input: { kind: 'flag' },
  parse: (stored) => (typeof stored === 'boolean' ? stored : null),
});

const isWhole = (stored: unknown, max: number): stored is number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= max;

/** A whole number from 0. */
export const wholeNumber = (group: SettingGroup, fallback: number, max: number): Definition<number> => ({
  group,
  fallback,
  input: { kind: 'number', max },
  parse: (stored) => (isWhole(stored, max) ? stored : null),
});

/** An amount in cents. */
export const amount = (group: SettingGroup, fallback: number, max: number): Definition<number> => ({
  group,
  fallback,
  input: { kind: 'amount', max },
  parse: (stored) => (isWhole(stored, max) ? stored : null),
});

/** One of a few words. */
export const oneOf = <T extends string>(
  group: SettingGroup,
  choices: readonly T[],
  fallback: T,
): Definition<T> => ({
  group,
  fallback,
  input: { kind: 'choice', choices },
  parse: (stored) => choices.find((choice) => choice === stored) ?? null,
});

const areTexts = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every((entry) => typeof entry === 'string');

/** A list of texts. */
export const texts = (group: SettingGroup, fallback: readonly string[]): Definition<readonly string[]> => ({
  group,
  fallback,
  input: { kind: 'texts' },
  parse: (stored) => (areTexts(stored) ? stored : null),
});

/** A country, by its code. */
export const country = (group: SettingGroup, fallback: string): Definition<string> => ({
  group,
  fallback,
  input: { kind: 'country' },
  parse: (stored) => (typeof stored === 'string' && isCountry(stored) ? stored : null),
});

/** Countries, by their codes. */
export const countries = (
  group: SettingGroup,
  fallback: readonly string[],
): Definition<readonly string[]> => ({
  group,
  fallback,
  input: { kind: 'countries' },
  parse: (stored) => (areTexts(stored) && stored.every(isCountry) ? stored : null),
});
