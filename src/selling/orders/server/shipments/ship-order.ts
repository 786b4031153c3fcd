import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { allLeftToShip } from '../../rules/parcel-contents.ts';
import type { Parcel } from '../../rules/shipment.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import { type MoveOrderError, moveOrder } from '../transitions/move-order.ts';
import type { OrderContext } from '../transitions/order-context.ts';
import { linesInPieces } from './lines-in-pieces.ts';
import { writeParcel } from './write-parcel.ts';

export type ShipOrderResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-order' | 'state-changed' | 'same-shipment' } | MoveOrderError;
    };

/**
 * Ships an order that is processed: stores its parcels, which may be none, and completes it. Everything that was left lies in the first
 * parcel, or in all of them together. One email names them all.
 */
export function shipOrder(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  { orderId, parcels }: { readonly orderId: number; readonly parcels: readonly Parcel[] },
): Promise<ShipOrderResult> {
  return actOnOrder(
    ctx,
    { orderId, act: 'change-state' },
    async (inside, actor, order): Promise<ShipOrderResult> => {
      if (order.status !== 'processing') return { ok: false, error: { code: 'state-changed' } };
      const left = allLeftToShip(await linesInPieces(inside.db, orderId));
      let first: number | null = null;
      for (const parcel of parcels) {
        const contents = first === null ? left : [];
        const written = await writeParcel(inside, actor, orderId, {
          ...parcel,
          contents,
          togetherWith: first,
        });
        if (written === null) return { ok: false, error: { code: 'same-shipment' } };
        first ??= written.shipmentId;
      }
      return moveOrder(inside, actor, order, { to: 'completed' });
    },
  );
}
