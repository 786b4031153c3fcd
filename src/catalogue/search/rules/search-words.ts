import { longestSearchWord, mostSearchWords } from './search-limits.ts';
import { stopWords } from './stop-words.ts';

function allWords(text: string): readonly string[] {
  const plain = text.slice(0, 1000).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{Ll}\p{Lo}\p{N}]+/gu) ?? [];
}

const bounded = (words: readonly string[]) =>
  words.slice(0, mostSearchWords).map((word) => [...word].slice(0, longestSearchWord).join(''));

/** The words of a text: letters and digits without accents, in small letters; at most eight, whatever was typed. */
export function searchWords(text: string): string[] {
  return bounded(allWords(text));
}

/**
 * The words that a search is about, at most eight: without those that Italian passes over (`batteria per la` is about
 * `batteria`); where there are no others, all of them, for they may be the beginnings of words that are still being typed.
 */
export function askedWords(text: string): string[] {
  const words = allWords(text);
  const meaningful = words.filter((word) => !stopWords.has(word));
  return bounded(meaningful.length > 0 ? meaningful : words);
}
