import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderCare } from '../../rules/order-care.ts';
import { staffOrdersAction } from '../../rules/order-list-query.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { readOrder } from '../read-order.ts';
import { readOrderCare } from '../read-order-care.ts';

/** An order's page for staff: what was sold, everything that was and can be done, and what its forms need. */
export type StaffOrder = {
  readonly order: OrderView;
  readonly care: OrderCare;
  /** of `staffOrdersAction` */
  readonly nonce: string;
  /** of the next refund: the same form posted twice gives back once */
  readonly requestKey: string;
};

/** Reads an order for staff; null where there is none, or for somebody else. */
export async function readStaffOrder(ctx: RequestContext, orderId: number): Promise<StaffOrder | null> {
  const [order, care] = await Promise.all([readOrder(ctx, orderId), readOrderCare(ctx, orderId)]);
  if (!order || !care) return null;
  const nonce = ctx.nonces.make(staffOrdersAction);
  // The secret by which a guest pays and is thanked is no business of the staff.
  return { order: { ...order, key: '' }, care, nonce, requestKey: randomUUID() };
}
