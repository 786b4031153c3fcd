import type { OrderStatus } from './order-status.ts';
import type { LineInPieces } from './parcel-contents.ts';
import { allLeftToShip } from './parcel-contents.ts';

/** How far an order has come, as its edits ask. */
export type EditableFacts = {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  /** a payment was taken, or a part of one has come */
  readonly hasPayment: boolean;
  /** a payment may be on its way */
  readonly isBeingPaid: boolean;
  readonly parcels: 'none' | 'with-contents' | 'contents-unknown';
  /** refunds of what was sold, and others that are still open */
  readonly hasRefunds: boolean;
  readonly hasReturns: boolean;
  readonly lines: readonly LineInPieces[];
};

/** Why an order cannot be edited. */
export type EditRefusal = 'closed' | 'shipped' | 'returning' | 'refunded' | 'being-paid';

const openStatuses: readonly OrderStatus[] = ['pending', 'on-hold', 'processing'];

/**
 * Why staff cannot edit an order as it stands; null where they can: something of it is still to be sent, nothing was given back, and no payment is on its
 * way. One that is paid keeps its payment.
 */
export function editRefusal(order: EditableFacts): EditRefusal | null {
  const { parcels, lines } = order;
  const isSent =
    parcels === 'contents-unknown' || (parcels === 'with-contents' && allLeftToShip(lines).length === 0);
  if (isSent || order.status === 'completed') return 'shipped';
  if (!openStatuses.includes(order.status)) return 'closed';
  if (order.hasReturns) return 'returning';
  if (order.hasRefunds) return 'refunded';
  return order.isBeingPaid || (order.hasPayment && !order.isPaid) ? 'being-paid' : null;
}

/** The pieces of each line that parcels hold: they can be neither taken out nor lessened. */
export const shippedPieces = ({ lines }: Pick<EditableFacts, 'lines'>): ReadonlyMap<number, number> =>
  new Map(lines.flatMap(({ lineId, shipped }) => (shipped > 0 ? [[lineId, shipped] as const] : [])));
