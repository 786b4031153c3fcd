import { choiceFilter, listQuery, type QueryOf, wordsFilter } from '#foundation/records/rules/list-query.ts';
import type { CouponKind } from './coupon.ts';

export const couponStates = ['active', 'scheduled', 'used-up', 'expired', 'inactive'] as const;
export type CouponState = (typeof couponStates)[number];

export type CouponRow = {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly kind: CouponKind;
  /** cents with VAT, of a percentage basis points */
  readonly amount: number;
  readonly freeShipping: boolean;
  readonly used: number;
  readonly limitTotal: number | null;
  /** days of Rome, both included; '' for none */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly state: CouponState;
};

export type CouponUse = {
  readonly orderId: number;
  readonly orderNumber: number;
  readonly email: string;
  /** ISO 8601 */
  readonly at: string;
  /** the order was cancelled or failed: the use does not count */
  readonly wasGivenBack: boolean;
};

/** The query of the staff list of coupons. */
export const couponsList = listQuery('coupons', {
  words: wordsFilter(),
  state: choiceFilter('state', couponStates),
});
export type CouponQuery = QueryOf<typeof couponsList.filters>;
