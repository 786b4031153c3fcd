import { LRUCache } from 'lru-cache';
import type { OfferedChoices } from './facets-of.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import type { ListingTerms } from './listing-terms.ts';

/** Some kilobytes each. */
const MOST = 300;

type Known = {
  readonly index: ListingIndex;
  readonly version: number;
  readonly choices: LRUCache<string, OfferedChoices>;
};

const knownOf = new WeakMap<ListingTerms, Known>();

/**
 * The choices of a listing, counted once until a product or a name changes: its further pages and its other orders offer
 * the same ones. `key` names scope and filters.
 */
export function knownChoices(
  index: ListingIndex,
  terms: ListingTerms,
  key: string,
  count: () => OfferedChoices,
): OfferedChoices {
  let known = knownOf.get(terms);
  if (known?.index !== index || known.version !== index.version) {
    known = { index, version: index.version, choices: new LRUCache({ max: MOST }) };
    knownOf.set(terms, known);
  }
  const before = known.choices.get(key);
  if (before) return before;
  const choices = count();
  known.choices.set(key, choices);
  return choices;
}
