import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Parcel } from '../../rules/shipment.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import { type MoveOrderError, moveOrder } from '../transitions/move-order.ts';
import type { OrderContext } from '../transitions/order-context.ts';
import { writeParcel } from './write-parcel.ts';

export type ShipOrderResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-order' | 'state-changed' | 'same-shipment' } | MoveOrderError;
    };

/** Ships an order that is processed: stores its parcels, which may be none, and completes it. One email names them all. */
export function shipOrder(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  { orderId, parcels }: { readonly orderId: number; readonly parcels: readonly Parcel[] },
): Promise<ShipOrderResult> {
  return actOnOrder(
    ctx,
    { orderId, act: 'change-state' },
    async (inside, actor, order): Promise<ShipOrderResult> => {
      if (order.status !== 'processing') return { ok: false, error: { code: 'state-changed' } };
      for (const parcel of parcels) {
        const written = await writeParcel(inside, actor, orderId, parcel);
        if (written === null) return { ok: false, error: { code: 'same-shipment' } };
      }
      return moveOrder(inside, actor, order, { to: 'completed' });
    },
  );
}
