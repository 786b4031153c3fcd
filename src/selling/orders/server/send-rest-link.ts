import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { isRestPayable } from '../rules/order-for-payment.ts';
import { readOrder } from './read-order.ts';
import { actOnOrder } from './transitions/act-on-order.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { OrderContext } from './transitions/order-context.ts';
import { queueOrderEmails } from './transitions/queue-order-emails.ts';

export type SendRestLinkResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-order' | 'nothing-due' | 'no-email' } };

/** Writes to the buyer with the page of the order, on which the rest of it is paid. Each request of staff is an email of its own. */
export function sendRestLink(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  orderId: number,
): Promise<SendRestLinkResult> {
  return actOnOrder(
    ctx,
    { orderId, act: 'note' },
    async (inside, actor, held): Promise<SendRestLinkResult> => {
      const order = await readOrder(inside, orderId);
      if (!order || !isRestPayable(order)) return { ok: false, error: { code: 'nothing-due' } };
      if (held.email === '') return { ok: false, error: { code: 'no-email' } };
      const { linkSent } = staffMessagesFor(ctx.settings.interface_language).staffOrders.balance;
      const eventId = await noteOrderEvent(inside, actor, {
        orderId,
        kind: 'note',
        note: linkSent(held.email),
      });
      await queueOrderEmails(inside, held, { kinds: ['order-rest-due'], eventId, occasion: String(eventId) });
      return { ok: true };
    },
  );
}
