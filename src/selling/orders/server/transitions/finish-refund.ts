import { sql } from 'kysely';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { type OrderActor, theShop } from '../../rules/order-actor.ts';
import { orderChange } from '../../rules/order-changes.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { addToBalance } from './change-balance.ts';
import type { HeldOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { noteOrderEvent } from './note-order-event.ts';
import type { OrderContext } from './order-context.ts';
import { queueOrderEmails } from './queue-order-emails.ts';

/**
 * Completes a refund of a locked order whose money was given back, by the provider (`done`) or by other means (`elsewhere`): it counts now
 * (the database refuses more than was sold), the customer gets an email, and a fully refunded order becomes `refunded`. What was paid beyond the total
 * settles the balance instead: nothing that was sold is refunded.
 */
export async function finishRefund(
  ctx: OrderContext,
  actor: OrderActor,
  order: HeldOrder,
  input: {
    readonly refundId: number;
    readonly state: 'done' | 'elsewhere';
    /** false where the customer is written about it otherwise */
    readonly emails?: boolean;
  },
): Promise<OrderStatus> {
  const { refundId, state, emails = true } = input;
  const {
    reason,
    total_cents: total,
    of_overpayment: isOverpayment,
  } = await ctx.db
    .updateTable('order_refunds')
    .set({ state, settled_at: ctx.clock.now() })
    .where('id', '=', refundId)
    .returning(['reason', 'total_cents', 'of_overpayment'])
    .executeTakeFirstOrThrow();
  const left = isOverpayment ? null : await count(ctx, refundId);
  if (isOverpayment) await addToBalance(ctx, order.id, total);
  const eventId = await noteOrderEvent(ctx, actor, {
    orderId: order.id,
    kind: 'refund',
    note: reason,
    forCustomer: true,
    detail: { refundId, amount: total, state, ...(isOverpayment ? { balance: total } : {}) },
  });
  if (left === null || left > 0 || orderChange(order.status, 'refunded') === null) {
    const occasion = String(eventId);
    const kinds = emails ? (['order-partly-refunded'] as const) : [];
    await queueOrderEmails(ctx, order, { kinds, eventId, occasion });
    return order.status;
  }
  const moved = await moveOrder(ctx, theShop, order, {
    to: 'refunded',
    emailsAbout: eventId,
    ...(emails ? {} : { emails: [] }),
  });
  if (!moved.ok) throw new Error(`an order that was given back stays ${order.status}: ${moved.error.code}`);
  return 'refunded';
}

/** Adds a refund to the refunded amounts of its order and lines; returns how much of the order is left, in cents. */
async function count({ db }: OrderContext, refundId: number): Promise<Cents> {
  await sql`
    update order_lines l set refunded_quantity = l.refunded_quantity + given.quantity,
      refunded_net_cents = l.refunded_net_cents + given.net_cents, refunded_tax_cents = l.refunded_tax_cents + given.tax_cents
    from order_refund_lines given where given.refund_id = ${refundId} and l.id = given.order_line_id`.execute(
    db,
  );
  const { rows } = await sql<{ left: number }>`
    update orders o set refunded_cents = o.refunded_cents + given.total_cents,
      refunded_shipping_net_cents = o.refunded_shipping_net_cents + given.shipping_net_cents,
      refunded_shipping_tax_cents = o.refunded_shipping_tax_cents + given.shipping_tax_cents,
      refunded_fee_net_cents = o.refunded_fee_net_cents + given.fee_net_cents,
      refunded_fee_tax_cents = o.refunded_fee_tax_cents + given.fee_tax_cents
    from order_refunds given where given.id = ${refundId} and o.id = given.order_id
    returning o.total_cents - o.refunded_cents as left`.execute(db);
  return toCents(rows[0]?.left ?? 0);
}
