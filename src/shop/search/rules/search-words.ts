import { longestSearchWord, mostSearchWords } from './constants.ts';

/** The words of a search: letters and digits without accents, in small letters; at most eight, whatever was typed. */
export function searchWords(text: string): string[] {
  const plain = text.slice(0, 1000).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{Ll}\p{Lo}\p{N}]+/gu) ?? [];
  return words.slice(0, mostSearchWords).map((word) => [...word].slice(0, longestSearchWord).join(''));
}
