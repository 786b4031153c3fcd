import { randomUUID } from 'node:crypto';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { planSettling } from './bind-payment.ts';
import type { HeldPayment } from './hold-payment.ts';

const provider: OrderActor = { kind: 'payment', personId: null, name: '' };

/** Whether the order of a payment was paid by another one already. */
export async function isPaidByAnother(
  { db }: Pick<OrderContext, 'db'>,
  { payment, order }: HeldPayment,
): Promise<boolean> {
  const other = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', order.id)
    .where('id', '!=', payment.id)
    .where('status', '=', 'captured')
    .where('return_key', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** Queues that all of a second payment of an order goes back: nobody pays twice. Its key is stored, so that it goes back once. */
export async function returnSurplus(
  ctx: OrderContext,
  { payment, order }: HeldPayment,
  words: { readonly money: string; readonly transaction: string },
): Promise<void> {
  await ctx.db
    .updateTable('payment_attempts')
    .set({ return_key: randomUUID() })
    .where('id', '=', payment.id)
    .execute();
  const { surplus } = walletFor(ctx.settings.interface_language).notes;
  const note = surplus(words.money, words.transaction);
  await noteOrderEvent(ctx, provider, { orderId: order.id, kind: 'note', note });
  await planSettling(ctx.db, payment.id, '0 seconds');
}

/** Writes down, once, that a second payment of an order has gone back. */
export async function recordReturned(
  ctx: OrderContext,
  { payment, order }: HeldPayment,
  words: { readonly money: string; readonly transaction: string },
): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('payment_attempts')
    .set((of) => ({ returned_at: ctx.clock.now(), refunded_cents: of.ref('captured_cents') }))
    .where('id', '=', payment.id)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const { returned } = walletFor(ctx.settings.interface_language).notes;
  const note = returned(words.money, words.transaction);
  await noteOrderEvent(ctx, provider, { orderId: order.id, kind: 'note', note });
}
