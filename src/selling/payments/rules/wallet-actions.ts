import type { ProviderMethodId } from './payment-methods.ts';

type Prefix = { readonly wallet: string };

/** The calls of the payment provider that have a nonce of their own: its action is the call's own name (PAY-17). */
export const walletCalls = [
  'data-client-id',
  'simulate-cart',
  'change-cart',
  'create-order',
  'approve-order',
  'get-order',
  'approve-subscription',
  'vault-paypal',
  'save-checkout-form',
  'validate-checkout',
  'cart-script-params',
  'create-setup-token',
  'create-payment-token',
  'update-customer-id',
  'update-shipping',
] as const;
export type WalletCall = (typeof walletCalls)[number];

export const walletAction = ({ wallet }: Prefix, call: WalletCall) => `${wallet}-${call}`;

/** A link that starts a payment of the cart without scripts. */
export const payLinkParameter = 'pay_with';
export const payLinkAction = ({ wallet }: Prefix) => `${wallet}-pay-link`;
export const payLink = (method: ProviderMethodId, nonce: string) =>
  `/checkout/?${payLinkParameter}=${method}&_wpnonce=${nonce}`;

/** A link that drops the approval for the cart. */
export const cancelPaymentParameter = 'cancel_payment';
export const cancelPaymentLink = (nonce: string) =>
  `/checkout/?${cancelPaymentParameter}=1&_wpnonce=${nonce}`;

/** A link of the account that stores a wallet at its provider, without a purchase. */
export const addMethodParameter = 'add_method';
export const addMethodLink = (method: ProviderMethodId, nonce: string) =>
  `/my-account/payment-methods/?${addMethodParameter}=${method}&_wpnonce=${nonce}`;

/** The address of the shop to which the provider sends the buyer back. */
export const returnPath = ({ wallet }: Prefix, order?: { readonly id: number; readonly key: string }) =>
  `/?wc-ajax=${wallet}-return-url${order ? `&order_id=${order.id}&key=${encodeURIComponent(order.key)}` : ''}`;

/** The address of the shop to which a provider sends its notices. */
export const noticePath = (provider: string) => `/wp-json/wallet/v1/notices/${provider}`;

/** In place of a flash message: the buyer goes on to the provider, by a link or by themselves. */
export const goOnFlash = 'continue';

/** The flash message about a payment that was not completed. */
export const paymentFlashParameter = 'payment';
export const paymentFlashes = ['cancelled', 'refused', 'card-unsupported', 'generic'] as const;
export type PaymentFlash = (typeof paymentFlashes)[number];
