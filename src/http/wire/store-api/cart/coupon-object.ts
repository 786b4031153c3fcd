import { zeroCents } from '#foundation/money/rules/cents.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { PricedCart } from '#selling/cart/rules/price-cart.ts';
import { splitAmount } from '#selling/coupons/rules/split-amount.ts';
import { type CurrencyFields, minorUnits } from '../currency-fields.ts';

/** A coupon's code as the Store API tells it: in small letters, safe in markup; whatever case it comes back in counts (wire 1.1). */
export const couponCodeOf = (code: string): string => escapeHtml(code.toLowerCase());

/**
 * The coupons of a cart as the Store API tells them. What each takes off is told without its VAT: shares of the discount as a whole, so
 * that together they are the discount to the cent (wire 1.1).
 */
export function couponObjects(
  { discounts, discount }: Pick<PricedCart, 'discounts' | 'discount'>,
  currency: CurrencyFields,
) {
  const amounts = discounts.coupons.map(({ amount }) => amount);
  const [nets, taxes] = [splitAmount(discount.net, amounts), splitAmount(discount.tax, amounts)];
  return discounts.coupons.map(({ coupon }, index) => ({
    code: couponCodeOf(coupon.code),
    discount_type: coupon.kind,
    totals: {
      total_discount: minorUnits(nets[index] ?? zeroCents),
      total_discount_tax: minorUnits(taxes[index] ?? zeroCents),
      ...currency,
    },
  }));
}
