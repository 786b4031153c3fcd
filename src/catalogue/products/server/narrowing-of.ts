import { attributeParameter, type ListingQuery } from '../rules/listing-query.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import type { Narrowing } from './listing-index/narrowing.ts';
import { findMember, type Member, type MemberKind } from './listing-index/slot-members.ts';
import type { ListingTerms } from './listing-terms.ts';

/** A query in the terms of the index; what its slugs name and does not exist belongs to nothing. */
export function narrowingOf(
  index: ListingIndex,
  terms: ListingTerms,
  query: ListingQuery,
  where: Pick<Narrowing, 'place' | 'minCents' | 'maxCents'>,
): Narrowing {
  const member = (kind: MemberKind, id: number | undefined): Member | undefined =>
    id === undefined ? undefined : findMember(index.members, kind, id);
  const groups: { name: string; members: (Member | undefined)[] }[] = [];
  if (query.categories.length > 0) {
    const members = query.categories.map((slug) => member('category', terms.tree.bySlug.get(slug)?.id));
    groups.push({ name: 'product_cat', members });
  }
  if (query.brands.length > 0) {
    const members = query.brands.map((slug) => member('brand', terms.brandBySlug.get(slug)?.id));
    groups.push({ name: 'brand', members });
  }
  for (const { attribute, terms: wanted } of query.attributes) {
    const known = terms.attributes.get(attribute)?.terms ?? [];
    const members = wanted.map((slug) => member('term', known.find((term) => term.slug === slug)?.id));
    groups.push({ name: attributeParameter(attribute), members });
  }
  return { ...where, groups, inStock: query.inStock, onSale: query.onSale };
}
