import { zeroCents } from '#foundation/money/rules/cents.ts';
import type { PricedCart } from '#selling/cart/rules/price-cart.ts';
import type { PricedLine } from '#selling/cart/rules/price-rows.ts';
import type { AppliedCoupon } from '#selling/coupons/rules/discount-cart.ts';

/** What an order stores of the amounts of a priced cart, in whole cents, by its columns. */
export function orderAmounts(cart: Pick<PricedCart, 'totals' | 'discount' | 'discounts' | 'fee'>) {
  const { totals, discount, discounts } = cart;
  return {
    items_net_cents: totals.items.net,
    items_tax_cents: totals.items.tax,
    shipping_net_cents: totals.shipping?.net ?? zeroCents,
    shipping_tax_cents: totals.shipping?.tax ?? zeroCents,
    total_cents: totals.total,
    fee_net_cents: totals.fees.net,
    fee_tax_cents: totals.fees.tax,
    discount_net_cents: discount.net,
    discount_tax_cents: discount.tax,
    coupons: discounts.coupons.map(couponSnapshot),
    tax_lines: totals.taxLines.map(({ rate, tax }) => ({ rate, tax, ...feeTaxOf(cart, rate) })),
  };
}

/** What a line of an order stores of its price, in whole cents, by its columns. */
export function orderLineAmounts({ row, price, total, discount }: PricedLine) {
  return {
    quantity: row.quantity,
    unit_cents: total.unit,
    tax_rate_basis_points: total.rate,
    net_cents: total.net,
    tax_cents: total.tax,
    price_steps: price.steps,
    discount_net_cents: discount.net,
    discount_tax_cents: discount.tax,
  };
}

/** What a line of an order stores of its article, by its columns. */
export function orderLineArticle({ row }: Pick<PricedLine, 'row'>) {
  return {
    product_id: row.productId,
    variation_id: row.variationId,
    name: row.name,
    sku: row.sku,
    attributes: row.chosen.map(({ label, value }) => ({ label, value })),
  };
}

function feeTaxOf({ fee }: Pick<PricedCart, 'fee'>, rate: number) {
  const part = fee?.parts.find((one) => one.rate === rate);
  return part ? { fee: part.tax } : {};
}

function couponSnapshot({ coupon, amount: discount }: AppliedCoupon) {
  const { id, code, kind, amount, freeShipping } = coupon;
  return { id, code, kind, amount, freeShipping, discount };
}
