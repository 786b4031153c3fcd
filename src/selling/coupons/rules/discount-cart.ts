import {
  addCents,
  type Cents,
  subtractCents,
  timesQuantity,
  toCents,
  zeroCents,
} from '#foundation/money/rules/cents.ts';
import { divideHalfUp } from '#foundation/money/rules/round-half-up.ts';
import { type CartToDiscount, checkCoupon, type LineToDiscount, linesOf } from './check-coupon.ts';
import type { Coupon, CouponRefusal } from './coupon.ts';
import { splitAmount } from './split-amount.ts';

/** A coupon of a cart with its discount in cents in the buyer's mode, 0 where it is refused. */
export type AppliedCoupon = {
  readonly coupon: Coupon;
  readonly amount: Cents;
  readonly refusal: CouponRefusal | null;
};

export type CartDiscounts = {
  /** in the order in which they were applied */
  readonly coupons: readonly AppliedCoupon[];
  /** discount in cents by line key, of lines that have any */
  readonly byLine: ReadonlyMap<string, Cents>;
  readonly total: Cents;
  readonly freeShipping: boolean;
};

export const noDiscounts: CartDiscounts = {
  coupons: [],
  byLine: new Map(),
  total: zeroCents,
  freeShipping: false,
};

/*
 * Amounts per piece come first, then percentages of the prices in the cart, then amounts off the cart: so no coupon takes
 * from another's discount, and the order of entry does not matter.
 */
const rounds = { fixed_product: 0, percent: 1, fixed_cart: 2 } as const satisfies Record<
  Coupon['kind'],
  number
>;
const wholeInBasisPoints = 10_000;

/** The discounts of a cart's coupons in cents: never more than a line costs, and the total is the sum over the lines. */
export function discountCart(coupons: readonly Coupon[], cart: CartToDiscount): CartDiscounts {
  if (coupons.length === 0) return noDiscounts;
  const byLine = new Map<string, Cents>();
  const leftOf = (line: LineToDiscount) => subtractCents(line.amount, byLine.get(line.key) ?? zeroCents);
  const checked = coupons.map((coupon) => ({
    coupon,
    refusal: checkCoupon(coupon, cart) ?? clash(coupon, coupons),
  }));
  const amounts = new Map<number, Cents>();
  const valid = checked.filter(({ refusal }) => refusal === null).map(({ coupon }) => coupon);
  for (const coupon of valid.toSorted((a, b) => rounds[a.kind] - rounds[b.kind])) {
    const lines = linesOf(coupon, cart.lines);
    const shares = sharesOf(coupon, lines, lines.map(leftOf), cart.inMode);
    for (const [index, line] of lines.entries()) {
      const share = shares[index] ?? zeroCents;
      if (share > 0) byLine.set(line.key, addCents(byLine.get(line.key) ?? zeroCents, share));
    }
    amounts.set(coupon.id, addCents(...shares));
  }
  return {
    coupons: checked.map(({ coupon, refusal }) => ({
      coupon,
      refusal,
      amount: amounts.get(coupon.id) ?? zeroCents,
    })),
    byLine,
    total: addCents(...byLine.values()),
    freeShipping: valid.some((coupon) => coupon.freeShipping),
  };
}

/** The discount of one coupon by line; `left` is what other coupons leave of the lines. */
function sharesOf(
  coupon: Coupon,
  lines: readonly LineToDiscount[],
  left: readonly Cents[],
  inMode: CartToDiscount['inMode'],
): readonly Cents[] {
  const atMost = (wanted: number, most: number) => toCents(Math.min(wanted, most));
  if (coupon.kind === 'fixed_product') {
    const each = inMode(toCents(coupon.amount));
    return lines.map((line, index) => atMost(timesQuantity(each, line.quantity), left[index] ?? 0));
  }
  const whole = addCents(...left);
  if (coupon.kind === 'fixed_cart') return splitAmount(atMost(inMode(toCents(coupon.amount)), whole), left);
  const prices = lines.map((line) => line.amount);
  const share = toCents(divideHalfUp(addCents(...prices) * coupon.amount, wholeInBasisPoints));
  const shares = splitAmount(share, prices);
  return shares.map((wanted, index) => atMost(wanted, left[index] ?? 0));
}

/** A coupon that cannot be combined refuses those that were applied before or after it. */
function clash(coupon: Coupon, all: readonly Coupon[]): CouponRefusal | null {
  const other = coupon.individualUse ? null : all.find((one) => one.individualUse && one.id !== coupon.id);
  const before = coupon.individualUse
    ? all.slice(0, all.indexOf(coupon)).find((one) => one.individualUse)
    : undefined;
  const found = other ?? before;
  return found ? { code: 'not-combinable', other: found.code } : null;
}
