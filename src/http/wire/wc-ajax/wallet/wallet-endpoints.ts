import type { AjaxMethods, Handle, StoreAjaxEndpoint } from '../../endpoint.ts';
import { cartScriptParams, changeCartEndpoint, simulateCartEndpoint } from './cart-calls.ts';
import {
  approveSubscription,
  createPaymentToken,
  createSetupToken,
  dataClientId,
  saveCheckoutForm,
  updateCustomerId,
  vaultWallet,
} from './form-calls.ts';
import { approveOrder, createOrder, getOrder, updateShipping, validateCheckout } from './order-calls.ts';
import { returnUrl } from './return-url.ts';
import { scriptConfig } from './script-config.ts';

const call = (name: string, methods: AjaxMethods, handle: Handle): StoreAjaxEndpoint => ({
  kind: 'wc-ajax',
  name: `{pp}-${name}`,
  methods,
  who: 'everybody',
  handle,
});
const changing = (name: string, handle: Handle) => call(name, 'POST', handle);
const reading = (name: string, handle: Handle) => call(name, 'GET or POST', handle);

/** The calls of the payment provider (PAY-17 to PAY-25); whose cart, payment or order it is, they ask themselves. */
export const walletEndpoints: readonly StoreAjaxEndpoint[] = [
  reading('script-config', scriptConfig),
  reading('return-url', returnUrl),
  reading('cart-script-params', cartScriptParams),
  changing('data-client-id', dataClientId),
  changing('simulate-cart', simulateCartEndpoint),
  changing('change-cart', changeCartEndpoint),
  changing('create-order', createOrder),
  changing('get-order', getOrder),
  changing('approve-order', approveOrder),
  changing('approve-subscription', approveSubscription),
  changing('vault-paypal', vaultWallet),
  changing('save-checkout-form', saveCheckoutForm),
  changing('validate-checkout', validateCheckout),
  changing('create-setup-token', createSetupToken),
  changing('create-payment-token', createPaymentToken),
  changing('update-customer-id', updateCustomerId),
  changing('update-shipping', updateShipping),
];
