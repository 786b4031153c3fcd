import { zeroCents } from '#foundation/money/rules/cents.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { PricedCart } from '#selling/cart/rules/price-cart.ts';
import { splitAmount } from '#selling/coupons/rules/split-amount.ts';
import { type CurrencyFields, minorUnits } from '../currency-fields.ts';

/** A coupon's code as the Store API answers it: lower case, safe in markup; clients may send it in any case (wire 1.1). */
export const couponCodeOf = (code: string): string => escapeHtml(code.toLowerCase());

/**
 * The coupons of a cart in the shape of the Store API. What each takes off is given without VAT: as a share of the whole discount, so that
 * the shares add up to the discount to the cent (wire 1.1).
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
