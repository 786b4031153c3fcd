import { ofProvider, type PaymentMethod } from './payment-method.ts';

/** The buyer’s yes in the app takes the money. */
export const satispay = {
  ...ofProvider,
  isPossible: ({ connected = [], settings }) =>
    connected.includes('satispay') && (settings.satispay_enabled ?? false),
  provider: { code: 'satispay', source: 'app', card: false },
} as const satisfies PaymentMethod;
