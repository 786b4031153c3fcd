import { searchWords } from './search-words.ts';

/** A name made ready to be compared: its words without their endings. */
export type ComparedName = readonly string[];

// `filtri` and `filtro`, `dischi` and `disco`: what is left is the same.
const withoutEnding = (word: string) => (word.length > 3 ? word.replace(/h?[aeiou]$/, '') : word);

export function comparedName(name: string): ComparedName {
  return searchWords(name).map(withoutEnding);
}

/** Words too short to name a category or brand by themselves. */
const shortest = 2;

/** How many of the typed words begin a word of the name; the better, the more of the name they cover. */
export function nameMatch(typed: readonly string[], name: ComparedName): { words: number; share: number } {
  const meant = typed.filter((word) => word.length >= shortest).map(withoutEnding);
  const hit = meant.filter((word) => name.some((part) => part.startsWith(word)));
  return { words: hit.length, share: name.length === 0 ? 0 : hit.length / name.length };
}
