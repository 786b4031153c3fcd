import { phoneNumbers } from './facts/phones.data.ts';
import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from './fields/field-limits.ts';

const keepsItsZero: readonly string[] = ['IT', 'SM', 'VA'];

/** International numbers have at most 15 digits with their calling code (ITU-T E.164). */
const mostDigits = 15;

/**
 * Whether a text can be a telephone number from a country: one of that country has as many digits as its numbers have,
 * one that begins with the `+` of another country between 7 and 15.
 */
export function isPhoneOf(country: string, text: string): boolean {
  if (!isPhone(text)) return false;
  const digits = text.replace(/\D/g, '');
  const known = Object.hasOwn(phoneNumbers, country) ? phoneNumbers[country] : undefined;
  const isInternational = /^\s*(?:\+|00)/.test(text);
  const international = digits.replace(/^00/, '');
  if (isInternational && !(known && international.startsWith(known[0]))) {
    return international.length >= 7 && international.length <= mostDigits;
  }
  if (!known) return true;
  const [code, fewest, most] = known;
  const own = isInternational ? international.slice(code.length) : digits;
  // Many write the zero of the country after its code, in brackets; Hungary dials 06 before its numbers.
  const national = keepsItsZero.includes(country) ? own : own.replace(country === 'HU' ? /^06/ : /^0/, '');
  return national.length >= fewest && national.length <= most;
}

/** Whether a text can be a telephone number: digits, blanks and `+ - ( ) / .`, with 5 to 20 digits. */
function isPhone(text: string): boolean {
  if (!/^[\d +\-()/.]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}
