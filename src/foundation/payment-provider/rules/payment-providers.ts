/** The payment providers that the shop has an adapter for, by their codes; `name` is what people call them. */
export const paymentProviders = {
  paypal: { name: 'PayPal' },
} as const;

export type ProviderCode = keyof typeof paymentProviders;
