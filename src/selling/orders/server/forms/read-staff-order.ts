import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderCare } from '../../rules/order-care.ts';
import { staffOrdersAction } from '../../rules/order-list-query.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { readOrder } from '../read-order.ts';
import { readOrderCare } from '../read-order-care.ts';
import { readCouriers } from '../shipments/read-shipments.ts';

/** An order's page for staff: what was sold, its history, the possible actions, and what its forms need. */
export type StaffOrder = {
  readonly order: OrderView;
  readonly care: OrderCare;
  /** of `staffOrdersAction` */
  readonly nonce: string;
  /** id of the next refund: the same form posted twice refunds once */
  readonly requestKey: string;
  /** couriers of other orders, as suggestions */
  readonly couriers: readonly string[];
};

/** Reads an order for staff; null where there is none, and for all other visitors. */
export async function readStaffOrder(ctx: RequestContext, orderId: number): Promise<StaffOrder | null> {
  const [order, care, couriers] = await Promise.all([
    readOrder(ctx, orderId),
    readOrderCare(ctx, orderId),
    readCouriers(ctx),
  ]);
  if (!order || !care) return null;
  const nonce = ctx.nonces.make(staffOrdersAction);
  // The order's key, by which a guest pays, is not shown to staff.
  return { order: { ...order, key: '' }, care, nonce, requestKey: randomUUID(), couriers };
}
