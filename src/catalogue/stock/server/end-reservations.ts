import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { endAllocations } from './locations/end-allocations.ts';

/**
 * Ends the reservations of an order, in its transaction: `sell` takes the pieces off the stock on hand and enters that in the ledger,
 * `release` makes them available to others. A reservation ends once, however many calls end it; rows are locked in the order of their ids.
 */
export async function endReservations(
  transaction: Database,
  input: {
    readonly orderId: number;
    readonly how: 'sell' | 'release';
    /** of these articles alone */
    readonly itemIds?: readonly number[];
    readonly at: Date;
  },
): Promise<void> {
  const { orderId, how, itemIds, at } = input;
  const among = itemIds ? sql`and product_id = any (${[...itemIds]}::int[])` : sql``;
  const sold = sql`, on_hand = on_hand - ended.quantity`;
  const noted = sql`, noted as (insert into stock_movements (product_id, delta, reason, order_id, turn, created_at)
    select product_id, -quantity, 'sale', ${orderId}, turn, ${at} from ended)`;
  const { rows } = await sql<{ has_allocations: boolean }>`
    with held as materialized (
      select product_id from stock
      where product_id in (select product_id from stock_reservations where order_id = ${orderId} and closed_at is null ${among})
      order by product_id for update),
    ended as (
      update stock_reservations r set closed_at = ${at} from held
      where r.order_id = ${orderId} and r.closed_at is null and r.product_id = held.product_id
      returning r.product_id, r.quantity, r.turn)
    ${how === 'sell' ? noted : sql``}
    update stock set reserved = reserved - ended.quantity ${how === 'sell' ? sold : sql``}
    from ended where stock.product_id = ended.product_id
    returning exists (select from stock_allocations where order_id = ${orderId} and state = 'reserved') as has_allocations`.execute(
    transaction,
  );
  if (rows[0]?.has_allocations) await endAllocations(transaction, { orderId, how, among });
}

/** Changes the deadline of an order's reservations; null for without end. */
export async function extendReservations(
  transaction: Database,
  input: { readonly orderId: number; readonly until: Date | null },
): Promise<void> {
  await transaction
    .updateTable('stock_reservations')
    .set({ expires_at: input.until })
    .where('order_id', '=', input.orderId)
    .where('closed_at', 'is', null)
    .execute();
}
