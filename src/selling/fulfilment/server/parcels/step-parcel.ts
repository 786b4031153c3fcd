import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { type HoldReason, nextCondition, type ParcelStep } from '#selling/orders/rules/parcel-condition.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { queueOrderEmails } from '#selling/orders/server/transitions/queue-order-emails.ts';
import type { ParcelProblem } from '../../rules/parcel-form.ts';
import { readParcel } from './read-parcel.ts';

export type SteppedParcel =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Extract<ParcelProblem, 'not-now' | 'no-reason'> | 'gone' };

/**
 * Notes what became of a parcel. One that its carrier holds may be told to its customer by email. What lay in one that came back counts as shipped no more:
 * it is shipped anew, or the order is refunded or cancelled, which puts it back into stock.
 */
export async function stepParcel(
  ctx: RequestContext,
  input: {
    readonly parcelId: number;
    readonly step: ParcelStep;
    readonly reason: HoldReason | null;
    /** of staff, for the history */
    readonly note: string;
    readonly notify: boolean;
  },
): Promise<SteppedParcel> {
  const { parcelId, step, reason, note, notify } = input;
  const parcel = await readParcel(ctx, parcelId);
  if (!parcel) return { ok: false, problem: 'gone' };
  if (step === 'hold' && reason === null) return { ok: false, problem: 'no-reason' };
  const orderId = parcel.order.id;
  const done = await actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor, order) => {
    const now = ctx.clock.now();
    const current = await readParcel(inside, parcelId);
    if (!current || nextCondition(current.condition, step) === null)
      return { ok: false, error: { code: 'not-now' } } as const;
    await inside.db
      .updateTable('order_shipments')
      .set({
        held_at: step === 'hold' ? now : null,
        hold_reason: step === 'hold' ? reason : null,
        ...(step === 'deliver' ? { delivered_at: now } : {}),
        ...(step === 'return' ? { returned_at: now } : {}),
      })
      .where('id', '=', parcelId)
      .execute();
    if (step === 'return') await takeContentsBack(inside, parcelId);
    const { locale } = await inside.db
      .selectFrom('orders')
      .select('locale')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { shipments } = messagesFor(locale === 'en' ? 'en' : 'it').orders;
    const { courier, tracking } = current;
    const sentences = {
      hold: () => shipments.held(courier, tracking, shipments.holdReasons[reason ?? 'other']),
      resume: () => shipments.resumed(courier, tracking),
      deliver: () => shipments.delivered(courier, tracking),
      return: () => shipments.returned(courier, tracking),
    };
    const eventId = await noteOrderEvent(inside, actor, {
      orderId,
      kind: 'note',
      note: sentences[step](),
      forCustomer: true,
    });
    if (note !== '') await noteOrderEvent(inside, actor, { orderId, kind: 'note', note });
    if (notify && step === 'hold')
      await queueOrderEmails(inside, order, { kinds: ['parcel-held'], eventId, occasion: String(eventId) });
    return { ok: true } as const;
  });
  if (done.ok) return done;
  return { ok: false, problem: done.error.code === 'not-now' ? 'not-now' : 'gone' };
}

async function takeContentsBack({ db }: Pick<RequestContext, 'db'>, parcelId: number): Promise<void> {
  await sql`with back as (delete from order_shipment_lines where shipment_id = ${parcelId} returning *)
    insert into returned_shipment_lines (shipment_id, order_line_id, quantity)
    select shipment_id, order_line_id, quantity from back`.execute(db);
}
