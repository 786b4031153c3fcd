import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import type { CategoryTile } from '../rules/listing.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { idsInOrder } from './listing-index/documents-in-order.ts';
import { filterListing } from './listing-index/filter-listing.ts';
import { readListingIndex } from './listing-index/read-listing-index.ts';
import { readCards } from './read-cards.ts';
import { type CategoryEntry, named, readCategories } from './read-categories.ts';

export type HomeProducts = {
  readonly categories: readonly CategoryTile[];
  readonly bestSellers: readonly ProductCard[];
  readonly onSale: readonly ProductCard[];
  /** companies have a price list of their own */
  readonly hasBusinessPrices: boolean;
};

const shown = 12;

/** What the first page of the shop shows: the departments, what sells best, and what is reduced now. */
export async function homeProducts(ctx: RequestContext): Promise<HomeProducts> {
  ctx.reply.shows(anyAvailability);
  const { hidden } = ctx.visitor.audience;
  const [tree, best, reduced, hasBusinessPrices] = await Promise.all([
    readCategories(ctx),
    bestSellers(ctx),
    ctx.memory.remember(`home:reduced:${hidden?.key ?? ''}`, () => reducedIds(ctx), 'any'),
    ctx.memory.remember('home:business-prices', () => businessPrices(ctx)),
  ]);
  const cards = await readCards(ctx, [...new Set([...best, ...reduced])]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const pick = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    categories: (tree.children.get(null) ?? []).filter((entry) => entry.productCount > 0).map(tileOf),
    bestSellers: pick(best),
    onSale: pick(reduced)
      .filter((card) => card.price?.onSale)
      .slice(0, shown),
    hasBusinessPrices,
  };
}

async function bestSellers(ctx: RequestContext): Promise<number[]> {
  const view = await readListingIndex(ctx, ctx.visitor.audience, { byPrice: false });
  const inStock = filterListing(view, {
    scope: { kind: 'shop' },
    groups: [],
    inStock: true,
    onSale: false,
    minCents: null,
    maxCents: null,
  });
  return idsInOrder(view, inStock, 'popularity', { offset: 0, limit: shown });
}

// More than are shown: a price list of its own has no sale prices, and a sale may be over.
async function reducedIds(ctx: RequestContext): Promise<number[]> {
  const now = ctx.clock.now();
  const result = await sql<{ id: number }>`
    select p.id from products p
    where p.type <> 'variation' and p.status = 'published' and p.sale_price_cents is not null
      and p.catalog_visibility in ('visible', 'catalog') and p.in_stock
      and ${notHidden(ctx.visitor.audience.hidden, sql`p.id`)}
      and p.sale_price_cents < p.regular_price_cents
      and (p.sale_from is null or p.sale_from <= ${now}) and (p.sale_to is null or p.sale_to > ${now})
    order by p.menu_order, p.id limit ${shown * 3}
  `.execute(ctx.db);
  return result.rows.map((row) => row.id);
}

async function businessPrices({ db }: Pick<RequestContext, 'db'>): Promise<boolean> {
  const group = await db
    .selectFrom('customer_groups')
    .innerJoin('price_lists', 'price_lists.id', 'customer_groups.price_list_id')
    .select('customer_groups.id')
    .where('customer_groups.kind', '=', 'business')
    .where('price_lists.is_retail', '=', false)
    .limit(1)
    .executeTakeFirst();
  return group !== undefined;
}

/** A category as a tile shows it. */
function tileOf(entry: CategoryEntry): CategoryTile {
  return {
    slug: entry.slug,
    ...named(entry),
    productCount: entry.productCount,
    picture: entry.picture,
  };
}
