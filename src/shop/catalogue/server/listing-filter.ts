import { type RawBuilder, sql } from 'kysely';
import type { ListingOrder } from '../rules/listing-query.ts';

/** Which products a listing holds, in the terms of the tables; amounts in cents as listing_prices keep them. */
export type ListingFilter = {
  readonly place:
    | { readonly kind: 'shop' }
    | { readonly kind: 'category'; readonly id: number }
    | { readonly kind: 'tag'; readonly id: number }
    | { readonly kind: 'hits'; readonly ids: readonly number[] };
  readonly inStock: boolean;
  readonly minCents: number | null;
  readonly maxCents: number | null;
  readonly priceListId: number;
};

/** How the ids of a listing are sorted: a choice of the select, or for a search as they were found. */
export type IdOrder = ListingOrder | 'found';

const orderings: Record<IdOrder, RawBuilder<unknown>> = {
  menu_order: sql`p.menu_order, p.id`,
  popularity: sql`p.total_sales desc, p.id`,
  rating: sql`p.average_rating desc, p.review_count desc, p.id`,
  date: sql`p.published_at desc, p.id desc`,
  price: sql`lp.min_cents, lp.product_id`,
  'price-desc': sql`lp.max_cents desc, lp.product_id desc`,
  found: sql`hit.place`,
};

// Nearly all of a category may stand at the far end of these orders; walking their index would then read the whole shop.
const gathered: Partial<Record<IdOrder, RawBuilder<unknown>>> = {
  popularity: sql`p.total_sales + 0 desc, p.id`,
  rating: sql`p.average_rating + 0 desc, p.review_count desc, p.id`,
};

/** `order by` of a listing; the id settles ties, so that pages never overlap. */
export function orderingOf(filter: ListingFilter, order: IdOrder): RawBuilder<unknown> {
  const isPart = filter.place.kind === 'category' || filter.place.kind === 'tag';
  return (isPart ? gathered[order] : undefined) ?? orderings[order];
}

/** Whether a listing leaves out what has no price: where it is sorted or filtered by price. */
export function asksPrices(filter: ListingFilter, order: IdOrder): boolean {
  return filter.minCents !== null || filter.maxCents !== null || order === 'price' || order === 'price-desc';
}

/** `from` and `where` of a listing; every ordering has an index (CAT-02). */
export function listingSource(filter: ListingFilter, order: IdOrder): RawBuilder<unknown> {
  const { place } = filter;
  const joins: RawBuilder<unknown>[] = [];
  const shownIn = place.kind === 'hits' ? sql`('visible', 'search')` : sql`('visible', 'catalog')`;
  const conditions = [
    sql`p.type <> 'variation' and p.status = 'published' and p.catalog_visibility in ${shownIn}`,
  ];
  if (place.kind === 'category') {
    joins.push(sql`join product_categories pc on pc.product_id = p.id and pc.category_id = ${place.id}`);
  } else if (place.kind === 'tag') {
    joins.push(sql`join product_tags pt on pt.product_id = p.id and pt.tag_id = ${place.id}`);
  } else if (place.kind === 'hits') {
    joins.push(sql`join unnest(${place.ids}::int[]) with ordinality as hit (id, place) on hit.id = p.id`);
  }
  if (asksPrices(filter, order)) {
    joins.push(
      sql`join listing_prices lp on lp.product_id = p.id and lp.price_list_id = ${filter.priceListId}`,
    );
  }
  if (filter.inStock) conditions.push(sql`p.in_stock`);
  if (filter.minCents !== null) conditions.push(sql`lp.max_cents >= ${filter.minCents}`);
  if (filter.maxCents !== null) conditions.push(sql`lp.min_cents <= ${filter.maxCents}`);
  return sql`from products p ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`;
}
