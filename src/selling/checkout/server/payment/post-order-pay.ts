import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import {
  type PayProblem,
  payOrderAction,
  payOrderField,
  totalSeenField,
  updatePayTotalField,
} from '#selling/orders/rules/order-pay.ts';
import { creditSentence } from '#selling/payments/server/payment-refusal-sentence.ts';
import { type PayOrderError, payOrder } from '../pay-order.ts';
import { askApproval } from './ask-approval.ts';
import { urlAfter } from './continue-payment.ts';
import { findOrderToPay, orderToPay } from './order-to-pay.ts';
import { chosenSaved, payWithSaved } from './pay-with-saved.ts';
import { type OrderPayPage, readOrderPayPage } from './read-order-pay-page.ts';

export type OrderPayOutcome =
  | { readonly kind: 'paid'; readonly path: string }
  | { readonly kind: 'page'; readonly page: OrderPayPage }
  | { readonly kind: 'unknown' };

/** The form of the order-pay page: pays by the chosen method, or shows the page with the total of that method. */
export async function postOrderPay(
  ctx: RequestContext,
  asked: { readonly orderId: number; readonly key: string },
  fields: PostedFields,
): Promise<OrderPayOutcome> {
  const order = await findOrderToPay(ctx, asked);
  if (!order) return { kind: 'unknown' };
  const paymentMethod = fields.payment_method ?? '';
  const retry = async (problem: PayProblem | null, approveUrl?: string): Promise<OrderPayOutcome> => {
    const page = await readOrderPayPage(ctx, asked, {
      paymentMethod,
      problem,
      approveUrl,
      cardholder: fields,
    });
    return page ? { kind: 'page', page } : { kind: 'unknown' };
  };
  const { nonces, wire, visitor } = ctx;
  if (fields[updatePayTotalField] !== undefined) return retry(null);
  if (!nonces.check(payOrderAction(wire), fields[payOrderField(wire)] ?? ''))
    return retry({ code: 'expired' });
  // A form without the total that it showed is treated as one that showed none.
  const totalSeen = Number(/^\d{1,9}$/.exec(fields[totalSeenField] ?? '')?.[0] ?? -1);
  const chosen = await chosenSaved(ctx, fields);
  if (!chosen.ok) return retry({ code: 'payment', text: chosen.text });
  const { saved } = chosen;
  if (saved) {
    const charged = await payWithSaved(ctx, order, { saved, totalSeen });
    if (!charged.ok) return retry(problemOf(charged.error, visitor.audience.locale));
    const isHere = charged.path.startsWith('/');
    return isHere ? { kind: 'paid', path: charged.path } : retry(null, charged.path);
  }
  const paid = await payOrder(ctx, { orderId: order.id, paymentMethod, totalSeen });
  if (paid.ok) {
    const url = await urlAfter(ctx, { order: { ...order, paymentMethod }, ...paid }, fields);
    const isOurs = url.startsWith('/') || url.startsWith(`${ctx.shopUrl}/`);
    return isOurs ? { kind: 'paid', path: url.replace(ctx.shopUrl, '') } : retry(null, url);
  }
  if (paid.error.code === 'payment-not-approved') {
    const { order: wanted } = await orderToPay(ctx, order, paymentMethod);
    const approval = await askApproval(ctx, fields, wanted);
    if (approval.ok) return retry(null, approval.approveUrl);
    return retry({ code: 'payment', text: approval.problems[0]?.text ?? '' });
  }
  return retry(problemOf(paid.error, visitor.audience.locale));
}

function problemOf(error: PayOrderError, locale: 'it' | 'en'): PayProblem {
  switch (error.code) {
    case 'insufficient-credit':
      return { code: error.code, text: creditSentence(error.available, locale) };
    case 'payment-under-way':
      return { code: 'payment', text: walletFor(locale).underWay };
    case 'no-such-method':
      return { code: 'notOffered' };
    case 'total-changed':
      return { code: 'totalChanged' };
    case 'not-enough-stock':
      return { code: 'outOfStock' };
    default:
      return { code: 'notPayable' };
  }
}
