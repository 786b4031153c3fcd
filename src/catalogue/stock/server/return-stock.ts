import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type ReturnedTo, returnToLocations } from './locations/return-to-locations.ts';

export type ReturnedStock = { readonly itemId: number; readonly quantity: number };

type StockToReturn = {
  readonly orderId: number;
  /** null: the order itself is cancelled */
  readonly refundId: number | null;
  /** the return that brings them, where they come back by one */
  readonly returnId?: number | null;
  /** the entry of the history of the edit that gives them back */
  readonly eventId?: number | null;
  readonly items: readonly ReturnedStock[];
  readonly at: Date;
};

/**
 * Gives pieces that an order took back into stock, in its transaction, and says which came back: never more than the order still has by
 * the ledger, and once for each `turn` (attempt) of the order, each refund, return and edit, which the ledger's unique index ensures for repeated calls.
 */
export async function returnStock(
  transaction: Database,
  input: StockToReturn,
): Promise<readonly ReturnedStock[]> {
  return (await returnStockTo(transaction, input)).returned;
}

/** The same, and at which locations other than the default one the pieces lie now. */
export async function returnStockTo(
  transaction: Database,
  input: StockToReturn,
): Promise<{ readonly returned: readonly ReturnedStock[]; readonly located: readonly ReturnedTo[] }> {
  const { orderId, refundId, returnId = null, eventId = null, at } = input;
  const ids = input.items.map(({ itemId }) => itemId);
  if (ids.length === 0) return { returned: [], located: [] };
  const { rows } = await sql<ReturnedStock & { readonly hasAllocations: boolean }>`
    with wanted as (
      select * from unnest(${ids}::int[], ${input.items.map(({ quantity }) => quantity)}::int[]) as wanted (item_id, quantity)),
    held as materialized (
      select product_id from stock where product_id = any (${ids}::int[]) order by product_id for update),
    taken as (
      select product_id, -sum(delta)::int as quantity, max(turn) as turn from stock_movements
      where order_id = ${orderId} group by product_id),
    noted as (
      insert into stock_movements (product_id, delta, reason, order_id, turn, refund_id, return_id, event_id, created_at)
      select held.product_id, least(wanted.quantity, taken.quantity), 'return', ${orderId}, taken.turn, ${refundId}, ${returnId}::int, ${eventId}::bigint, ${at}
      from held join wanted on wanted.item_id = held.product_id join taken on taken.product_id = held.product_id
      where least(wanted.quantity, taken.quantity) > 0
      on conflict do nothing
      returning product_id, delta)
    update stock set on_hand = on_hand + noted.delta from noted where stock.product_id = noted.product_id
    returning stock.product_id as "itemId", noted.delta as quantity,
      exists (select from stock_allocations where order_id = ${orderId}) as "hasAllocations"`.execute(
    transaction,
  );
  const returned = rows.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const located = rows[0]?.hasAllocations ? await returnToLocations(transaction, orderId, returned, at) : [];
  return { returned, located };
}
