import { z } from 'zod';
import { findOrderToPay, orderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { choosePayment } from '#selling/checkout/server/set-cart-delivery.ts';
import { isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxJson, ajaxText } from '../../ajax-reply.ts';
import { maybeTyped, postedId, typed } from '../../lenient/posted.ts';
import { orderPayReviewMarkup } from '../../markup.tsx';

/** A guest's page sends the order's key beside the contract's fields (FEE-03). */
export const updateFees = wholesaleCall({
  name: '{p}_update_fees',
  who: 'everybody',
  summary: 'The review of an order as it is when paid by a method.',
  fields: z.object({
    payment_method: typed.meta({ description: 'The id of the method.' }),
    payment_method_title: maybeTyped.meta({ description: "The browser's own; passed over." }),
    order_id: postedId(9).meta({ description: 'An order of the caller that waits for its payment.' }),
    key: typed.meta({ description: "The order's key, where a guest pays." }),
  }),
  reply: {
    schema: z.object({ fragments: z.string() }).meta({ id: 'OrderPayReview' }),
    says: 'Markup for `#order_review`. Nothing of the order changes.',
  },
  errors: [
    {
      status: 404,
      when: 'There is no such order for the caller, or it does not wait for its payment: the body is `0`.',
    },
    { status: 400, when: 'The method is not offered for this order: the body is `0`.' },
  ],
  async handle(ctx, { payment_method: method, order_id: orderId, key }) {
    const order = await findOrderToPay(ctx, { orderId, key });
    if (!order || !isPayable(order)) return ajaxText('0', 404);
    const paid = await orderToPay(ctx, order, method);
    if (paid.payment === '' || paid.payment !== method) return ajaxText('0', 400);
    const { locale } = ctx.visitor.audience;
    return ajaxJson({ fragments: orderPayReviewMarkup({ order: paid.order, locale }) });
  },
});

/** The newest clients send no nonce with it: only the caller's own cart is meant (FEE-04). */
export const updatePaymentMethod = wholesaleCall({
  name: '{p}_update_payment_method',
  who: 'everybody',
  nonceMayMiss: true,
  summary: 'The cart will be paid by this method.',
  fields: z.object({ payment_method: typed.meta({ description: 'The id of the method.' }) }),
  reply: { says: '`success`; the cart and checkout data are read anew then.' },
  errors: [
    {
      status: 400,
      when: 'The method is not offered to this buyer for this cart: the body is `0`.',
    },
  ],
  handle: async (ctx, { payment_method: method }) =>
    (await choosePayment(ctx, method)).ok ? ajaxText('success') : ajaxText('0', 400),
});
