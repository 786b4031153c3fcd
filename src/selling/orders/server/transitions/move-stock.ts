import { sql } from 'kysely';
import { endReservations, extendReservations } from '#catalogue/stock/server/end-reservations.ts';
import { returnStock } from '#catalogue/stock/server/return-stock.ts';
import { type TakeStockResult, takeStock, type WantedStock } from '#catalogue/stock/server/take-stock.ts';
import { isReleased, type StockStep } from '../../rules/order-changes.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { reservationEnds } from '../../rules/reservation-ends.ts';
import type { HeldOrder } from './lock-order.ts';
import type { OrderContext } from './order-context.ts';

/**
 * Applies a change of state to the pieces of a locked order. What the order has is read from the ledger, so that a step that was
 * applied already does nothing.
 */
export async function moveStock(
  ctx: OrderContext,
  order: HeldOrder,
  change: { readonly to: OrderStatus; readonly stock: StockStep },
): Promise<TakeStockResult> {
  const { db, clock, settings } = ctx;
  const at = clock.now();
  const orderId = order.id;
  if (change.stock === 'keep') return { ok: true };
  if (change.stock === 'release') {
    await endReservations(db, { orderId, how: 'release', at });
    await returnStock(db, { orderId, refundId: null, items: await itemsOf(db, orderId), at });
    return { ok: true };
  }
  const until = reservationEnds({ status: change.to, paymentMethod: order.paymentMethod }, settings, at);
  const use = change.stock === 'sell' ? 'sell' : 'reserve';
  if (isReleased(order.status)) {
    const items = await itemsOf(db, orderId);
    if (items.length === 0) return { ok: true };
    const serving = settings.stock_serving;
    return takeStock(db, { orderId, use, items, serving, until, turn: await nextTurn(db, orderId) });
  }
  if (use === 'sell') await endReservations(db, { orderId, how: 'sell', at });
  else await extendReservations(db, { orderId, until });
  return { ok: true };
}

/** The pieces an order should have: its lines by item, less what was refunded; deleted products are left out. */
async function itemsOf(db: OrderContext['db'], orderId: number): Promise<readonly WantedStock[]> {
  const { rows } = await sql<WantedStock>`
    select p.id as "itemId", sum(l.quantity - l.refunded_quantity)::int as quantity, p.backorders <> 'no' as unlimited
    from order_lines l join products p on p.id = coalesce(l.variation_id, l.product_id)
    where l.order_id = ${orderId} group by p.id having sum(l.quantity - l.refunded_quantity) > 0 order by p.id`.execute(
    db,
  );
  return rows;
}

/** The how many-th time it would be that an order takes stock. */
export async function nextTurn(db: OrderContext['db'], orderId: number): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select 1 + greatest(0, (select max(turn) from stock_movements where order_id = ${orderId}),
      (select max(turn) from stock_reservations where order_id = ${orderId})) as turn`.execute(db);
  return rows[0]?.turn ?? 1;
}
