import { hasCheckDigits } from './digits/check-digits.ts';
import { longestVatNumber } from './vat-check-limits.ts';
import { vatFormatFor, vatFormatOf } from './vat-country.ts';
import type { VatNumber } from './vat-number.ts';

type VatNumberProblem = { readonly code: 'invalid' | 'invalidcountry' };

export type ReadVatNumber =
  | { readonly ok: true; readonly number: VatNumber }
  | { readonly ok: false; readonly error: VatNumberProblem };

const invalid: ReadVatNumber = { ok: false, error: { code: 'invalid' } };
const invalidCountry: ReadVatNumber = { ok: false, error: { code: 'invalidcountry' } };

/** In capitals and without the blanks, dots and hyphens that people part numbers by. */
export function tidyVatNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.\p{Pd}]/gu, '');
}

/**
 * Reads a VAT number for the country of an address, with its prefix or without: format and check digits decide (VAT-02). A number that
 * begins with the letters of another country, or a country without such numbers, is `invalidcountry`; anything else wrong is `invalid`.
 */
export function readVatNumber(text: string, country: string): ReadVatNumber {
  const tidy = tidyVatNumber(text);
  if (tidy === '' || tidy.length > longestVatNumber) return invalid;
  const emails = tidy.slice(0, 2);
  const own = vatFormatOf(country);
  const named = vatFormatFor(emails);
  if (!own) return named ? invalidCountry : invalid;
  // The letters in front count first: what reads as a German number is none of France, whatever its key.
  if (named && named !== own && named.pattern.test(tidy.slice(2))) return invalidCountry;
  const candidates = [...(named === own ? [tidy.slice(2)] : []), tidy];
  const fitting = candidates.filter((number) => own.pattern.test(number));
  const number = fitting.find((one) => hasCheckDigits(own.prefix, one));
  if (number !== undefined) return { ok: true, number: { prefix: own.prefix, number } };
  return invalid;
}
