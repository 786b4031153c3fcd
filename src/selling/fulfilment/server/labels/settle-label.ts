import { isUniqueViolation } from '#foundation/database/is-unique-violation.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { readParcel } from '../parcels/read-parcel.ts';
import { dropLabel } from './cancel-label.ts';
import { type LabelOutcome, numberParcel } from './make-label.ts';

/** The label of a parcel of which nobody knows whether it was made; null where there is none. */
async function unknownLabel(ctx: RequestContext, parcelId: number) {
  const parcel = await readParcel(ctx, parcelId);
  const label = parcel?.labels.find(({ state }) => state === 'unknown');
  return parcel && label ? { parcel, label } : null;
}

/** Staff have looked at the carrier's and found the shipment there: its number is the parcel's. Its PDF is printed there. */
export async function foundLabel(
  ctx: RequestContext,
  parcelId: number,
  tracking: string,
): Promise<LabelOutcome> {
  const found = await unknownLabel(ctx, parcelId);
  if (!found) return { ok: false, problem: 'not-now' };
  const orderId = found.parcel.order.id;
  try {
    const stored = await actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor) => {
      await inside.db
        .updateTable('parcel_labels')
        .set({ state: 'made', tracking })
        .where('id', '=', found.label.id)
        .where('state', 'in', ['asking', 'unknown'])
        .execute();
      await numberParcel(inside, actor, { orderId, parcelId, tracking });
      return { ok: true } as const;
    });
    return stored.ok ? stored : { ok: false, problem: 'gone' };
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, problem: 'same-shipment' };
    throw error;
  }
}

/** Staff have looked at the carrier's, and there is none: another one may be asked for. */
export async function absentLabel(ctx: RequestContext, parcelId: number): Promise<LabelOutcome> {
  const found = await unknownLabel(ctx, parcelId);
  return found ? dropLabel(ctx, { parcelId, labelId: found.label.id }) : { ok: false, problem: 'not-now' };
}
