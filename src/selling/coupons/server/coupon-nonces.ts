import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { applyCouponAction, type CouponNonces, removeCouponAction } from '../rules/coupon-actions.ts';

/** The nonces of the two calls that change a cart's coupons. */
export function couponNonces({ nonces }: Pick<Toolbox, 'nonces'>): CouponNonces {
  return { apply: nonces.make(applyCouponAction), remove: nonces.make(removeCouponAction) };
}
