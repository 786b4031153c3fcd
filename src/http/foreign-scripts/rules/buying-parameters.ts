import type { CouponNonces } from '#selling/coupons/rules/coupon-actions.ts';
import { callAddresses } from './frame-parameters.ts';
import type { ParameterObjects } from './parameter-objects.ts';

const ofCoupons = ({ apply, remove }: CouponNonces) => ({
  apply_coupon_nonce: apply,
  remove_coupon_nonce: remove,
});

/** What scripts read on the cart page, which is made for one visitor. */
export function cartParameters(input: {
  readonly shippingNonce: string;
  readonly couponNonces: CouponNonces;
}): ParameterObjects {
  return {
    wc_cart_params: {
      ...callAddresses,
      update_shipping_method_nonce: input.shippingNonce,
      ...ofCoupons(input.couponNonces),
    },
  };
}

/** What scripts read at the checkout, which is made for one visitor. */
export function checkoutParameters(input: {
  readonly reviewNonce: string;
  readonly couponNonces: CouponNonces;
  readonly words: { readonly notProcessed: string };
}): ParameterObjects {
  return {
    wc_checkout_params: {
      ...callAddresses,
      update_order_review_nonce: input.reviewNonce,
      ...ofCoupons(input.couponNonces),
      option_guest_checkout: 'yes',
      checkout_url: callAddresses.wc_ajax_url.replace('%%endpoint%%', 'checkout'),
      is_checkout: '1',
      debug_mode: '',
      i18n_checkout_error: input.words.notProcessed,
    },
  };
}
