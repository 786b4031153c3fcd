import { z } from 'zod';
import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import {
  processCheckoutAction,
  processCheckoutField,
  updateOrderReviewAction,
} from '#selling/checkout/rules/checkout-actions.ts';
import { paymentSelector, reviewTableSelector } from '#selling/checkout/rules/checkout-calls.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import {
  type CheckoutReply,
  checkoutReply,
  type OrderReviewReply,
  orderReviewReply,
} from '#selling/checkout/rules/checkout-replies.ts';
import { reviewDestination } from '#selling/checkout/rules/review-destination.ts';
import { checkoutProblems } from '#selling/checkout/server/checkout-problems.ts';
import { askApproval } from '#selling/checkout/server/payment/ask-approval.ts';
import { urlAfter } from '#selling/checkout/server/payment/continue-payment.ts';
import { chosenSaved, payPlacedWithSaved } from '#selling/checkout/server/payment/pay-with-saved.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { reviewOrder, reviewProblems } from '#selling/checkout/server/review-order.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { storeAjaxCall } from '../ajax-call.ts';
import { ajaxJson } from '../ajax-reply.ts';
import { maybeTyped, readElsewhere, said, typed } from '../lenient/posted.ts';
import { emptyCheckoutMarkup, orderReviewMarkup, placeOrderMarkup } from '../markup.tsx';
import { errorList } from '../notice-markup.ts';

const addressParts = ['country', 'state', 'postcode', 'city', 'address', 'address_2'] as const;
const destination = <Prefix extends string>(prefix: Prefix, description: string) =>
  Object.fromEntries(addressParts.map((part) => [`${prefix}${part}`, said(description)])) as Record<
    `${Prefix}${(typeof addressParts)[number]}`,
    ReturnType<typeof said>
  >;

/** The summary for a new destination or payment method (CHK-10, CHK-11, wire 2.1). */
export const updateOrderReview = storeAjaxCall({
  name: 'update_order_review',
  summary: 'The summary of the checkout for a new destination or payment method.',
  nonce: {
    field: 'security',
    action: () => updateOrderReviewAction,
    says: 'Nonce `update-order-review`, from the checkout page.',
  },
  fields: z.object({
    payment_method: typed,
    [shippingMethodField]: typed.meta({ description: 'The id of a rate.' }),
    vat_number: said("Of the invoice, `''` for none; a client without such a field leaves it out."),
    ...destination('', 'Of the invoice.'),
    ...destination('s_', 'Where the goods go.'),
  }),
  reply: {
    schema: orderReviewReply,
    says: 'For an emptied cart only `fragments`, with what takes the place of the form.',
  },
  async handle(ctx, fields) {
    const { nonces, wire, visitor } = ctx;
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
    return ajaxJson({
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
    } satisfies OrderReviewReply);
  },
});

/** Places the order of the posted form, or answers why it cannot be placed (CHK-13, wire 2.1). */
export const checkout = storeAjaxCall({
  name: 'checkout',
  summary: 'Places the order of the checkout form.',
  fields: z.object({
    '{platform}-process-checkout-nonce': readElsewhere.meta({
      description: 'From the checkout page or a refresh of it.',
    }),
    'billing_{part}, shipping_{part}': readElsewhere.meta({
      description:
        '`first_name`, `last_name`, `company`, `country`, `address_1`, `address_2`, `city`, `state`, `postcode`, `phone`; `billing_email`.',
    }),
    ship_to_different_address: said('Not empty: the shipping fields count.'),
    order_comments: maybeTyped,
    payment_method: maybeTyped,
    account_password: said('Of the account that is made with the order.'),
    terms: said('Not empty: the terms were accepted.'),
  }),
  reply: {
    schema: checkoutReply,
    says: 'A wrong nonce is a failure too: with `refresh` while the cart is filled.',
  },
  async handle(ctx, { account_password: password }, posted) {
    const { nonces, wire, visitor } = ctx;
    const words = messagesFor(visitor.audience.locale);
    const answer = (reply: CheckoutReply) => ajaxJson(reply);
    const refuse = (problems: readonly CheckoutProblem[], refresh: boolean) => {
      const messages = errorList(wire.platform, problems);
      return answer({ result: 'failure', messages, refresh, reload: false, problems });
    };

    if (!nonces.check(processCheckoutAction(wire), posted[processCheckoutField(wire)] ?? '')) {
      const { lines } = await readCart(ctx);
      const { notProcessed, sessionExpired } = words.checkout.errors;
      return lines.length > 0
        ? refuse([{ field: null, text: notProcessed }], true)
        : refuse([{ field: null, text: sessionExpired }], false);
    }
    const form = readCheckoutForm(posted, buysAsCompany(ctx.visitor));
    const chosen = await chosenSaved(ctx, posted);
    if (!chosen.ok) return refuse([{ field: 'payment_method', text: chosen.text }], true);
    const placed = await placeOrder(ctx, form, password, chosen.saved ? 'later' : 'given');
    if (!placed.ok && placed.error.code === 'payment-not-approved') {
      const asked = await askApproval(ctx, posted);
      if (!asked.ok) return refuse(asked.problems, false);
      return answer({ result: 'success', redirect: asked.approveUrl });
    }
    if (!placed.ok) {
      // Where the cart is the reason for the refusal, the buyer's summary is out of date.
      const refresh = placed.error.code !== 'form' && placed.error.code !== 'cart-empty';
      return refuse(checkoutProblems(words, placed.error, form, ctx.visitor.audience.locale), refresh);
    }
    const isCharged = chosen.saved !== null && !placed.payment;
    return answer({
      result: 'success',
      redirect: isCharged
        ? await payPlacedWithSaved(ctx, placed.order, chosen.saved)
        : await urlAfter(ctx, placed, posted),
      order_id: placed.order.id,
    });
  },
});
