import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { recalculate } from './recalculate.ts';

/** Products whose prices in listings, or those of their variations, are not those of their price lists. */
export function listingPriceFaults(db: Database): Promise<readonly number[]> {
  return recalculate(db, {
    read: async (inside, ids) => {
      const { rows } = await sql<{ id: number; is: string }>`
        select product_id as id,
          concat_ws(' ', price_list_id, min_cents, max_cents, on_sale, coalesce(struck_cents::text, '-')) as is
        from listing_prices where product_id = any (${ids}::int[])
        union all
        select p.parent_id, concat_ws(' ', p.id, v.price_list_id, v.cents, v.on_sale, coalesce(v.struck_cents::text, '-'))
        from products p join variation_prices v on v.product_id = p.id where p.parent_id = any (${ids}::int[])`.execute(
        inside,
      );
      return rows;
    },
    write: (inside, ids) => sql`select work_out_listing_prices(${ids}::int[])`.execute(inside),
  });
}

/** Articles whose last line of the price history is not what everybody is asked. */
export async function priceHistoryFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select price_history_gaps() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Articles whose price before a reduction is not what the history says. */
export async function priorPriceFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with worked_out as materialized (
      select * from prior_prices_of(array(
        select id from products where sale_price_cents is not null union select product_id from prior_prices))
    )
    select coalesce(p.product_id, w.product_id) as id from prior_prices p
    full join worked_out w on w.product_id = p.product_id
    where (p.cents, p.kind, p.since) is distinct from (w.cents, w.kind, w.since)`.execute(db);
  return rows.map(({ id }) => id);
}
