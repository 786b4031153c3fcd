import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { processCheckoutAction, updateOrderReviewAction } from '#selling/checkout/rules/checkout-actions.ts';
import {
  type OrderReviewReply,
  paymentSelector,
  reviewTableSelector,
} from '#selling/checkout/rules/checkout-calls.ts';
import { reviewDestination } from '#selling/checkout/rules/review-destination.ts';
import { reviewOrder, reviewProblems } from '#selling/checkout/server/review-order.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { errorList } from '../error-list.ts';
import { formFields } from '../form-fields.ts';
import { emptyCheckoutMarkup, orderReviewMarkup, placeOrderMarkup } from '../markup.tsx';

/** The summary for a new destination or way to pay (CHK-10, CHK-11, wire 2.1). */
export async function updateOrderReview(request: Request, ctx: RequestContext): Promise<Response> {
  const { nonces, wire, visitor } = ctx;
  const fields = await formFields(request);
  if (!nonces.check(updateOrderReviewAction, fields.security ?? '')) return ajaxText('-1', 403);

  const to = reviewDestination(fields);
  const country = (fields.country ?? '').trim().toUpperCase();
  const shippingMethod = fields[shippingMethodField];
  const review = await reviewOrder(ctx, {
    ...(to ? { to } : {}),
    ...(shippingMethod ? { shippingMethod } : {}),
    ...(fields.payment_method ? { paymentMethod: fields.payment_method } : {}),
    ...(country === '' ? {} : { vat: { vat: fields.vat_number, country } }),
  });
  const { platform } = wire;
  const { locale } = visitor.audience;
  if (review.cart.lines.length === 0) {
    return ajaxJson({ fragments: { [`form.${platform}-checkout`]: emptyCheckoutMarkup(locale) } });
  }
  const nonce = nonces.make(processCheckoutAction(wire));
  const paymentMethod = review.payment;
  const problems = reviewProblems(messagesFor(locale), review);
  const reply: OrderReviewReply = {
    result: problems.length === 0 ? 'success' : 'failure',
    messages: errorList(platform, problems),
    reload: false,
    fragments: {
      [reviewTableSelector(wire)]: orderReviewMarkup({ review, platform, locale }),
      [paymentSelector(wire)]: placeOrderMarkup({ review, platform, nonce, paymentMethod, locale }),
    },
    review,
    problems,
    nonce,
  };
  return ajaxJson(reply);
}
