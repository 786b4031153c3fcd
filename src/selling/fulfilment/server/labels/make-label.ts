import type { LabelMaker, LabelToMake, MadeLabel } from '#foundation/parcel-labels/rules/label-maker.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { queueOrderEmails } from '#selling/orders/server/transitions/queue-order-emails.ts';
import type { ParcelProblem } from '../../rules/parcel-form.ts';
import { isLive, labelReference } from '../../rules/parcel-label.ts';
import { type ParcelView, readParcel } from '../parcels/read-parcel.ts';
import { storeLabelFile } from './label-files.ts';
import { labelMakerOf } from './label-service.ts';

export type LabelOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ParcelProblem | 'gone' };
type Claimed =
  | {
      readonly ok: true;
      readonly labelId: number;
      readonly orderId: number;
      readonly maker: LabelMaker;
      readonly label: LabelToMake;
    }
  | { readonly ok: false; readonly error: { readonly code: ParcelProblem | 'no-such-order' } };

type Wanted = { readonly parcelId: number; readonly weightGrams: number; readonly notify: boolean };

/**
 * Has the carrier of a parcel make its label. It is claimed and stored as asked for before anything is sent, so that two who press at once, or a process
 * that dies, ask once; what the carrier does not answer stays unknown until it was taken back there, or somebody has looked.
 */
export async function makeLabel(ctx: RequestContext, wanted: Wanted): Promise<LabelOutcome> {
  const orderId = await orderOf(ctx, wanted.parcelId);
  if (orderId === null) return { ok: false, problem: 'gone' };
  const claimed = await actOnOrder(ctx, { orderId, act: 'note' }, (inside, actor) =>
    claim(inside, actor, orderId, wanted),
  );
  if (!claimed.ok) {
    const { code } = claimed.error;
    return { ok: false, problem: code === 'no-such-order' ? 'gone' : code };
  }
  const answer = await claimed.maker.make(claimed.label);
  return storeAnswer(ctx, { ...claimed, ...wanted }, answer);
}

/** The order of a parcel; null where there is none. */
export async function orderOf({ db }: Pick<RequestContext, 'db'>, parcelId: number): Promise<number | null> {
  const found = await db
    .selectFrom('order_shipments')
    .select('order_id')
    .where('id', '=', parcelId)
    .executeTakeFirst();
  return found?.order_id ?? null;
}

async function claim(
  ctx: RequestContext,
  actor: OrderActor,
  orderId: number,
  { parcelId, weightGrams }: Wanted,
): Promise<Claimed> {
  const refuse = (code: ParcelProblem): Claimed => ({ ok: false, error: { code } });
  const parcel = await readParcel(ctx, parcelId);
  if (parcel?.condition !== 'travelling' || parcel.labels.some(({ state }) => isLive(state)))
    return refuse('not-now');
  if (parcel.tracking !== '') return refuse('not-now');
  if (parcel.carrierId === null || !parcel.hasService) return refuse('no-service');
  const maker = await labelMakerOf(ctx, parcel.carrierId);
  if (!maker) return refuse('sealed');
  await ctx.db
    .updateTable('order_shipments')
    .set({ weight_grams: weightGrams })
    .where('id', '=', parcelId)
    .execute();
  const askedAt = ctx.clock.now();
  const { id: labelId } = await ctx.db
    .insertInto('parcel_labels')
    .values({
      shipment_id: parcelId,
      carrier_id: parcel.carrierId,
      state: 'asking',
      weight_grams: weightGrams,
      to_collect_cents: parcel.toCollect,
      asked_at: askedAt,
      asked_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const label = labelOf(parcel, weightGrams, labelReference(labelId, askedAt));
  return { ok: true, labelId, orderId, maker, label };
}

const labelOf = (parcel: ParcelView, weightGrams: number, reference: number): LabelToMake => ({
  reference,
  order: String(parcel.order.number),
  recipient: {
    name: parcel.recipient,
    contact: parcel.contact,
    address: [parcel.address1, parcel.address2].filter((part) => part !== '').join(', '),
    postcode: parcel.postcode,
    city: parcel.city,
    state: parcel.state,
    country: parcel.country,
    phone: parcel.phone,
    email: parcel.email,
  },
  weightGrams,
  toCollect: parcel.toCollect,
});

async function storeAnswer(
  ctx: RequestContext,
  asked: Wanted & { readonly labelId: number; readonly orderId: number },
  answer: MadeLabel,
): Promise<LabelOutcome> {
  const { labelId, orderId, parcelId, notify } = asked;
  if (answer.kind !== 'made') {
    const reason =
      answer.kind === 'refused' ? answer.reason : answer.kind === 'unreachable' ? answer.kind : '';
    await ctx.db
      .updateTable('parcel_labels')
      .set({
        state: answer.kind === 'unknown' ? 'unknown' : 'refused',
        reason,
        problem: answer.problem.slice(0, 200),
      })
      .where('id', '=', labelId)
      .where('state', '=', 'asking')
      .execute();
    return { ok: false, problem: answer.kind === 'refused' ? answer.reason : answer.kind };
  }
  const storedAs = await storeLabelFile(ctx, answer.pdf);
  const stored = await actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor, order) => {
    await inside.db
      .updateTable('parcel_labels')
      .set({ state: 'made', tracking: answer.tracking, stored_as: storedAs })
      .where('id', '=', labelId)
      .execute();
    const eventId = await numberParcel(inside, actor, { orderId, parcelId, tracking: answer.tracking });
    if (notify)
      await queueOrderEmails(inside, order, { kinds: ['order-note'], eventId, occasion: String(eventId) });
    return { ok: true } as const;
  });
  return stored.ok ? stored : { ok: false, problem: 'gone' };
}

/** Gives a parcel the number of its label, and writes it into the history for the customer. */
export async function numberParcel(
  ctx: RequestContext,
  actor: OrderActor,
  {
    orderId,
    parcelId,
    tracking,
  }: { readonly orderId: number; readonly parcelId: number; readonly tracking: string },
): Promise<number> {
  await ctx.db.updateTable('order_shipments').set({ tracking }).where('id', '=', parcelId).execute();
  const { courier, locale } = await ctx.db
    .selectFrom('order_shipments')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .select(['courier', 'locale'])
    .where('order_shipments.id', '=', parcelId)
    .executeTakeFirstOrThrow();
  const note = messagesFor(locale === 'en' ? 'en' : 'it').orders.shipments.sent(courier, tracking);
  return noteOrderEvent(ctx, actor, { orderId, kind: 'note', note, forCustomer: true });
}
