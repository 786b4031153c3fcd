import { countries } from '../facts/countries.data.ts';

/** Whether a text is an assigned ISO 3166-1 alpha-2 code, in capitals (ADDR-02). */
export function isCountry(code: string): boolean {
  return Object.hasOwn(countries, code);
}
