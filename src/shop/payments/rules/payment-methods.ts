/** The ids of the ways to pay, as the wire names them: bank transfer and cash on delivery. */
export const paymentMethodIds = ['bacs', 'cod'] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** The settings that payment depends on. */
export type PaymentSettings = {
  readonly bank_transfer_enabled: boolean;
  readonly cash_on_delivery_enabled: boolean;
  readonly cash_on_delivery_countries: readonly string[];
};

/** The ways to pay that are offered for a delivery country, in the order of the form. */
export function offeredPaymentMethods(
  settings: PaymentSettings,
  deliveryCountry: string,
): readonly PaymentMethodId[] {
  const offered: Record<PaymentMethodId, boolean> = {
    bacs: settings.bank_transfer_enabled,
    cod: settings.cash_on_delivery_enabled && settings.cash_on_delivery_countries.includes(deliveryCountry),
  };
  return paymentMethodIds.filter((id) => offered[id]);
}

/** The state in which an order starts: money is awaited first, or taken at the door. */
export function firstOrderStatus(method: PaymentMethodId): 'on-hold' | 'processing' {
  return method === 'bacs' ? 'on-hold' : 'processing';
}
