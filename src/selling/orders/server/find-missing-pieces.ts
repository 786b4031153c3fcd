import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** An item of an order with too few pieces in stock; `available` includes those reserved for the order itself. */
export type MissingPieces = { readonly name: string; readonly available: number };

/** The items of an unpaid order that are out of stock or no longer in the shop; empty where all are available. */
export async function findMissingPieces(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly MissingPieces[]> {
  const { rows } = await sql<MissingPieces>`
    select wanted.name, least(greatest(available.pieces, 0), wanted.pieces - 1)::int as available
    from (
      select coalesce(variation_id, product_id) as item_id, min(name) as name, sum(quantity)::int as pieces, min(position) as place
      from order_lines where order_id = ${orderId} group by 1
    ) wanted
    left join products item on item.id = wanted.item_id and item.status = 'published'
    cross join lateral (
      select coalesce((select on_hand - reserved from stock where product_id = item.id), 0)
        + coalesce((select sum(quantity) from stock_reservations
            where order_id = ${orderId} and product_id = item.id and closed_at is null), 0) as pieces
    ) available
    where item.id is null or (item.backorders = 'no' and available.pieces < wanted.pieces)
    order by wanted.place`.execute(db);
  return rows;
}
