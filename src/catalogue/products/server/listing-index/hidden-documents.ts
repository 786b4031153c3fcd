import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { addBits, type DocumentBits, emptyBits, setBit } from './document-bits.ts';
import { documentOf, type ListingIndex } from './listing-index.ts';
import { bitsOf, findTerm } from './term-index.ts';

// A set takes an eighth of a byte for each product.
const MOST_SETS = 50;

/** The documents of what is hidden from an audience, made once until something changes; to be read only. */
export function hiddenDocuments(index: ListingIndex, hidden: HiddenGoods): DocumentBits {
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
