import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { payOrder } from '#selling/checkout/server/pay-order.ts';
import { continuePayment } from '#selling/checkout/server/payment/continue-payment.ts';
import { orderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { chosenSaved, payWithSaved } from '#selling/checkout/server/payment/pay-with-saved.ts';
import { isPayable, paymentOccasionOf } from '#selling/orders/rules/order-for-payment.ts';
import { creditSentence } from '#selling/payments/server/payment-refusal-sentence.ts';
import { termsOf } from '#selling/payments/server/read-payment-terms.ts';
import { cartWrite } from '../cart/cart-call.ts';
import { storeCheckout } from '../replies/store-order.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { paymentErrors, proofErrors } from './checkout-errors.ts';
import { paymentBody } from './checkout-fields.ts';
import { orderFor, orderProof } from './order-access.ts';
import { refusePayment } from './order-refusals.ts';
import { answerPlaced, checkoutAnswer, refuseSaved, refuseWithoutHolder } from './post-checkout.ts';

/** Wire 1.5. */
export const postOrderPayment = cartWrite({
  method: 'POST',
  path: '/checkout/:id{[0-9]+}',
  summary: 'Pays for an order that was placed and waits for its payment.',
  body: (wire) => paymentBody(wire).extend(orderProof.shape).partial(),
  reply: { schema: storeCheckout, says: 'Its addresses stay those that it was placed with.' },
  errors: [
    ...proofErrors,
    ...paymentErrors,
    { status: 500, code: 'invalid_order_update_status', when: 'The order does not wait for a payment.' },
    { status: 403, code: '{platform}_product_out_of_stock', when: 'Its pieces have been given to others.' },
  ],
  async act(ctx, body, params) {
    const proof = { key: body.key ?? '', email: body.billing_email ?? '' };
    const found = await orderFor(ctx, params.id, proof);
    if (!found.ok) return { response: found.error };
    const { order } = found;
    const words = storeWords(ctx);
    const paid = { response: storeError(ctx, 'invalid_order_update_status', words.orderNotPayable, 500) };
    if (!isPayable(order)) return paid;
    const paymentMethod = body.payment_method ?? '';
    const terms = await termsOf(ctx, order);
    const refusal = refusePayment(ctx, paymentMethod, terms, paymentOccasionOf(order));
    if (refusal) return { response: refusal };
    const fields = body.payment_data ?? {};
    const chosen = await chosenSaved(ctx, { ...fields, payment_method: paymentMethod });
    if (!chosen.ok) return { response: refuseSaved(ctx, chosen.text) };
    const { saved } = chosen;
    const result = saved
      ? await payWithSaved(ctx, order, { saved })
      : await payOrder(ctx, { orderId: order.id, paymentMethod });
    if (result.ok) return answerPlaced(ctx, order.id, { fields, settled: result.payment });
    const { code: why } = result.error;
    if (why === 'payment-not-approved' || why === 'payment-under-way') {
      const holder = saved ? null : await refuseWithoutHolder(ctx, paymentMethod, fields);
      if (holder) return { response: holder };
      const { order: wanted } = await orderToPay(ctx, order, paymentMethod);
      return checkoutAnswer(order, await continuePayment(ctx, wanted, { method: paymentMethod, fields }));
    }
    if (result.error.code === 'insufficient-credit') {
      const sentence = creditSentence(result.error.available, ctx.visitor.audience.locale);
      const refused = '{platform}_rest_checkout_process_payment_error';
      return { response: storeError(ctx, refused, escapeHtml(sentence), 400) };
    }
    if (result.error.code !== 'not-enough-stock') return paid;
    const code = '{platform}_product_out_of_stock';
    return { response: storeError(ctx, code, words.orderOutOfStock, 403) };
  },
});
