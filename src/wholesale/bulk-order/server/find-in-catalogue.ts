import { sql } from 'kysely';
import { type ListingQuery, noFilters } from '#catalogue/products/rules/listing-query.ts';
import { facetsOf } from '#catalogue/products/server/facets-of.ts';
import { listingFilterOf } from '#catalogue/products/server/listing-filter-of.ts';
import { idsInOrder } from '#catalogue/products/server/listing-index/documents-in-order.ts';
import { filterListing } from '#catalogue/products/server/listing-index/filter-listing.ts';
import type { ListingFilter } from '#catalogue/products/server/listing-index/listing-filter.ts';
import { readListingIndex } from '#catalogue/products/server/listing-index/read-listing-index.ts';
import { findTerm } from '#catalogue/products/server/listing-index/term-index.ts';
import { readListingTerms } from '#catalogue/products/server/listing-terms.ts';
import { readTag } from '#catalogue/products/server/read-tag.ts';
import { findHits } from '#catalogue/search/server/find-hits.ts';
import { searchCatalogue } from '#catalogue/search/server/search-catalogue.ts';
import { searchParts } from '#catalogue/search/server/search-parts.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { BulkSearch, OfferedFilters } from '../rules/bulk-search.ts';

/** A page of the products that a form's search finds, by id, and what it can be filtered by (BULK-03). */
export type FoundProducts = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly filters: OfferedFilters;
};

/**
 * Searches as the shop does: the same words, the same index, the same goods hidden; filtered by what the form's attributes and its panels say
 * (BULK-03, BULK-12, BULK-14).
 */
export async function findInCatalogue(
  ctx: RequestContext,
  search: BulkSearch,
  perPage: number,
): Promise<FoundProducts> {
  const { audience } = ctx.visitor;
  const [hits, terms, tag] = await Promise.all([
    hitsOf(ctx, search),
    readListingTerms(ctx),
    search.tag === '' ? null : readTag(ctx, search.tag),
  ]);
  const byName = search.order === 'name' || search.order === 'name-desc' ? await namesInOrder(ctx) : [];
  const view = await readListingIndex(ctx, audience, { byPrice: true });
  // Nothing waits from here on: the index changes while others work.
  const { index } = view;
  const query = listingQuery(search);
  const scope: ListingFilter['scope'] = hits ? { kind: 'hits', ids: hits } : { kind: 'shop' };
  const filter = listingFilterOf(index, terms, query, { scope, minCents: null, maxCents: null });
  const groups = search.tag === '' ? filter.groups : [...filter.groups, tagGroup(index.terms, tag?.id)];
  const filtered = filterListing(view, { ...filter, groups });
  const offset = (search.page - 1) * perPage;
  // Excluded products are among the results: so many more are read.
  const limit = offset + perPage + search.exclude.length;
  const sorted = idsInOrder(view, filtered, orderOf(search, hits, byName), { offset: 0, limit });
  const left = new Set(search.exclude);
  const shown = left.size === 0 ? sorted : sorted.filter((id) => !left.has(id));
  const { facets } = facetsOf({ index, terms, query, filtered });
  const hidden = left.size === 0 ? 0 : countShown(view, filtered, search.exclude);
  return {
    ids: shown.slice(offset, offset + perPage),
    total: filtered.total - hidden,
    filters: { categories: facets.categories, attributes: facets.attributes, inStock: facets.inStock },
  };
}

type Terms = Parameters<typeof findTerm>[0];

const tagGroup = (numbers: Terms, id: number | undefined) => ({
  name: 'tag',
  terms: [id === undefined ? undefined : findTerm(numbers, 'tag', id)],
});

/** How many of some products the filtered listing holds. */
function countShown(
  view: Parameters<typeof idsInOrder>[0],
  filtered: Parameters<typeof idsInOrder>[1],
  ids: readonly number[],
): number {
  return idsInOrder(view, filtered, { found: ids }, { offset: 0, limit: ids.length }).length;
}

/** What the words find, best first, among those that the code of the form names; null where nothing of both says anything. */
async function hitsOf(
  ctx: RequestContext,
  { words, by, among }: BulkSearch,
): Promise<readonly number[] | null> {
  if (words === '') return among;
  const { hidden } = ctx.visitor.audience;
  const found =
    by === 'code'
      ? await findHits(ctx.db, { codes: searchParts(words).codes, words: [] }, hidden)
      : (await searchCatalogue(ctx, words, hidden)).ids;
  if (!among) return found;
  const named = new Set(among);
  return found.filter((id) => named.has(id));
}

function listingQuery({ words, categories, attributes, inStock, page }: BulkSearch): ListingQuery {
  return {
    ...noFilters,
    // The scope of a search offers departments to filter by, as the panel does.
    scope: { kind: 'search', words },
    order: 'menu_order',
    page,
    categories,
    attributes,
    inStock,
  };
}

type Order = Parameters<typeof idsInOrder>[2];

function orderOf(
  { order, words, among }: BulkSearch,
  hits: readonly number[] | null,
  byName: readonly number[],
): Order {
  if (order === 'name') return { found: byName };
  if (order === 'name-desc') return { found: byName.toReversed() };
  return order === 'menu_order' && hits && (words !== '' || among) ? { found: hits } : order;
}

/** All listed products by name; read at the first sort by name, and cached until a product changes. */
function namesInOrder(ctx: Pick<RequestContext, 'db' | 'memory'>): Promise<readonly number[]> {
  return ctx.memory.remember(
    'products-by-name',
    async () => {
      const { rows } = await sql<{ ids: number[] }>`
        select coalesce(array_agg(id order by lower(name), id), '{}') as ids from products
        where type <> 'variation' and status = 'published'`.execute(ctx.db);
      return rows[0]?.ids ?? [];
    },
    'any',
  );
}
