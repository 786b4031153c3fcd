import { countries } from './facts/countries.data.ts';
import { countriesEn } from './facts/countries-en.data.ts';

export type CountryOption = { readonly code: string; readonly label: string };

const labels = { it: countries, en: countriesEn };

/** A country's name; of an unknown code the code itself (ADDR-02). */
export function countryLabel(code: string, locale: 'it' | 'en' = 'it'): string {
  return (Object.hasOwn(labels[locale], code) ? labels[locale][code] : undefined) ?? code;
}

/** The countries that the shop sells to, in alphabetical order of the language (ADDR-02, ADDR-15). */
export function countryOptions(
  locale: 'it' | 'en' = 'it',
  sellTo: (country: string) => boolean = () => true,
): CountryOption[] {
  return Object.entries(labels[locale])
    .filter(([code]) => sellTo(code))
    .map(([code, label]) => ({ code, label }));
}
