import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { reasonForNone } from '#selling/payments/rules/payment-refusal.ts';
import { offerPayments } from '#selling/payments/server/offer-payments.ts';
import { paymentRefusalSentence } from '#selling/payments/server/payment-refusal-sentence.ts';
import { type Destination, isSameDestination } from '#selling/shipping/rules/destination.ts';
import type { OrderReview } from '../rules/order-review.ts';
import { cartProblems } from './checkout-problems.ts';
import { setCartDelivery } from './set-cart-delivery.ts';
import { type SaidVat, saveVatClaim } from './vat-claims/save-vat-claim.ts';

export type ReviewRequest = {
  readonly to?: Destination;
  readonly shippingMethod?: string;
  readonly paymentMethod?: string;
  readonly vat?: SaidVat;
};

/**
 * The cart as it would be ordered, for a new destination, rate, VAT number and payment method or the stored ones (CHK-10, CHK-11); a
 * rate that is not offered there is dropped, and the summary shows the one that replaces it.
 */
export async function reviewOrder(
  ctx: RequestContext,
  { to, shippingMethod, paymentMethod, vat }: ReviewRequest,
): Promise<OrderReview> {
  const paying = { orFirst: true, ...(paymentMethod ? { chosen: paymentMethod } : {}) };
  let cart = await readPricedCart(ctx, paying);
  const isElsewhere = to !== undefined && !isSameDestination(to, cart.destination);
  const isOther = shippingMethod !== undefined && shippingMethod !== cart.head?.shippingMethod;
  const isOtherVat = cart.head && vat ? await saveVatClaim(ctx, cart.head.vat, vat) : false;
  const paidOtherwise = paymentMethod !== undefined && paymentMethod !== cart.head?.paymentMethod;
  if (cart.head && (isElsewhere || isOther || paidOtherwise)) {
    await setCartDelivery(ctx.db, cart.head.id, {
      to: isElsewhere ? to : undefined,
      shippingMethod,
      paymentMethod,
    });
  }
  // The sums already include the payment method.
  if (isElsewhere || isOther || isOtherVat) cart = await readPricedCart(ctx, paying);
  if (cart.head && cart.shippingGone && shippingMethod !== undefined) {
    await setCartDelivery(ctx.db, cart.head.id, { shippingMethod: null });
  }
  const { locale } = ctx.visitor.audience;
  return {
    cart: cart.state,
    destination: cart.destination,
    paymentMethods: offerPayments(cart.paymentTerms, cart.paymentMethods, locale),
    noPayment:
      cart.paymentMethods.length > 0
        ? ''
        : paymentRefusalSentence(reasonForNone(Object.values(cart.paymentRefusals)), locale, 'none'),
    payment: cart.payment ?? '',
    paymentMatters: cart.paymentTerms.rules.length > 0,
  };
}

/** The problems that would prevent the reviewed cart from being ordered. */
export function reviewProblems(words: StorefrontMessages, review: OrderReview): readonly CheckoutProblem[] {
  const problems = [...cartProblems(words, review.cart.problems)];
  if (review.cart.lines.length > 0 && !review.cart.shipping) {
    problems.push({ field: null, text: words.checkout.errors.noShipping });
  }
  return problems;
}
