import { countries } from './facts/countries.data.ts';
import { countriesEn } from './facts/countries-en.data.ts';

export type CountryOption = { readonly code: string; readonly label: string };

const labels = { it: countries, en: countriesEn };

const optionsIn = (locale: 'it' | 'en'): readonly CountryOption[] =>
  Object.entries(labels[locale]).map(([code, label]) => ({ code, label }));

const options = { it: optionsIn('it'), en: optionsIn('en') };

/** A country's name; of an unknown code the code itself (ADDR-02). */
export function countryLabel(code: string, locale: 'it' | 'en' = 'it'): string {
  return (Object.hasOwn(labels[locale], code) ? labels[locale][code] : undefined) ?? code;
}

/** The countries that the shop sells to, in alphabetical order of the language (ADDR-02, ADDR-15). */
export function countryOptions(
  locale: 'it' | 'en' = 'it',
  sellTo?: (country: string) => boolean,
): readonly CountryOption[] {
  return sellTo ? options[locale].filter(({ code }) => sellTo(code)) : options[locale];
}
