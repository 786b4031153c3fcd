import { longestMissedSearch, shortestMissedSearch } from './search-limits.ts';
import { searchWords } from './search-words.ts';

// The characters of searches for parts; scanners that probe for holes send others.
const writtenByShoppers = /^[\p{L}\p{M}\p{N}\s.,:'’´`"“”()/+&°ø-]+$/iu;

// A search that may identify a person or a car is never counted.
const personal = [
  /@/,
  // Italian tax code
  /\b[A-Z]{6}\s?\d{2}\s?[A-Z]\d{2}\s?[A-Z]\d{3}\s?[A-Z]\b/i,
  // bank account
  /\b[A-Z]{2}\d{2}\s?[A-Z]?\d{3}[\dA-Z\s]{8,}/i,
  // vehicle identification number
  /\b[A-HJ-NPR-Z0-9]{17}\b/i,
  // number plate
  /\b[A-Z]{2}[\s-]?\d{3}[\s-]?[A-Z]{2}\b/i,
  // telephone: with its prefix, or a mobile number
  /\+\s?\d|\b00\d{9,}|\b3\d{2}[\s./-]?\d{3}[\s.-]?\d{3,4}\b|\b0\d{1,3}[\s/-]\d{5,}/,
];

/**
 * The words under which a search without results is counted: normalised, or null for what must not be stored (nothing
 * that could name a person, a telephone, a car) and for what no shopper writes.
 */
export function missedWords(text: string): string | null {
  if (text.length > longestMissedSearch || !writtenByShoppers.test(text)) return null;
  if (personal.some((pattern) => pattern.test(text))) return null;
  const words = searchWords(text).join(' ');
  return words.length >= shortestMissedSearch ? words : null;
}
