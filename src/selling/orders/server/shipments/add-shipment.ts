import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { allLeftToShip, checkContents, type PiecesOfLine } from '../../rules/parcel-contents.ts';
import type { Parcel } from '../../rules/shipment.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import { type MoveOrderError, moveOrder } from '../transitions/move-order.ts';
import type { OrderContext } from '../transitions/order-context.ts';
import { queueOrderEmails } from '../transitions/queue-order-emails.ts';
import { linesInPieces } from './lines-in-pieces.ts';
import { writeParcel } from './write-parcel.ts';

export type AddShipmentResult =
  | { readonly ok: true; readonly completed: boolean }
  | {
      readonly ok: false;
      readonly error:
        | {
            readonly code:
              | 'no-such-order'
              | 'not-sendable'
              | 'same-shipment'
              | 'too-many-pieces'
              | 'no-pieces';
          }
        | MoveOrderError;
    };

export type ShipmentToAdd = Parcel & {
  readonly orderId: number;
  /** null where nobody has said what lies in it */
  readonly contents: readonly PiecesOfLine[] | null;
  readonly weightGrams?: number | null;
  /** of the form: posted twice, it adds one parcel */
  readonly requestKey?: string;
  readonly notify: boolean;
};

/**
 * Adds a parcel to an order: its customer sees it on the order's page, and gets an email where staff want it. An order whose pieces have
 * all been shipped with it is completed, unless the shop has it otherwise, and its email says so.
 */
export function addShipment(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  { orderId, contents: wanted, notify, ...parcel }: ShipmentToAdd,
): Promise<AddShipmentResult> {
  return actOnOrder(
    ctx,
    { orderId, act: 'note' },
    async (inside, actor, order): Promise<AddShipmentResult> => {
      const { requestKey = '' } = parcel;
      if (requestKey !== '' && (await isAdded(inside, orderId, requestKey)))
        return { ok: true, completed: order.status === 'completed' };
      if (order.status !== 'processing' && order.status !== 'completed')
        return { ok: false, error: { code: 'not-sendable' } };
      const checked = checkContents(await linesInPieces(inside.db, orderId), wanted ?? []);
      if (!checked.ok && (wanted !== null || checked.error.code !== 'no-pieces')) return checked;
      const contents = checked.ok ? checked.contents : [];
      const written = await writeParcel(inside, actor, orderId, { ...parcel, contents });
      if (written === null) return { ok: false, error: { code: 'same-shipment' } };
      const left = allLeftToShip(await linesInPieces(inside.db, orderId));
      const isComplete = contents.length > 0 && left.length === 0;
      if (order.status === 'processing' && isComplete && ctx.settings.orders_complete_when_shipped) {
        const moved = await moveOrder(inside, actor, order, { to: 'completed' });
        return moved.ok ? { ok: true, completed: true } : moved;
      }
      const { eventId } = written;
      if (notify)
        await queueOrderEmails(inside, order, { kinds: ['order-note'], eventId, occasion: String(eventId) });
      return { ok: true, completed: false };
    },
  );
}

/** Whether the form with this key has added its parcel already. */
async function isAdded({ db }: OrderContext, orderId: number, requestKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('order_shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return found !== undefined;
}
