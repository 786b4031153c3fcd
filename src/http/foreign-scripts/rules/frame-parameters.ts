import { refreshTimeoutMs } from '#selling/cart/rules/cart-timings.ts';
import { storedCartKeys } from '#selling/cart/rules/fragments-freshness.ts';
import type { ParameterObjects } from './parameter-objects.ts';

/** Where the platform's scripts send their calls; they put the call's name instead of `%%endpoint%%`. */
export const callAddresses = {
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
} as const;

export type FrameParametersInput = {
  readonly platform: string;
  readonly shopUrl: string;
  readonly redirectAfterAdd: boolean;
  readonly isCart: boolean;
  readonly words: { readonly viewCart: string };
};

/** What scripts read on every page: nothing of it belongs to one visitor (wire 2.2). */
export function frameParameters(input: FrameParametersInput): ParameterObjects {
  const { platform, shopUrl, redirectAfterAdd, isCart, words } = input;
  const keys = storedCartKeys(platform);
  return {
    [`${platform}_params`]: callAddresses,
    wc_add_to_cart_params: {
      ...callAddresses,
      i18n_view_cart: words.viewCart,
      cart_url: `${shopUrl}/cart/`,
      is_cart: isCart ? '1' : '',
      cart_redirect_after_add: redirectAfterAdd ? 'yes' : 'no',
    },
    wc_cart_fragments_params: {
      ...callAddresses,
      cart_hash_key: keys.hash,
      fragment_name: keys.fragments,
      request_timeout: refreshTimeoutMs,
    },
  };
}
