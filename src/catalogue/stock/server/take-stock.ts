import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ServingRule } from '../rules/stock-settings.ts';
import { allocateOrder } from './locations/allocate-order.ts';

/** Pieces of an item; `unlimited` where it may be ordered beyond what is there. */
export type WantedStock = { readonly itemId: number; readonly quantity: number; readonly unlimited: boolean };

/** `sell` takes the pieces off the stock on hand, `reserve` reserves them for an order that still awaits its money. */
export type StockUse = 'sell' | 'reserve';

export type TakeStockResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'not-enough-stock'; readonly itemIds: readonly number[] };
    };

/**
 * Takes stock for an order, all of it or none, in the order's own transaction, and notes it, in one round trip. Rows are locked in
 * the order of their ids, so that two orders never wait for each other; the update itself is conditional, so that nothing is oversold.
 * Of a result that is not ok the caller undoes the transaction.
 */
export async function takeStock(
  transaction: Database,
  input: {
    readonly orderId: number;
    readonly use: StockUse;
    readonly items: readonly WantedStock[];
    /** from where it is served, in shops with more than one location */
    readonly serving: ServingRule;
    /** a location that was chosen: it serves what it has, before all others */
    readonly servedFrom?: number | undefined;
    /** when a reservation ends; null for without end */
    readonly until?: Date | null;
    /** the how many-th time that the order takes its stock */
    readonly turn?: number;
  },
): Promise<TakeStockResult> {
  const ids = input.items.map((item) => item.itemId);
  const quantities = input.items.map((item) => item.quantity);
  const { until = null, turn = 1 } = input;
  const unlimited = input.items.map((item) => item.unlimited);
  const change =
    input.use === 'sell'
      ? sql`on_hand = on_hand - wanted.quantity`
      : sql`reserved = reserved + wanted.quantity`;
  const note =
    input.use === 'sell'
      ? sql`insert into stock_movements (product_id, delta, reason, order_id, turn)
            select item_id, -quantity, 'sale', ${input.orderId}, ${turn}::int from taken`
      : sql`insert into stock_reservations (product_id, order_id, quantity, expires_at, turn)
            select item_id, ${input.orderId}, quantity, ${until}::timestamptz, ${turn}::int from taken`;
  const taken = await sql<{ item_id: number; has_locations: boolean }>`/* prepared */
    with wanted as (
      select * from unnest(${ids}::int[], ${quantities}::int[], ${unlimited}::boolean[]) as wanted (item_id, quantity, unlimited)),
    held as materialized (
      select product_id from stock where product_id = any (${ids}::int[]) order by product_id for update),
    taken as (
      update stock set ${change} from held join wanted on wanted.item_id = held.product_id
      where stock.product_id = held.product_id
        and (wanted.unlimited or stock.on_hand - stock.reserved >= wanted.quantity)
      returning wanted.item_id, wanted.quantity),
    noted as (${note})
    select item_id, exists (select from stock_locations where not is_default and closed_at is null) as has_locations from taken`.execute(
    transaction,
  );
  if (taken.rows.length === ids.length) {
    // Shops with one location, which is all of the stock, are done here.
    if (taken.rows[0]?.has_locations) await allocateOrder(transaction, { ...input, turn });
    return { ok: true };
  }
  const had = new Set(taken.rows.map((row) => row.item_id));
  return { ok: false, error: { code: 'not-enough-stock', itemIds: ids.filter((id) => !had.has(id)) } };
}
