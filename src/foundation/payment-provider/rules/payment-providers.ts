/** The payment providers that the shop has an adapter for, by their codes; `name` is what people call them. */
export const paymentProviders = {
  paypal: { name: 'PayPal' },
  satispay: { name: 'Satispay' },
  nexi: { name: 'Nexi XPay' },
} as const;

export type ProviderCode = keyof typeof paymentProviders;
export const providerCodes = Object.keys(paymentProviders) as readonly ProviderCode[];

/** The code that a text names; null for none. */
export const readProviderCode = (text: string): ProviderCode | null =>
  providerCodes.find((code) => code === text) ?? null;
