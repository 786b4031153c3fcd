import { returnStock } from '#catalogue/stock/server/return-stock.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import { isReleased } from '../../rules/order-changes.ts';
import type { PlannedRefund, PlannedRefundLine } from '../../rules/plan-refund.ts';
import type { HeldOrder } from './lock-order.ts';
import type { OrderContext } from './order-context.ts';

/**
 * Writes a planned refund of a locked order as `requested`, and puts returned pieces back into stock: stock changes with
 * the decision, the money counts once it was given back (`finishRefund`). A cancelled or failed order has no pieces to put back.
 */
export async function writeRefund(
  { db, clock }: OrderContext,
  actor: OrderActor,
  order: HeldOrder,
  input: {
    readonly requestKey: string;
    readonly reason: string;
    readonly refund: PlannedRefund;
    /** `provider`: it was made at the payment provider, and the shop learned of it */
    readonly origin?: 'shop' | 'provider';
    /** of what was paid beyond the total */
    readonly isOverpayment?: boolean;
  },
): Promise<number> {
  const { lines, shipping, fee, tax, total } = input.refund;
  const at = clock.now();
  const { id: refundId } = await db
    .insertInto('order_refunds')
    .values({
      order_id: order.id,
      request_key: input.requestKey,
      reason: input.reason,
      shipping_net_cents: shipping.net,
      shipping_tax_cents: shipping.tax,
      fee_net_cents: fee.net,
      fee_tax_cents: fee.tax,
      tax_cents: tax,
      total_cents: total,
      person_id: actor.personId,
      person_name: actor.name,
      state: 'requested',
      origin: input.origin ?? 'shop',
      of_overpayment: input.isOverpayment ?? false,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return refundId;
  const wanted = isReleased(order.status)
    ? []
    : lines.filter(({ restock, quantity }) => restock && quantity > 0);
  const restocked = await restock(db, { orderId: order.id, refundId, lines: wanted, at });
  await db
    .insertInto('order_refund_lines')
    .values(
      lines.map(({ lineId, quantity, net, tax }) => ({
        refund_id: refundId,
        order_line_id: lineId,
        quantity,
        net_cents: net,
        tax_cents: tax,
        restocked: restocked.get(lineId) ?? 0,
      })),
    )
    .execute();
  return refundId;
}

/** Puts pieces of lines back into stock; returns by line how many. Lines of the same item share its stock. */
async function restock(
  db: OrderContext['db'],
  input: {
    readonly orderId: number;
    readonly refundId: number;
    readonly lines: readonly PlannedRefundLine[];
    readonly at: Date;
  },
): Promise<ReadonlyMap<number, number>> {
  const { orderId, refundId, lines, at } = input;
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .select((of) => ['id', of.fn.coalesce('variation_id', 'product_id').as('item_id')])
    .where('order_id', '=', orderId)
    .execute();
  const itemOf = new Map(rows.map((row) => [row.id, row.item_id]));
  const wanted = new Map<number, number>();
  for (const { lineId, quantity } of lines) {
    const itemId = itemOf.get(lineId) ?? null;
    if (itemId !== null) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  }
  const items = [...wanted].map(([itemId, quantity]) => ({ itemId, quantity }));
  const returned = await returnStock(db, { orderId, refundId, items, at });
  const left = new Map(returned.map(({ itemId, quantity }) => [itemId, quantity]));
  const byLine = new Map<number, number>();
  for (const { lineId, quantity } of lines) {
    const itemId = itemOf.get(lineId) ?? 0;
    const pieces = Math.min(quantity, left.get(itemId) ?? 0);
    left.set(itemId, (left.get(itemId) ?? 0) - pieces);
    byLine.set(lineId, pieces);
  }
  return byLine;
}
