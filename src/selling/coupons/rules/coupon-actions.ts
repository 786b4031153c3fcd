/** The nonce actions of the two calls (wire 2.1). */
export const applyCouponAction = 'apply-coupon';
export const removeCouponAction = 'remove-coupon';

/** The fields of a form that applies a code, and the name of its button (wire 2.5). */
export const couponFields = { code: 'coupon_code', button: 'apply_coupon' } as const;

/** The plain link that removes a code from the cart; `page` is where it returns to (wire 2.5). */
export function removeCouponLink(page: '/cart/' | '/checkout/', code: string): string {
  return `${page}?remove_coupon=${encodeURIComponent(code)}`;
}

export type CouponNonces = { readonly apply: string; readonly remove: string };
