import { sql } from 'kysely';
import type { ListingFacets } from '#catalogue/products/rules/listing-facets.ts';
import { type ListingQuery, noFilters } from '#catalogue/products/rules/listing-query.ts';
import { facetsOf } from '#catalogue/products/server/facets-of.ts';
import { narrowListing } from '#catalogue/products/server/listing-index/narrow-listing.ts';
import type { Narrowing } from '#catalogue/products/server/listing-index/narrowing.ts';
import { readListingIndex } from '#catalogue/products/server/listing-index/read-listing-index.ts';
import { findMember } from '#catalogue/products/server/listing-index/slot-members.ts';
import { idsInOrder } from '#catalogue/products/server/listing-index/slots-in-order.ts';
import { readListingTerms } from '#catalogue/products/server/listing-terms.ts';
import { narrowingOf } from '#catalogue/products/server/narrowing-of.ts';
import { readTag } from '#catalogue/products/server/read-tag.ts';
import { findHits } from '#catalogue/search/server/find-hits.ts';
import { searchCatalogue } from '#catalogue/search/server/search-catalogue.ts';
import { searchParts } from '#catalogue/search/server/search-parts.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { BulkSearch } from '../rules/bulk-search.ts';

/** A page of the products that a form's search finds, by id, and what it can be narrowed by (BULK-03). */
export type FoundProducts = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly filters: Pick<ListingFacets, 'categories' | 'attributes' | 'inStock'>;
};

/**
 * Searches as the shop does: the same words, the same index, the same goods hidden; narrowed by what the form's place and its panels say
 * (BULK-03, BULK-12, BULK-14).
 */
export async function findInCatalogue(
  toolbox: Toolbox,
  search: BulkSearch,
  perPage: number,
): Promise<FoundProducts> {
  const { audience } = toolbox.visitor;
  const [hits, terms, tag] = await Promise.all([
    hitsOf(toolbox, search),
    readListingTerms(toolbox),
    search.tag === '' ? null : readTag(toolbox, search.tag),
  ]);
  const byName = search.order === 'name' || search.order === 'name-desc' ? await namesInOrder(toolbox) : [];
  const kept = await readListingIndex(toolbox, audience);
  // Nothing waits from here on: the index changes while others work.
  const { index } = kept;
  const query = listingQuery(search);
  const place: Narrowing['place'] = hits ? { kind: 'hits', ids: hits } : { kind: 'shop' };
  const wish = narrowingOf(index, terms, query, { place, minCents: null, maxCents: null });
  const groups = search.tag === '' ? wish.groups : [...wish.groups, tagGroup(index.members, tag?.id)];
  const narrowed = narrowListing(kept, { ...wish, groups });
  const offset = (search.page - 1) * perPage;
  // What is left out stands among the others: so many more are looked at.
  const limit = offset + perPage + search.exclude.length;
  const sorted = idsInOrder(kept, narrowed, orderOf(search, hits, byName), { offset: 0, limit });
  const left = new Set(search.exclude);
  const shown = left.size === 0 ? sorted : sorted.filter((id) => !left.has(id));
  const { facets } = facetsOf({ index, terms, query, narrowed });
  const hidden = left.size === 0 ? 0 : countShown(kept, narrowed, search.exclude);
  return {
    ids: shown.slice(offset, offset + perPage),
    total: narrowed.total - hidden,
    filters: { categories: facets.categories, attributes: facets.attributes, inStock: facets.inStock },
  };
}

type Members = Parameters<typeof findMember>[0];

const tagGroup = (members: Members, id: number | undefined) => ({
  name: 'tag',
  members: [id === undefined ? undefined : findMember(members, 'tag', id)],
});

/** How many of some products the narrowed listing holds. */
function countShown(
  kept: Parameters<typeof idsInOrder>[0],
  narrowed: Parameters<typeof idsInOrder>[1],
  ids: readonly number[],
): number {
  return idsInOrder(kept, narrowed, { found: ids }, { offset: 0, limit: ids.length }).length;
}

/** What the words find, best first, among those that the place names; null where nothing of both says anything. */
async function hitsOf(toolbox: Toolbox, { words, by, among }: BulkSearch): Promise<readonly number[] | null> {
  if (words === '') return among;
  const { hidden } = toolbox.visitor.audience;
  const found =
    by === 'code'
      ? await findHits(toolbox.db, { codes: searchParts(words).codes, words: [] }, hidden)
      : (await searchCatalogue(toolbox, words, hidden)).ids;
  if (!among) return found;
  const named = new Set(among);
  return found.filter((id) => named.has(id));
}

function listingQuery({ words, categories, attributes, inStock, page }: BulkSearch): ListingQuery {
  return {
    ...noFilters,
    // The scope of a search offers departments to narrow by, as the panel does.
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

/** All listed products by name; read when somebody sorts by name, and kept until a product changes. */
function namesInOrder(toolbox: Pick<Toolbox, 'db' | 'memory'>): Promise<readonly number[]> {
  return toolbox.memory.remember(
    'products-by-name',
    async () => {
      const { rows } = await sql<{ ids: number[] }>`
        select coalesce(array_agg(id order by lower(name), id), '{}') as ids from products
        where type <> 'variation' and status = 'published'`.execute(toolbox.db);
      return rows[0]?.ids ?? [];
    },
    'any',
  );
}
