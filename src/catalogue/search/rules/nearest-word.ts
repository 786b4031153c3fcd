import { editDistance } from './edit-distance.ts';
import { shortestMisspelt, twoErrorsFrom } from './search-limits.ts';

/** A word of the catalogue and how many products stand under it. */
export type KnownWord = { readonly word: string; readonly uses: number };

const mostErrors = (word: string) => (word.length >= twoErrorsFrom ? 2 : 1);

// Doubled letters are the most common error in Italian, so they count less than any other.
const single = (word: string) => word.replace(/(.)\1+/gu, '$1');
const doubledOnly = 0.5;

function errorsBetween(typed: string, word: string): number {
  const errors = editDistance(single(typed), single(word));
  return errors === 0 && typed !== word ? doubledOnly : errors;
}

/** Errors against the beginning of a word that fits best. */
function errorsInBeginning(typed: string, word: string): number {
  const lengths = [-1, 0, 1, 2].map((more) => typed.length + more);
  return Math.min(...lengths.map((length) => errorsBetween(typed, word.slice(0, length))));
}

/**
 * The word of the catalogue that was probably meant: at most one letter wrong up to five letters, at most two in longer
 * words, and among candidates the one on most products. With `asBeginning` the typed word may be unfinished. Null if there is none.
 */
export function nearestWord(typed: string, known: readonly KnownWord[], asBeginning: boolean): string | null {
  if (typed.length < shortestMisspelt) return null;
  const judged = known.flatMap(({ word, uses }) => {
    const whole = errorsBetween(typed, word);
    if (whole <= mostErrors(typed)) return [{ word, uses, errors: whole }];
    const isLonger = asBeginning && word.length > typed.length;
    const begun = isLonger ? errorsInBeginning(typed, word) : Number.POSITIVE_INFINITY;
    // What is unfinished may become anything: it must be nearer than a whole word.
    return begun < mostErrors(typed) ? [{ word, uses, errors: begun + 1 }] : [];
  });
  judged.sort((a, b) => a.errors - b.errors || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  return judged[0]?.word ?? null;
}
