import { longestSearch } from './search-limits.ts';

/**
 * What was typed, as it is searched for and shown: one line without control characters and without the invisible
 * characters that change the direction of a text; at most 200 characters, never half of one.
 */
export function cleanSearch(text: string): string {
  const oneLine = text
    .slice(0, 4 * longestSearch)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...oneLine].slice(0, longestSearch).join('').trimEnd();
}
