import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { applyCouponAction, type CouponNonces, removeCouponAction } from '../rules/coupon-actions.ts';

export function couponNonces({ nonces }: Pick<RequestContext, 'nonces'>): CouponNonces {
  return { apply: nonces.make(applyCouponAction), remove: nonces.make(removeCouponAction) };
}
