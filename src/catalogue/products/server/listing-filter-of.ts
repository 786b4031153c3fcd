import { attributeParameter, type ListingQuery } from '../rules/listing-query.ts';
import type { ListingFilter } from './listing-index/listing-filter.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import { findTerm, type TermKind, type TermNumber } from './listing-index/term-index.ts';
import type { ListingTerms } from './listing-terms.ts';

/** A query in the terms of the index; what its slugs name and does not exist belongs to nothing. */
export function listingFilterOf(
  index: ListingIndex,
  terms: ListingTerms,
  query: ListingQuery,
  where: Pick<ListingFilter, 'scope' | 'minCents' | 'maxCents'>,
): ListingFilter {
  const term = (kind: TermKind, id: number | undefined): TermNumber | undefined =>
    id === undefined ? undefined : findTerm(index.terms, kind, id);
  const groups: { name: string; terms: (TermNumber | undefined)[] }[] = [];
  if (query.categories.length > 0) {
    const numbers = query.categories.map((slug) => term('category', terms.tree.bySlug.get(slug)?.id));
    groups.push({ name: 'product_cat', terms: numbers });
  }
  if (query.brands.length > 0) {
    const numbers = query.brands.map((slug) => term('brand', terms.brandBySlug.get(slug)?.id));
    groups.push({ name: 'brand', terms: numbers });
  }
  for (const { attribute, terms: wanted } of query.attributes) {
    const known = terms.attributes.get(attribute)?.terms ?? [];
    const numbers = wanted.map((slug) => term('term', known.find((term) => term.slug === slug)?.id));
    groups.push({ name: attributeParameter(attribute), terms: numbers });
  }
  return { ...where, groups, inStock: query.inStock, onSale: query.onSale };
}
