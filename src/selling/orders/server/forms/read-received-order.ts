import { mayViewOrder } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { isStillThankedFor, orderPath } from '../../rules/order-link.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { orderForReader } from '../order-for-reader.ts';
import { readOrderByKey } from '../read-order.ts';
import { linkSignerOf, signedOrderPath } from '../signed-order-link.ts';
import { readPaymentCheck } from '../transitions/read-payment-check.ts';

export type ReceivedOrder = {
  readonly order: OrderView;
  readonly follow: string;
  /** how many days the order link is valid; null for the address in the customer's account */
  readonly followDays: number | null;
  /** state of its payment through the provider; null where there is nothing to say */
  readonly payment: 'verifying' | 'unpaid' | null;
};

/**
 * The order that was just placed, for a visitor with its key: for a day, later only for those who may see it anyway. A wrong key
 * gives the same answer as a missing order.
 */
export async function readReceivedOrder(
  ctx: RequestContext,
  asked: { readonly orderId: number; readonly key: string },
): Promise<
  | { readonly ok: true; readonly received: ReceivedOrder }
  | { readonly ok: false; readonly error: { readonly code: 'unknown' | 'thanks-over' } }
> {
  const stored = await readOrderByKey(ctx, asked);
  if (!stored) return { ok: false, error: { code: 'unknown' } };
  const order = await orderForReader(ctx, stored);
  const payment = await readPaymentStanding(ctx, order);
  if (mayViewOrder(ctx.visitor, order)) {
    return { ok: true, received: { order, follow: orderPath(order.id), followDays: null, payment } };
  }
  if (!isStillThankedFor(order, ctx.clock.now())) return { ok: false, error: { code: 'thanks-over' } };
  const signer = linkSignerOf(ctx);
  return {
    ok: true,
    received: { order, follow: signedOrderPath(order, signer), followDays: signer.days, payment },
  };
}

async function readPaymentStanding(
  { db }: Pick<RequestContext, 'db'>,
  { id, status, paymentMethod }: OrderView,
): Promise<ReceivedOrder['payment']> {
  if (!isProviderMethod(paymentMethod)) return null;
  if (await readPaymentCheck(db, id)) return 'verifying';
  return status === 'pending' || status === 'failed' ? 'unpaid' : null;
}
