import { type RawBuilder, sql } from 'kysely';
import type { ProductsQuery } from '../rules/product-list.ts';

/** An order of the list, as an index has it, and as some products `p` are sorted. */
export type ProductOrder = {
  readonly walked: {
    readonly from: RawBuilder<unknown>;
    readonly id: RawBuilder<unknown>;
    readonly by: RawBuilder<unknown>;
  };
  readonly sorted: { readonly join: RawBuilder<unknown>; readonly by: RawBuilder<unknown> };
};

const retail = sql`(select id from price_lists where is_retail)`;
const nothing = sql``;
const falling = sql` desc`;

function byColumns(by: RawBuilder<unknown>): ProductOrder {
  return {
    walked: { from: sql`products p where p.type <> 'variation'`, id: sql`p.id`, by },
    sorted: { join: nothing, by },
  };
}

/** By what shoppers pay, of a variable product for its cheapest variation; what has no price comes last. */
function byPrice(direction: RawBuilder<unknown>): ProductOrder {
  return {
    walked: {
      from: sql`listing_prices l where l.price_list_id = ${retail}`,
      id: sql`l.product_id`,
      by: sql`l.min_cents${direction}, l.product_id${direction}`,
    },
    sorted: {
      join: sql`left join listing_prices l on l.product_id = p.id and l.price_list_id = ${retail}`,
      by: sql`l.min_cents${direction} nulls last, p.id${direction}`,
    },
  };
}

function byStock(direction: RawBuilder<unknown>): ProductOrder {
  return {
    walked: {
      from: sql`available_stock a where true`,
      id: sql`a.product_id`,
      by: sql`a.available${direction}, a.product_id${direction}`,
    },
    sorted: {
      join: sql`left join available_stock a on a.product_id = p.id`,
      by: sql`a.available${direction}, p.id${direction}`,
    },
  };
}

/** The orders of the list by their names in its address. */
export const productOrders: Readonly<Record<ProductsQuery['sort'], ProductOrder>> = {
  edited: byColumns(sql`p.updated_at desc, p.id desc`),
  newest: byColumns(sql`p.id desc`),
  name: byColumns(sql`p.name, p.id`),
  'name-desc': byColumns(sql`p.name desc, p.id desc`),
  price: byPrice(nothing),
  'price-desc': byPrice(falling),
  stock: byStock(nothing),
  'stock-desc': byStock(falling),
};

/** A product `p` that has no price in any order by price. */
export const isUnpriced = sql`(p.type = 'variable' or p.regular_price_cents is null) and not exists (
  select from listing_prices l where l.product_id = p.id and l.price_list_id = ${retail})`;
