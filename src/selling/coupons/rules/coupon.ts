import type { Cents } from '#foundation/money/rules/cents.ts';

/** The kinds of discount: a percentage of its items, an amount off the cart, or an amount off each piece. */
export const couponKinds = ['percent', 'fixed_cart', 'fixed_product'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What a coupon is for; empty lists mean everything. */
type CouponScope = { readonly products: readonly number[]; readonly categories: readonly number[] };

/** A coupon with its buyer's uses; amounts in cents with VAT, a percentage in basis points, times in milliseconds. */
export type Coupon = {
  readonly id: number;
  /** in the shop's spelling; a buyer may type it in any case */
  readonly code: string;
  readonly kind: CouponKind;
  readonly amount: number;
  readonly freeShipping: boolean;
  readonly minimum: Cents | null;
  readonly maximum: Cents | null;
  readonly only: CouponScope;
  readonly except: CouponScope;
  readonly excludesSaleItems: boolean;
  readonly individualUse: boolean;
  readonly active: boolean;
  readonly validFrom: number | null;
  /** the first moment at which it is no longer valid */
  readonly validUntil: number | null;
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  /** uses that count: those of cancelled and failed orders were released */
  readonly used: number;
  /** uses by the same account or email address */
  readonly usedByBuyer: number;
};

/** Why a coupon gives no discount; amounts in cents in the buyer's mode, `at` is the first or last moment of its validity. */
export type CouponRefusal =
  | { readonly code: 'not-active' | 'used-up' | 'used-by-buyer' | 'only-sale-items' | 'no-item' }
  | { readonly code: 'not-yet' | 'expired'; readonly at: number }
  | { readonly code: 'below-minimum'; readonly minimum: Cents; readonly missing: Cents }
  | { readonly code: 'above-maximum'; readonly maximum: Cents }
  | { readonly code: 'not-combinable'; readonly other: string };

/**
 * Why a code is refused: it is empty, unknown, already applied or not valid, the cart is empty, or it was not
 * checked after too many wrong ones.
 */
export type CodeRefusal =
  | CouponRefusal
  | { readonly code: 'no-code' | 'unknown' | 'already-applied' | 'empty-cart' }
  | { readonly code: 'too-many-guesses'; readonly minutes: number };
