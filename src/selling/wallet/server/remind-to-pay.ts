import { walletFor } from '#messages/payments/wallet-for.ts';
import { theShop } from '#selling/orders/rules/order-actor.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { queueOrderEmails } from '#selling/orders/server/transitions/queue-order-emails.ts';
import { holdPayment } from './hold-payment.ts';
import type { WalletPayment } from './payment-row.ts';

/** By then whoever wanted to pay has done so, or has closed the page. */
const remindAfterMs = 15 * 60_000;

/** Writes to the buyer, once for an order, that it waits for its payment: its page at the provider may be closed, and a guest knows no other way back. */
export async function remindToPay(ctx: OrderContext, { id, startedAt }: WalletPayment): Promise<void> {
  if (ctx.clock.now().getTime() - startedAt.getTime() < remindAfterMs) return;
  await holdPayment(ctx, id, async (inside, { order }) => {
    if (order.status !== 'pending') return;
    const reminded = await inside.db
      .selectFrom('outbox')
      .select('id')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'order-pending')
      .executeTakeFirst();
    if (reminded) return;
    const note = walletFor(ctx.settings.interface_language).notes.unfinished;
    const eventId = await noteOrderEvent(inside, theShop, { orderId: order.id, kind: 'note', note });
    await queueOrderEmails(inside, order, { kinds: ['order-pending'], eventId });
  });
}
