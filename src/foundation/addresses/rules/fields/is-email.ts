import { MAX_EMAIL_LENGTH } from './field-limits.ts';

// Lists and display names (`a@b.it; c@d.it`, `Mario <a@b.it>`) are no single address: their signs are refused.
const shape = /^[^\s@,;<>"]+@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/;

/** Whether a text can be an email address: one @, a dot in the domain, no blanks, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && shape.test(text);
}
