import { sql } from 'kysely';
import { endReservations } from '#catalogue/stock/server/end-reservations.ts';
import { returnStock } from '#catalogue/stock/server/return-stock.ts';
import { type StockUse, type TakeStockResult, takeStock } from '#catalogue/stock/server/take-stock.ts';
import { reservationEnds } from '#selling/orders/rules/reservation-ends.ts';
import type { HeldOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { nextTurn } from '#selling/orders/server/transitions/move-stock.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';

/** How many pieces of an article an order has more or less than before. */
export type PieceChange = { readonly itemId: number; readonly pieces: number };

type Had = {
  readonly itemId: number;
  readonly reserved: number;
  readonly unlimited: boolean;
};

/**
 * Takes or gives back the pieces that an edit of a locked order changes, by the ledger's own steps: an order that awaits its money reserves anew what it
 * has changed, with the deadline that it had; one whose pieces were taken takes more, or returns some. On failure the caller rolls back.
 */
export async function moveEditedStock(
  ctx: OrderContext,
  order: HeldOrder,
  { changes, eventId }: { readonly changes: readonly PieceChange[]; readonly eventId: number },
): Promise<TakeStockResult> {
  const { db, clock, settings } = ctx;
  const moved = changes.filter(({ pieces }) => pieces !== 0);
  if (moved.length === 0) return { ok: true };
  const orderId = order.id;
  const at = clock.now();
  const itemIds = moved.map(({ itemId }) => itemId);
  const had = await holdStock(db, orderId, itemIds);
  const { use, until } = await stockUse(ctx, order);
  const wanted = moved
    .flatMap(({ itemId, pieces }) => {
      const article = had.find((one) => one.itemId === itemId);
      if (!article) return pieces > 0 ? [{ itemId, quantity: pieces, unlimited: false }] : [];
      const quantity = use === 'reserve' ? article.reserved + pieces : pieces;
      // Fewer pieces than before are never refused.
      return quantity > 0 ? [{ itemId, quantity, unlimited: article.unlimited || pieces < 0 }] : [];
    })
    .sort((a, b) => a.itemId - b.itemId);
  if (use === 'reserve') await endReservations(db, { orderId, how: 'release', itemIds, at });
  else {
    const items = moved.flatMap(({ itemId, pieces }) => (pieces < 0 ? [{ itemId, quantity: -pieces }] : []));
    await returnStock(db, { orderId, refundId: null, eventId, items, at });
  }
  if (wanted.length === 0) return { ok: true };
  const turn = await nextTurn(db, orderId);
  return takeStock(db, {
    orderId,
    use,
    items: wanted,
    serving: settings.stock_serving,
    until: until === undefined ? reservationEnds(order, settings, at) : until,
    turn,
  });
}

/** Locks the stock of all articles of an edit at once, in the order of their ids, so that two edits never wait for each other. */
async function holdStock(
  db: OrderContext['db'],
  orderId: number,
  itemIds: readonly number[],
): Promise<readonly Had[]> {
  await sql`select product_id from stock where product_id = any (${[...itemIds]}::int[]) order by product_id for update`.execute(
    db,
  );
  const { rows } = await sql<Had>`
    select p.id as "itemId", p.backorders <> 'no' as unlimited,
      (select coalesce(sum(r.quantity), 0)::int from stock_reservations r
        where r.order_id = ${orderId} and r.product_id = p.id and r.closed_at is null) as reserved
    from products p where p.id = any (${[...itemIds]}::int[])`.execute(db);
  return rows;
}

/** Whether the pieces of an order are reserved or taken, and until when they are; undefined where it has none. */
async function stockUse(
  { db }: OrderContext,
  order: HeldOrder,
): Promise<{ readonly use: StockUse; readonly until: Date | null | undefined }> {
  const { rows } = await sql<{ held: number; until: Date | null; sold: number }>`
    select (select count(*)::int from stock_reservations where order_id = ${order.id} and closed_at is null) as held,
      (select min(expires_at) from stock_reservations where order_id = ${order.id} and closed_at is null) as until,
      (select coalesce(-sum(delta), 0)::int from stock_movements where order_id = ${order.id}) as sold`.execute(
    db,
  );
  const [row] = rows;
  if (row && row.held > 0) return { use: 'reserve', until: row.until };
  const isTaken = (row?.sold ?? 0) > 0 || order.status === 'processing';
  return { use: isTaken ? 'sell' : 'reserve', until: undefined };
}
