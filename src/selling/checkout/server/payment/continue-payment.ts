import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { isUnderWay, paymentsOfOrder } from '#selling/wallet/server/find-payment.ts';
import type { Settled } from '#selling/wallet/server/settle-payment.ts';
import { orderReceivedPath } from '../../rules/checkout-actions.ts';
import type { PlacedOrder } from '../../rules/placed-order.ts';
import { askApproval } from './ask-approval.ts';

/** How a placed order goes on: `url` is absolute. */
export type ContinuedPayment = {
  readonly status: 'success' | 'pending' | 'failure';
  readonly url: string;
};

/**
 * Where whoever has placed an order over the wire goes on: to the provider, where a payment is still to be approved, to what was received, or,
 * where the money was refused, to where it is paid otherwise. Asked again it leads to the same approval. `order` is as it is when paid by its method.
 */
export async function continuePayment(
  ctx: RequestContext,
  order: OrderView,
  {
    method,
    fields,
    settled,
  }: {
    readonly method: string;
    /** what the form says beside the order: who holds the card */
    readonly fields: PostedFields;
    /** how the money stands that was taken just now */
    readonly settled?: Settled | undefined;
  },
): Promise<ContinuedPayment> {
  const { shopUrl, db } = ctx;
  const received = shopUrl + orderReceivedPath(order);
  const toPay = shopUrl + orderPayPath(order);
  if (!isProviderMethod(method)) return { status: 'success', url: received };
  const payments = await paymentsOfOrder(db, order.id);
  if (payments.some(isUnderWay)) return { status: 'pending', url: received };
  if (!isPayable(order)) return { status: 'success', url: received };
  if (settled === 'refused') return { status: 'failure', url: `${toPay}&payment=refused` };
  const open = payments.find((payment) => payment.method === method && payment.amount === order.total);
  if (open?.status === 'created') return { status: 'success', url: open.approveUrl };
  if (open?.status === 'approved') return { status: 'success', url: toPay };
  const asked = await askApproval(ctx, { ...fields, payment_method: method }, order);
  return asked.ok
    ? { status: 'success', url: asked.approveUrl }
    : { status: 'failure', url: `${toPay}&payment=generic` };
}

/** Where a placed order leads: to what was received, or, where its money was refused, to where it is paid otherwise. */
export function pathAfter({
  order,
  payment,
}: {
  readonly order: PlacedOrder;
  readonly payment?: Settled;
}): string {
  return payment === 'refused' ? `${orderPayPath(order)}&payment=refused` : orderReceivedPath(order);
}
