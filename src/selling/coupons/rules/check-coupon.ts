import { type Cents, subtractCents } from '#foundation/money/rules/cents.ts';
import type { Coupon, CouponRefusal } from './coupon.ts';

/** A line as coupons see it; amounts in cents in the buyer's mode. */
export type LineToDiscount = {
  readonly key: string;
  readonly productId: number;
  readonly itemId: number;
  /** its product's categories and all above them */
  readonly categories: readonly number[];
  readonly onSale: boolean;
  readonly quantity: number;
  readonly amount: Cents;
};

/** The cart as coupons see it; `inMode` turns cents with VAT into cents in the buyer's mode at the destination. */
export type CartToDiscount = {
  readonly lines: readonly LineToDiscount[];
  readonly goods: Cents;
  readonly inMode: (withTax: Cents) => Cents;
  /** in milliseconds */
  readonly now: number;
};

/** Why a coupon gives no discount on this cart; null where it does. */
export function checkCoupon(coupon: Coupon, cart: CartToDiscount): CouponRefusal | null {
  const { validFrom, validUntil, minimum, maximum } = coupon;
  if (!coupon.active) return { code: 'not-active' };
  if (validFrom !== null && cart.now < validFrom) return { code: 'not-yet', at: validFrom };
  if (validUntil !== null && cart.now >= validUntil) return { code: 'expired', at: validUntil - 1 };
  if (coupon.limitTotal !== null && coupon.used >= coupon.limitTotal) return { code: 'used-up' };
  if (coupon.limitPerCustomer !== null && coupon.usedByBuyer >= coupon.limitPerCustomer) {
    return { code: 'used-by-buyer' };
  }
  const least = minimum === null ? null : cart.inMode(minimum);
  if (least !== null && cart.goods < least) {
    return { code: 'below-minimum', minimum: least, missing: subtractCents(least, cart.goods) };
  }
  const most = maximum === null ? null : cart.inMode(maximum);
  if (most !== null && cart.goods > most) return { code: 'above-maximum', maximum: most };
  const inScope = cart.lines.filter((line) => isInScope(coupon, line));
  if (inScope.length === 0) return { code: 'no-item' };
  if (coupon.excludesSaleItems && inScope.every((line) => line.onSale)) return { code: 'only-sale-items' };
  return null;
}

export function linesOf(coupon: Coupon, lines: readonly LineToDiscount[]): readonly LineToDiscount[] {
  return lines.filter((line) => isInScope(coupon, line) && !(coupon.excludesSaleItems && line.onSale));
}

function isInScope({ only, except }: Coupon, line: LineToDiscount): boolean {
  const names = ({ products, categories }: Coupon['only']) =>
    products.includes(line.productId) ||
    products.includes(line.itemId) ||
    line.categories.some((category) => categories.includes(category));
  const isForAll = only.products.length === 0 && only.categories.length === 0;
  return (isForAll || names(only)) && !names(except);
}
