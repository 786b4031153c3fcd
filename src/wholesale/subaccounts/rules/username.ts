import { LONGEST_USERNAME, SHORTEST_USERNAME } from './subaccount-limits.ts';

/**
 * Whether a text may be a username: 8 to 30 emails, digits and `. _ - @`, neither beginning nor ending with `_` or `.`, and without two
 * of these in a row (SUB-20, SUB-21).
 */
export function isUsername(text: string): boolean {
  if (text.length < SHORTEST_USERNAME || text.length > LONGEST_USERNAME) return false;
  return /^[A-Za-z0-9._@-]+$/.test(text) && !/^[._]|[._]$|[._]{2}/.test(text);
}
