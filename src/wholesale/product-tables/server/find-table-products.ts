import { type IdOrder, idsInOrder } from '#catalogue/products/server/listing-index/documents-in-order.ts';
import {
  type FilteredListing,
  filterListing,
} from '#catalogue/products/server/listing-index/filter-listing.ts';
import type {
  IndexForAudience,
  ListingFilter,
} from '#catalogue/products/server/listing-index/listing-filter.ts';
import type { ListingIndex } from '#catalogue/products/server/listing-index/listing-index.ts';
import { readListingIndex } from '#catalogue/products/server/listing-index/read-listing-index.ts';
import { findTerm, type TermKind } from '#catalogue/products/server/listing-index/term-index.ts';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { anyAvailability, anyPrice } from '#foundation/services/reply.ts';
import type { TableSearch } from '../rules/search/table-search.ts';
import type { Taxonomy } from '../rules/table-columns.ts';
import type { TableDefinition } from '../rules/table-definition.ts';
import { mostRowsAtOnce } from '../rules/table-limits.ts';
import { inAll, productsWithFields } from './products-with-fields.ts';

/** One page of what a table shows: ids in order, and which of how many they are. */
export type FoundProducts = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** How the index of listings calls what belongs to a taxonomy. */
export function termKindOf(taxonomy: Taxonomy): TermKind {
  if (taxonomy === 'product_cat') return 'category';
  if (taxonomy === 'product_tag') return 'tag';
  return taxonomy === 'product_brand' ? 'brand' : 'term';
}

function wantedOf(
  index: ListingIndex,
  { products }: Pick<TableDefinition, 'products'>,
  search: TableSearch,
  ids: readonly number[] | null,
): ListingFilter {
  const group = (name: string, kind: TermKind, numbers: readonly number[]) =>
    numbers.length === 0 ? [] : [{ name, terms: numbers.map((id) => findTerm(index.terms, kind, id)) }];
  return {
    scope: ids === null ? { kind: 'shop' } : { kind: 'hits', ids },
    groups: [
      ...group('table categories', 'category', products.categories),
      ...group('table tags', 'tag', products.tags),
      ...group('table brands', 'brand', products.brands),
      ...Object.entries(search.terms).flatMap(([taxonomy, wanted = []]) =>
        group(taxonomy, termKindOf(taxonomy as Taxonomy), wanted),
      ),
    ],
    inStock: products.inStock,
    onSale: products.onSale || search.onSale,
    minCents: null,
    maxCents: null,
  };
}

/** What is left of a table by a search, for as long as `use` runs: the next listing is filtered in the same memory. */
export async function filterTable<T>(
  ctx: RequestContext,
  table: Pick<TableDefinition, 'products'>,
  search: TableSearch,
  use: (view: IndexForAudience, filtered: FilteredListing, hits: readonly number[] | null) => T,
): Promise<T> {
  const { hidden } = ctx.visitor.audience;
  const [words, withFields] = await Promise.all([
    search.keyword === '' ? null : findProducts(ctx, search.keyword, hidden),
    productsWithFields(ctx, search.fields),
  ]);
  const only = table.products.only.length === 0 ? null : table.products.only;
  const hits = inAll([words, withFields, only]);
  ctx.reply.shows(anyAvailability);
  const byPrice = [search.order, table.products.order].some((order) => order.startsWith('price'));
  if (byPrice) ctx.reply.shows(anyPrice);
  const view = await readListingIndex(ctx, ctx.visitor.audience, { byPrice });
  return use(view, filterListing(view, wantedOf(view.index, table, search, hits)), hits);
}

/** Which page of what a search leaves; `fromFirst`: with those before it, as one sees them who has loaded page after page. */
export type PageWanted = {
  readonly search: TableSearch;
  readonly page: number;
  readonly fromFirst?: boolean;
};

/**
 * One page of the products that a table shows; a page past the last one is the last one (TAB-22, TAB-24, TAB-32). Pages from the first on
 * end where they would be too many rows at once.
 */
export async function findTableProducts(
  ctx: RequestContext,
  table: Pick<TableDefinition, 'products' | 'paging'>,
  { search, page: asked, fromFirst = false }: PageWanted,
): Promise<FoundProducts> {
  const { size } = table.paging;
  return filterTable(ctx, table, search, (view, filtered, hits) => {
    const { total } = filtered;
    const pages = Math.max(1, Math.ceil(total / size));
    const most = fromFirst ? Math.floor(mostRowsAtOnce / size) : pages;
    const page = Math.min(Math.max(1, asked), pages, most);
    const order = orderOf(table, search, hits);
    const [offset, limit] = fromFirst ? [0, page * size] : [(page - 1) * size, size];
    const ids = idsInOrder(view, filtered, order, { offset, limit });
    return { ids, total, page, pages };
  });
}

/** What is chosen; else as it was found where something is searched for by words, and as the table says where not. */
function orderOf(
  { products }: Pick<TableDefinition, 'products'>,
  search: TableSearch,
  hits: readonly number[] | null,
): IdOrder {
  if (search.order !== 'menu_order') return search.order;
  return search.keyword !== '' && hits !== null ? { found: hits } : products.order;
}
