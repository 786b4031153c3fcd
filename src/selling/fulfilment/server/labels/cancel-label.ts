import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { labelReference, mayCancel } from '../../rules/parcel-label.ts';
import { readParcel } from '../parcels/read-parcel.ts';
import { labelMakerOf } from './label-service.ts';
import { type LabelOutcome, orderOf } from './make-label.ts';

export type CancelOutcome =
  /** `was`: the carrier had made it, or knows of none */
  { readonly ok: true; readonly was: 'made' | 'absent' } | Extract<LabelOutcome, { readonly ok: false }>;

/**
 * Takes the label of a parcel back at its carrier by the reference, whether it was made or nobody knows: afterwards the carrier has none, and another one
 * may be asked for. A call that is not answered changes nothing and may be made again.
 */
export async function cancelLabel(ctx: RequestContext, parcelId: number): Promise<CancelOutcome> {
  const parcel = await readParcel(ctx, parcelId);
  const label = parcel?.labels.find(({ state }) => mayCancel(state));
  if (!parcel) return { ok: false, problem: 'gone' };
  if (!label || parcel.carrierId === null || parcel.condition !== 'travelling')
    return { ok: false, problem: 'not-now' };
  if (!parcel.hasService) return { ok: false, problem: 'no-service' };
  const maker = await labelMakerOf(ctx, parcel.carrierId);
  if (!maker) return { ok: false, problem: 'sealed' };
  const reference = labelReference(label.id, new Date(label.askedAt));
  const answer = await maker.cancel(reference, String(parcel.order.number));
  if (answer.kind !== 'cancelled' && answer.kind !== 'absent')
    return { ok: false, problem: answer.kind === 'refused' ? answer.reason : answer.kind };
  const dropped = await dropLabel(ctx, { parcelId, labelId: label.id });
  return dropped.ok ? { ok: true, was: answer.kind === 'absent' ? 'absent' : 'made' } : dropped;
}

/** A label is no more: its parcel has no number, and its file is deleted. */
export async function dropLabel(
  ctx: RequestContext,
  { parcelId, labelId }: { readonly parcelId: number; readonly labelId: number },
): Promise<LabelOutcome> {
  const orderId = await orderOf(ctx, parcelId);
  if (orderId === null) return { ok: false, problem: 'gone' };
  let file: string | null = null;
  const dropped = await actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor) => {
    const label = await inside.db
      .selectFrom('parcel_labels')
      .select(['tracking', 'stored_as'])
      .where('id', '=', labelId)
      .where('shipment_id', '=', parcelId)
      .where('state', 'in', ['asking', 'made', 'unknown'])
      .executeTakeFirst();
    if (!label) return { ok: false, error: { code: 'not-now' } } as const;
    file = label.stored_as;
    await inside.db
      .updateTable('parcel_labels')
      .set({ state: 'cancelled', stored_as: null })
      .where('id', '=', labelId)
      .execute();
    const parcel = await inside.db
      .updateTable('order_shipments')
      .set({ tracking: '' })
      .where('id', '=', parcelId)
      .where('tracking', '=', label.tracking)
      .returning('courier')
      .executeTakeFirst();
    const { staffParcels: words } = staffMessagesFor(ctx.settings.interface_language);
    if (label.tracking !== '') {
      const note = words.labelCancelledNote(parcel?.courier ?? '', label.tracking);
      await noteOrderEvent(inside, actor, { orderId, kind: 'note', note });
    }
    return { ok: true } as const;
  });
  if (!dropped.ok) return { ok: false, problem: dropped.error.code === 'not-now' ? 'not-now' : 'gone' };
  if (file !== null) await ctx.privateFiles.remove(file);
  return { ok: true };
}
