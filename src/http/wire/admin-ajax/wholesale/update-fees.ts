import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { findOrderToPay, orderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { ajaxJson, ajaxText } from '../../ajax-reply.ts';
import { formFields } from '../../form-fields.ts';
import { orderPayReviewMarkup } from '../../markup.tsx';

/**
 * `{p}_update_fees`: the review of an order as it is when paid by a method (FEE-03). `payment_method_title` is the browser's own and
 * passed over; nothing of the order changes until it is paid. A guest's page sends the order's key beside the contract's fields.
 */
export async function updateFees(request: Request, ctx: RequestContext): Promise<Response> {
  const fields = await formFields(request);
  const { nonces, wire, visitor } = ctx;
  if (!nonces.check(wholesaleNonceAction(wire), fields.security ?? '')) return ajaxText('-1', 403);
  const orderId = Number(/^[1-9]\d{0,8}$/.exec(fields.order_id ?? '')?.[0] ?? 0);
  const order = await findOrderToPay(ctx, { orderId, key: fields.key ?? '' });
  if (!order || !isPayable(order)) return ajaxText('0', 404);
  const method = fields.payment_method ?? '';
  const paid = await orderToPay(ctx, order, method);
  if (paid.payment === '' || paid.payment !== method) return ajaxText('0', 400);
  return ajaxJson({
    fragments: orderPayReviewMarkup({ order: paid.order, locale: visitor.audience.locale }),
  });
}
