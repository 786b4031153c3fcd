import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { moveOrder } from '#selling/orders/server/transitions/move-order.ts';
import { readParcel } from './read-parcel.ts';
import type { SteppedParcel } from './step-parcel.ts';

/** Has the pieces of a parcel that came back shipped anew: their order, if it is completed, stands among those to ship once more. */
export async function shipAnew(ctx: RequestContext, parcelId: number): Promise<SteppedParcel> {
  const parcel = await readParcel(ctx, parcelId);
  if (!parcel) return { ok: false, problem: 'gone' };
  if (parcel.condition !== 'returned') return { ok: false, problem: 'not-now' };
  const moved = await actOnOrder(
    ctx,
    { orderId: parcel.order.id, act: 'change-state' },
    async (inside, actor, order) =>
      order.status === 'completed'
        ? moveOrder(inside, actor, order, { to: 'processing' })
        : ({ ok: false, error: { code: 'not-now' } } as const),
  );
  return moved.ok ? { ok: true } : { ok: false, problem: 'not-now' };
}
