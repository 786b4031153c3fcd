import { countBits, type DocumentBits } from './document-bits.ts';
import type { IndexForAudience, ListingFilter } from './listing-filter.ts';
import type { ListingIndex } from './listing-index.ts';

/** How often each term occurs among some documents. */
export function countTerms(index: ListingIndex, documents: DocumentBits): Uint32Array {
  const { pool, first, length, numbers } = index.terms;
  const counts = new Uint32Array(numbers.size);
  for (let at = 0; at < documents.length; at += 1) {
    let word = documents[at] ?? 0;
    while (word !== 0) {
      const document = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
      const begin = first[document] ?? 0;
      const end = begin + (length[document] ?? 0);
      for (let scope = begin; scope < end; scope += 1) {
        const term = pool[scope] ?? 0;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
  }
  return counts;
}

// One entry for each scope and each set of hidden goods.
const MOST_COUNTED = 1000;

/** How often each term occurs in a whole scope, whatever is chosen. */
export function countScope(
  { index, hidden }: IndexForAudience,
  { scope }: ListingFilter,
  documents: DocumentBits,
): Uint32Array {
  if (scope.kind === 'hits') return countTerms(index, documents);
  const key = `${scope.kind === 'shop' ? 'shop' : scope.term} ${hidden?.key ?? ''}`;
  const known = index.counted.get(key);
  if (known) return known;
  const counts = countTerms(index, documents);
  if (index.counted.size >= MOST_COUNTED) index.counted.clear();
  index.counted.set(key, counts);
  return counts;
}

/** The same for some documents of a scope of which all else is given: what is in the scope and not among them is taken off. */
export function countWithout(index: ListingIndex, inScope: Uint32Array, leftOut: DocumentBits): Uint32Array {
  const counts = countTerms(index, leftOut);
  for (let term = 0; term < counts.length; term += 1) {
    counts[term] = (inScope[term] ?? 0) - (counts[term] ?? 0);
  }
  return counts;
}

/** A group of some 35 choices costs as many words for each 32 documents as counting this many products of them. */
const WORDS_FOR_A_PRODUCT = 5;

/** What fails one condition and no other. */
export type Beside = { readonly documents: DocumentBits; readonly counts: Uint32Array | null };

/** By group, what fails its condition alone. */
export function countBesides(
  index: ListingIndex,
  filter: ListingFilter,
  names: readonly string[],
  failing: readonly DocumentBits[],
): ReadonlyMap<string, Beside> {
  const besides = new Map<string, Beside>();
  names.forEach((name, number) => {
    const only = failing[number];
    if (!only || !filter.groups.some((group) => group.name === name)) return;
    // Where much fails this condition alone, its few choices are counted faster set by set.
    const isMuch = countBits(only) > WORDS_FOR_A_PRODUCT * only.length;
    besides.set(name, { documents: only, counts: isMuch ? null : countTerms(index, only) });
  });
  return besides;
}
