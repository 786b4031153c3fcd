import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AttributeFilter, ListingQuery } from '../rules/listing-query.ts';
import { readAttributes } from './read-attributes.ts';
import { readMovedTerms } from './read-moved-terms.ts';

/**
 * The query of a listing whose filters name attributes or terms that were merged into others, by those that they are now; null where there is
 * nothing to lead on. Only filters that name nothing any more are looked up.
 */
export async function findMovedFilters(
  ctx: RequestContext,
  query: ListingQuery,
): Promise<ListingQuery | null> {
  if (query.attributes.length === 0) return null;
  const known = await readAttributes(ctx);
  const asked = query.attributes.flatMap(({ attribute, terms }) =>
    terms.map((term) => ({ attribute, term })),
  );
  const unknown = asked.filter(
    ({ attribute, term }) => !known.get(attribute)?.terms.some(({ slug }) => slug === term),
  );
  if (unknown.length === 0) return null;
  const rows = await readMovedTerms(ctx, unknown);
  if (rows.length === 0) return null;
  const filters = new Map<string, Set<string>>();
  for (const { attribute, term } of asked) {
    const moved = rows.find((row) => row.attribute === attribute && row.term === term);
    const name = moved?.toAttribute ?? attribute;
    filters.set(name, (filters.get(name) ?? new Set()).add(moved?.toTerm ?? term));
  }
  const attributes = [...filters]
    .map(([attribute, terms]): AttributeFilter => ({ attribute, terms: [...terms].sort() }))
    .sort((a, b) => (a.attribute < b.attribute ? -1 : 1));
  return { ...query, attributes };
}
