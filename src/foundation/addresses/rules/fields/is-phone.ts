import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from './field-limits.ts';

/** Whether a text can be a telephone number: digits, blanks and `+ - ( ) / .`, with 5 to 20 digits. */
export function isPhone(text: string): boolean {
  if (!/^[\d +\-()/.]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}
