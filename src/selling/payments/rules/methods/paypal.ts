import { ofProvider, type PaymentMethod } from './payment-method.ts';

/** The buyer approves at PayPal and confirms in the shop. */
export const wallet = {
  ...ofProvider,
  isPossible: ({ connected = [], settings }) =>
    connected.includes('paypal') && (settings.wallet_enabled ?? false),
  provider: { code: 'paypal', source: 'wallet', card: false, button: 'gold' },
} as const satisfies PaymentMethod;

/** The same for a card, in fields of PayPal or on its page. */
export const card = {
  ...ofProvider,
  isPossible: ({ connected = [], settings }) =>
    connected.includes('paypal') && (settings.wallet_card_enabled ?? false),
  provider: { code: 'paypal', source: 'card', card: true, button: 'black' },
} as const satisfies PaymentMethod;
