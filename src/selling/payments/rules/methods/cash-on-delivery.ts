import { type PaymentMethod, usual } from './payment-method.ts';

/** The courier collects the money and hands it over. */
export const cashOnDelivery = {
  ...usual,
  isPossible: ({ settings }) => settings.cash_on_delivery_enabled ?? false,
  countries: ({ cash_on_delivery_countries = [] }) => cash_on_delivery_countries,
  limit: ({ cash_on_delivery_limit_cents = 0 }) => cash_on_delivery_limit_cents,
  serviceFee: ({ cash_on_delivery_fee_cents = 0 }) => cash_on_delivery_fee_cents,
  instructions: ({ cash_on_delivery_instructions = '' }) => cash_on_delivery_instructions,
  paidBy: 'completed',
  holdMs: () => 0,
  processingIntro: 'introCashOnDelivery',
  collectedByCourier: true,
} as const satisfies PaymentMethod;
