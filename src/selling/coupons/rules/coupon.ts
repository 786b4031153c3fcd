import type { Cents } from '#foundation/money/rules/cents.ts';

/** What a coupon takes something off: a share of its items, a sum off the cart, or a sum off each piece. */
export const couponKinds = ['percent', 'fixed_cart', 'fixed_product'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What is for nothing in particular is for everything. */
type CouponScope = { readonly products: readonly number[]; readonly categories: readonly number[] };

/** A coupon with what its buyer made of it so far; sums are cents with VAT, the amount of a percentage is basis points, times are milliseconds. */
export type Coupon = {
  readonly id: number;
  /** as the shop writes it; a buyer may write it in any case */
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
  /** the first moment at which it no longer holds */
  readonly validUntil: number | null;
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  /** uses that count: those of cancelled and failed orders were given back */
  readonly used: number;
  /** uses by the same account or e-mail address */
  readonly usedByBuyer: number;
};

/** Why a coupon takes nothing off a cart; sums in cents in the buyer's mode, `at` is the first or the last moment at which it holds. */
export type CouponRefusal =
  | { readonly code: 'not-active' | 'used-up' | 'used-by-buyer' | 'only-sale-items' | 'no-item' }
  | { readonly code: 'not-yet' | 'expired'; readonly at: number }
  | { readonly code: 'below-minimum'; readonly minimum: Cents; readonly missing: Cents }
  | { readonly code: 'above-maximum'; readonly maximum: Cents }
  | { readonly code: 'not-combinable'; readonly other: string };

/**
 * Why a code is not taken: nothing was typed, nobody knows it, the cart has it already or nothing in it, it does not hold, or it was not
 * looked at after too many wrong ones.
 */
export type CodeRefusal =
  | CouponRefusal
  | { readonly code: 'no-code' | 'unknown' | 'already-applied' | 'empty-cart' }
  | { readonly code: 'too-many-guesses'; readonly minutes: number };
