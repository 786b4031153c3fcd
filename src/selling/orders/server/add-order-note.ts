import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readOrderNote } from '../rules/order-note.ts';
import { actOnOrder } from './transitions/act-on-order.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { OrderContext } from './transitions/order-context.ts';
import { queueOrderEmails } from './transitions/queue-order-emails.ts';

export type AddOrderNoteResult =
  | { readonly ok: true; readonly eventId: number }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-order' | 'note-empty' | 'note-too-long' };
    };

/** Adds a note of staff to an order: internal, or for the customer, who also gets it by email. */
export async function addOrderNote(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  input: { readonly id: number; readonly note: string; readonly forCustomer: boolean },
): Promise<AddOrderNoteResult> {
  const note = readOrderNote(input.note);
  if (note === null) return { ok: false, error: { code: 'note-too-long' } };
  if (note === '') return { ok: false, error: { code: 'note-empty' } };
  return actOnOrder(ctx, { orderId: input.id, act: 'note' }, async (inside, actor, order) => {
    const { forCustomer } = input;
    const eventId = await noteOrderEvent(inside, actor, {
      orderId: order.id,
      kind: 'note',
      note,
      forCustomer,
    });
    if (forCustomer) {
      await queueOrderEmails(inside, order, { kinds: ['order-note'], eventId, occasion: String(eventId) });
    }
    return { ok: true, eventId } as const;
  });
}
