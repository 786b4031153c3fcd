import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import type { PaymentFlash } from '#selling/payments/rules/wallet-actions.ts';
import { claimOrder } from '#selling/wallet/server/claim-order.ts';
import { findOrderAttempt } from '#selling/wallet/server/find-payment.ts';
import { settlePayment } from '#selling/wallet/server/settle-payment.ts';
import { orderReceivedPath } from '../../rules/checkout-actions.ts';
import { findOrderToPay } from './order-to-pay.ts';

/**
 * The page for a buyer who comes back from a provider that takes the money with the approval. The return says nothing: the provider is asked. While
 * nobody knows, nothing else can pay the order.
 */
export async function pathOfReturn(
  ctx: RequestContext,
  asked: { readonly orderId: number; readonly key: string; readonly attempt: string },
): Promise<string> {
  const order = await findOrderToPay(ctx, asked);
  const payment = order && (await findOrderAttempt(ctx.db, { orderId: order.id, key: asked.attempt }));
  if (!order || !payment?.takesAtOnce) return '/checkout/';
  const settled = await settlePayment(ctx, payment.id);
  if (settled === 'unanswered') await claimOrder(ctx, payment.id);
  if (settled !== 'open' && settled !== 'refused') return orderReceivedPath(order);
  // Money that was declined fails the order; who only left the page has been refused nothing.
  const now = await readOrder(ctx, order.id);
  const flash: PaymentFlash = now?.status === 'failed' ? 'refused' : 'cancelled';
  return `${orderPayPath(order)}&payment=${flash}`;
}
