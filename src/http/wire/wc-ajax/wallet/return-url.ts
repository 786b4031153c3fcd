import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { findOrderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { PaymentFlash } from '#selling/payments/rules/wallet-actions.ts';
import { type ApprovePaymentError, approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { findCartPayment, findPayment } from '#selling/wallet/server/find-payment.ts';
import { ajaxText } from '../../ajax-reply.ts';

/** The buyer comes back from the provider: what was approved is written down, and the order is reviewed in the shop (PAY-16). */
export async function returnUrl(request: Request, ctx: RequestContext): Promise<Response> {
  if (!ctx.paymentProvider) return ajaxText('');
  const asked = new URL(request.url).searchParams;
  const token = asked.get('token') ?? '';
  const orderId = Number(/^\d{1,9}$/.exec(asked.get('order_id') ?? '')?.[0] ?? 0);
  if (orderId > 0) return returnToOrder(ctx, { orderId, key: asked.get('key') ?? '' }, token);
  const payment = await findCartPayment(ctx, token);
  const approved = payment && (await approvePayment(ctx, payment));
  const flash = !approved || approved.ok ? '' : `?payment=${paymentFlashOf(approved.error)}`;
  return sendTo(`/checkout/${flash}`);
}

async function returnToOrder(
  ctx: RequestContext,
  asked: { readonly orderId: number; readonly key: string },
  token: string,
): Promise<Response> {
  const order = await findOrderToPay(ctx, asked);
  const payment = order && (await findPayment(ctx.db, token));
  if (!order || payment?.orderId !== order.id) return sendTo('/checkout/');
  const approved = await approvePayment(ctx, payment);
  return sendTo(orderPayPath(order) + (approved.ok ? '' : `&payment=${paymentFlashOf(approved.error)}`));
}

function paymentFlashOf({ code }: ApprovePaymentError): PaymentFlash {
  if (code === 'card-unsupported') return code;
  return code === 'not-approved' ? 'cancelled' : 'generic';
}

const sendTo = (path: string) => new Response(null, { status: 303, headers: { location: path } });
