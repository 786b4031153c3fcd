import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { countBesides, countScope, countTerms, countWithout } from './count-terms.ts';
import { addBits, countBits, countBoth, type DocumentBits, emptyBits, setBit } from './document-bits.ts';
import { pricedBetween } from './list-prices.ts';
import type { IndexForAudience, ListingFilter } from './listing-filter.ts';
import { documentOf, type ListingIndex } from './listing-index.ts';
import { bitsOf, bitsOfAny, findTerm, type TermNumber } from './term-index.ts';

/** The documents that the filters leave of a scope, and the counts of every choice; valid until the next listing is filtered. */
export type FilteredListing = {
  readonly documents: DocumentBits;
  readonly total: number;
  /** how many products a term would show, added to the choices of its group */
  count(term: TermNumber | undefined, group: string): number;
  /** how many products of the whole scope a term has, whatever is chosen */
  countInScope(term: TermNumber | undefined): number;
  inStock(): number;
  onSale(): number;
};

/** Working sets, reused for every listing: allocating them would be most of the work. */
type Scratch = { take(): DocumentBits };

function scratchOf(index: ListingIndex): Scratch {
  let used = 0;
  return {
    take() {
      const known = index.scratch[used];
      used += 1;
      if (known) return known.fill(0);
      const made = new Uint32Array(index.inStock.length);
      index.scratch.push(made);
      return made;
    },
  };
}

function scopeBits(
  { index, hidden }: IndexForAudience,
  filter: ListingFilter,
  scratch: Scratch,
): DocumentBits {
  const whole = wholeScope(index, filter, scratch);
  return hidden ? without(whole, hiddenDocuments(index, hidden), scratch.take()) : whole;
}

function wholeScope(index: ListingIndex, { scope }: ListingFilter, scratch: Scratch): DocumentBits {
  if (scope.kind === 'shop') return index.inListings;
  if (scope.kind === 'term') {
    if (scope.term === undefined) return scratch.take();
    return both(index.inListings, bitsOf(index.terms, scope.term, index.count), scratch.take());
  }
  const hits = scratch.take();
  for (const id of scope.ids) {
    const document = documentOf(index, id);
    if (document >= 0) setBit(hits, document, true);
  }
  return both(hits, index.inSearch, hits);
}

function both(a: DocumentBits, b: DocumentBits, into: DocumentBits): DocumentBits {
  for (let at = 0; at < a.length; at += 1) into[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return into;
}

function without(a: DocumentBits, b: DocumentBits, into: DocumentBits): DocumentBits {
  for (let at = 0; at < a.length; at += 1) into[at] = (a[at] ?? 0) & ~(b[at] ?? 0);
  return into;
}

const isKnown = (term: TermNumber | undefined): term is TermNumber => term !== undefined;

/** The conditions of a listing by name: `stock`, `sale` and `price` beside those of its groups. */
function conditionsOf(
  { index, prices, reduced }: IndexForAudience,
  filter: ListingFilter,
  scratch: Scratch,
): Map<string, DocumentBits> {
  const conditions = new Map<string, DocumentBits>();
  for (const { name, terms } of filter.groups) {
    conditions.set(name, bitsOfAny(index.terms, terms.filter(isKnown), index.count, scratch.take));
  }
  if (filter.inStock) conditions.set('stock', index.inStock);
  if (filter.onSale) conditions.set('sale', reduced);
  if (filter.minCents !== null || filter.maxCents !== null) {
    const bounds = { min: filter.minCents, max: filter.maxCents };
    conditions.set('price', pricedBetween(prices, bounds, scratch.take()));
  }
  return conditions;
}

/** The documents that meet all conditions, and for each condition those that fail it alone. */
function filterDocuments(
  scope: DocumentBits,
  sets: readonly DocumentBits[],
  documents: DocumentBits,
  failing: readonly DocumentBits[],
): void {
  for (let at = 0; at < scope.length; at += 1) {
    const here = scope[at] ?? 0;
    if (here === 0) continue;
    let passing = here;
    // Once and more than once: a bit of `once` that is not in `more` fails exactly one condition.
    let once = 0;
    let more = 0;
    for (let number = 0; number < sets.length; number += 1) {
      const fails = here & ~(sets[number]?.[at] ?? 0);
      more |= once & fails;
      once |= fails;
      passing &= ~fails;
    }
    documents[at] = passing;
    const single = once & ~more;
    if (single === 0) continue;
    for (let number = 0; number < sets.length; number += 1) {
      const only = failing[number];
      if (only) only[at] = single & ~(sets[number]?.[at] ?? 0);
    }
  }
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/**
 * Filters a scope. A group's own counts leave out its own choice, for a further choice of it would show more: they need
 * what fails that one condition and no other.
 */
export function filterListing(view: IndexForAudience, filter: ListingFilter): FilteredListing {
  const { index, reduced } = view;
  const scratch = scratchOf(index);
  const scope = scopeBits(view, filter, scratch);
  const conditions = conditionsOf(view, filter, scratch);
  const sets = [...conditions.values()];
  const documents = sets.length === 0 ? scope : scratch.take();
  const failing = sets.map(scratch.take);
  if (sets.length > 0) filterDocuments(scope, sets, documents, failing);
  const total = countBits(documents);
  // Counted on demand: a listing whose choices are cached needs none.
  const inScope = once(() => countScope(view, filter, scope));
  const counts = once(() => {
    if (sets.length === 0) return inScope();
    // Where little is left out of a scope, that is counted: how often each occurs in the whole scope is known.
    if (2 * total < countBits(scope)) return countTerms(index, documents);
    return countWithout(index, inScope(), without(scope, documents, scratch.take()));
  });
  const besides = once(() => countBesides(index, filter, [...conditions.keys()], failing));
  return {
    documents,
    total,
    count(term, group) {
      if (term === undefined) return 0;
      const beside = besides().get(group);
      if (!beside) return counts()[term] ?? 0;
      const more = beside.counts
        ? (beside.counts[term] ?? 0)
        : countBoth(beside.documents, bitsOf(index.terms, term, index.count));
      return (counts()[term] ?? 0) + more;
    },
    countInScope: (term) => (term === undefined ? 0 : (inScope()[term] ?? 0)),
    inStock: () => (filter.inStock ? total : countBoth(documents, index.inStock)),
    onSale: () => (filter.onSale ? total : countBoth(documents, reduced)),
  };
}

// A set takes an eighth of a byte for each product.
const MOST_SETS = 50;

/** The documents of what is hidden from an audience, made once until something changes; to be read only. */
function hiddenDocuments(index: ListingIndex, hidden: HiddenGoods): DocumentBits {
  const known = index.hidden.get(hidden.key);
  if (known) return known;
  const documents = emptyBits(index.capacity);
  for (const id of hidden.categoryIds) {
    const term = findTerm(index.terms, 'category', id);
    if (term !== undefined) addBits(documents, bitsOf(index.terms, term, index.count));
  }
  for (const id of hidden.productIds) {
    const document = documentOf(index, id);
    if (document >= 0) setBit(documents, document, true);
  }
  if (index.hidden.size >= MOST_SETS) index.hidden.clear();
  index.hidden.set(hidden.key, documents);
  return documents;
}
