import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { type CouponWords, couponSentence } from '#selling/coupons/rules/coupon-sentence.ts';
import type { CartProblem } from './cart-state.ts';

export type ProblemWords = {
  readonly problemOutOfStock: (name: string) => string;
  readonly problemNotEnough: (name: string, available: number) => string;
  readonly problemNotPurchasable: (name: string) => string;
  readonly problemQuantity: (name: string, minimum: number, maximum: number | null, step: number) => string;
};

export type ProblemAreas = {
  readonly cart: ProblemWords;
  readonly coupons: CouponWords & { readonly removeToGoOn: string };
  readonly checkout: {
    readonly offerEnded: (name: string, offer: number) => string;
    readonly minimumOrder: (minimum: string, missing: string, mode: TaxMode) => string;
  };
};

/** The message for a problem, in the language of the given texts. */
export function problemSentence(
  { cart: words, coupons, checkout }: ProblemAreas,
  problem: CartProblem,
): string {
  switch (problem.code) {
    case 'out-of-stock':
      return words.problemOutOfStock(problem.name);
    case 'not-enough-stock':
      return words.problemNotEnough(problem.name, problem.available);
    case 'not-purchasable':
      return words.problemNotPurchasable(problem.name);
    case 'offer-ended':
      return checkout.offerEnded(problem.name, problem.offer);
    case 'coupon-refused':
      return `${couponSentence(coupons, problem.name, problem.refusal)} ${coupons.removeToGoOn}`;
    case 'below-minimum-order': {
      const euro = (amount: Cents) => formatEuro(amount, coupons.language);
      return checkout.minimumOrder(euro(problem.minimum), euro(problem.missing), problem.mode);
    }
    case 'quantity-refused': {
      const { minimum, maximum, step } = problem.limits;
      return words.problemQuantity(
        problem.name,
        minimum,
        maximum < largestLineQuantity ? maximum : null,
        step,
      );
    }
  }
}
