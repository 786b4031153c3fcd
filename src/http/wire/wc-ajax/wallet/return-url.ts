import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { findOrderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { pathOfReturn } from '#selling/checkout/server/payment/path-of-return.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { PaymentFlash } from '#selling/payments/rules/wallet-actions.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { type ApprovePaymentError, approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { findCartPayment, findPayment } from '#selling/wallet/server/find-payment.ts';
import { storeAjaxCall } from '../../ajax-call.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { typed } from '../../lenient/posted.ts';
import { noProvider, orderNumber } from './wallet-call.ts';

/** What was approved is written down, and the order is reviewed in the shop (PAY-16). */
export const returnUrl = storeAjaxCall({
  name: '{pp}-return-url',
  methods: 'GET or POST',
  inAddress: true,
  summary: 'The buyer comes back from the provider.',
  fields: z.object({
    token: typed.meta({ description: "The provider's order." }),
    order_id: orderNumber.meta({ description: 'Of an order that waits for its payment.' }),
    key: typed.meta({ description: "The order's key, where a guest pays." }),
    attempt: typed.meta({ description: 'Of a payment that the approval takes.' }),
  }),
  reply: {
    status: 303,
    says: 'Leads to `/checkout/`, or to where the order is paid, to be reviewed.',
  },
  errors: [noProvider],
  async handle(ctx, { token, order_id: orderId, key, attempt }) {
    if (orderId > 0 && attempt !== '') return sendTo(await pathOfReturn(ctx, { orderId, key, attempt }));
    if (!walletAdapter(ctx)) return ajaxText('');
    if (orderId > 0) return returnToOrder(ctx, { orderId, key }, token);
    const payment = await findCartPayment(ctx, token);
    const approved = payment && (await approvePayment(ctx, payment));
    const flash = !approved || approved.ok ? '' : `?payment=${paymentFlashOf(approved.error)}`;
    return sendTo(`/checkout/${flash}`);
  },
});

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
