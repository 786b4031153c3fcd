import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import type { OrderReview } from '../rules/order-review.ts';
import { cartProblems } from './checkout-problems.ts';

/** What would keep the reviewed cart from being ordered, told before somebody tries. */
export function reviewProblems(words: StorefrontMessages, review: OrderReview): readonly CheckoutProblem[] {
  const problems = [...cartProblems(words, review.cart.problems)];
  if (review.cart.lines.length > 0 && !review.cart.shipping) {
    problems.push({ field: null, text: words.checkout.errors.noShipping });
  }
  return problems;
}
