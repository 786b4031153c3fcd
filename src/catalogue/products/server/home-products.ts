import { sql } from 'kysely';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import type { CategoryTile } from '../rules/listing.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { tileOf } from './category-tile.ts';
import { narrowListing } from './listing-index/narrow-listing.ts';
import { readListingIndex } from './listing-index/read-listing-index.ts';
import { idsInOrder } from './listing-index/slots-in-order.ts';
import { readCards } from './read-cards.ts';
import { readCategories } from './read-categories.ts';

export type HomeProducts = {
  readonly categories: readonly CategoryTile[];
  readonly bestSellers: readonly ProductCard[];
  readonly onSale: readonly ProductCard[];
};

const shown = 8;

/** What the first page of the shop shows: the departments, what sells best, and what is reduced now. */
export async function homeProducts(toolbox: Toolbox): Promise<HomeProducts> {
  toolbox.reply.shows(anyAvailability);
  const { hidden } = toolbox.visitor.audience;
  const [tree, best, reduced] = await Promise.all([
    readCategories(toolbox),
    bestSellers(toolbox),
    toolbox.memory.remember(`home:reduced:${hidden?.key ?? ''}`, () => reducedIds(toolbox), 'any'),
  ]);
  const cards = await readCards(toolbox, [...new Set([...best, ...reduced])]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const pick = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    categories: (tree.children.get(null) ?? []).filter((entry) => entry.productCount > 0).map(tileOf),
    bestSellers: pick(best),
    onSale: pick(reduced)
      .filter((card) => card.price?.onSale)
      .slice(0, shown),
  };
}

async function bestSellers(toolbox: Toolbox): Promise<number[]> {
  const kept = await readListingIndex(toolbox, toolbox.visitor.audience);
  const inStock = narrowListing(kept, {
    place: { kind: 'shop' },
    groups: [],
    inStock: true,
    onSale: false,
    minCents: null,
    maxCents: null,
  });
  return idsInOrder(kept, inStock, 'popularity', { offset: 0, limit: shown });
}

// More than are shown: a price list of its own has no sale prices, and a sale may be over.
async function reducedIds(toolbox: Toolbox): Promise<number[]> {
  const now = toolbox.clock.now();
  const result = await sql<{ id: number }>`
    select p.id from products p
    where p.type <> 'variation' and p.status = 'published' and p.sale_price_cents is not null
      and p.catalog_visibility in ('visible', 'catalog') and p.in_stock
      and ${notHidden(toolbox.visitor.audience.hidden, sql`p.id`)}
      and p.sale_price_cents < p.regular_price_cents
      and (p.sale_from is null or p.sale_from <= ${now}) and (p.sale_to is null or p.sale_to > ${now})
    order by p.menu_order, p.id limit ${shown * 3}
  `.execute(toolbox.db);
  return result.rows.map((row) => row.id);
}
