import { mayViewOrder } from '#customers/accounts/rules/may-view-order.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isProviderMethod } from '#selling/payments/rules/payment-methods.ts';
import { isStillThankedFor, orderPath } from '../../rules/order-link.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { readOrderByKey } from '../read-order.ts';
import { linkSignerOf, signedOrderPath } from '../signed-order-link.ts';
import { readPaymentCheck } from '../transitions/read-payment-check.ts';

export type ReceivedOrder = {
  readonly order: OrderView;
  readonly follow: string;
  /** how many days that address holds; null for the customer's own account */
  readonly followDays: number | null;
  /** how its payment through the provider stands; null where nothing has to be said of it */
  readonly payment: 'verifying' | 'unpaid' | null;
};

/**
 * The order that was just placed, for whoever holds its key: for a day, later only for those who may see it anyway. A key that is not the
 * order's is not told from an order that does not exist.
 */
export async function readReceivedOrder(
  ctx: RequestContext,
  asked: { readonly orderId: number; readonly key: string },
): Promise<
  | { readonly ok: true; readonly received: ReceivedOrder }
  | { readonly ok: false; readonly error: { readonly code: 'unknown' | 'thanks-over' } }
> {
  const order = await readOrderByKey(ctx, asked);
  if (!order) return { ok: false, error: { code: 'unknown' } };
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
