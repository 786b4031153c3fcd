import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { orderEmailKinds, recipientOf } from '../rules/order-emails.ts';
import { actOnOrder } from './transitions/act-on-order.ts';
import type { HeldOrder } from './transitions/lock-order.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { OrderContext } from './transitions/order-context.ts';
import { planOrderEmails } from './transitions/queue-order-emails.ts';

export type ResendEmailResult =
  | { readonly ok: true; readonly emailId: number }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-order' | 'no-such-letter' | 'on-its-way' };
    };

/**
 * Resends an email about an order with the same text to the current address of buyer or shop. One that was not sent yet
 * is retried at once if the mail server refused it; while it waits the result is `on-its-way`.
 */
export async function resendEmail(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  input: { readonly id: number; readonly emailId: number },
): Promise<ResendEmailResult> {
  return actOnOrder(
    ctx,
    { orderId: input.id, act: 'resend' },
    async (inside, actor, order): Promise<ResendEmailResult> => {
      const { db } = inside;
      const email = await db
        .selectFrom('outbox')
        .select(['id', 'kind', 'recipient', 'subject', 'html', 'body_text', 'status', 'event_id', 'about_id'])
        .where('id', '=', input.emailId)
        .where('order_id', '=', order.id)
        .executeTakeFirst();
      if (!email) return { ok: false, error: { code: 'no-such-letter' } };
      if (email.status === 'waiting' || (await isOnItsWay(db, order, email.kind))) {
        return { ok: false, error: { code: 'on-its-way' } };
      }
      if (email.status === 'failed') {
        await planOrderEmails(db, order.id);
        return { ok: true, emailId: email.id };
      }
      const eventId = await noteOrderEvent(inside, actor, {
        orderId: order.id,
        kind: 'letter',
        detail: { letterKind: email.kind },
      });
      // Emails of other modules about the order go to where they went before.
      const kind = orderEmailKinds.find((known) => known === email.kind);
      const { id: emailId } = await db
        .insertInto('outbox')
        .values({
          kind: email.kind,
          recipient: kind ? recipientOf(kind, order, ctx.settings.shop_email) : email.recipient,
          about_id: email.about_id,
          order_id: order.id,
          subject: email.subject,
          html: email.html,
          body_text: email.body_text,
          event_id: email.event_id,
          occasion: `again-${eventId}`,
          created_at: ctx.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await planOrderEmails(db, order.id);
      return { ok: true, emailId };
    },
  );
}

async function isOnItsWay(db: OrderContext['db'], order: HeldOrder, kind: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', kind)
    .where('occasion', 'like', 'again-%')
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}
