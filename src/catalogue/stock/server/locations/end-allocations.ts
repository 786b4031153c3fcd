import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Ends what an order has reserved at locations, as its reservations ended: sold there, or available there once more. */
export async function endAllocations(
  db: Database,
  {
    orderId,
    how,
    among,
  }: {
    readonly orderId: number;
    readonly how: 'sell' | 'release';
    /** a condition on `product_id` */
    readonly among: RawBuilder<unknown>;
  },
): Promise<void> {
  await sql`
    with ended as (
      update stock_allocations set state = ${how === 'sell' ? 'sold' : 'released'}
      where order_id = ${orderId} and state = 'reserved' ${among} returning product_id, location_id, quantity),
    sums as (select product_id, location_id, sum(quantity)::int as quantity from ended group by product_id, location_id)
    update stock_at_locations a set reserved = a.reserved - sums.quantity ${how === 'sell' ? sql`, on_hand = a.on_hand - sums.quantity` : sql``}
    from sums where a.product_id = sums.product_id and a.location_id = sums.location_id`.execute(db);
}
