/** The words of the payment methods that a provider carries out. */
export const providerSettings = {
  wallet_enabled: {
    label: 'PayPal',
    hint: 'Only where it is on in “Payment providers”.',
  },
  wallet_card_enabled: {
    label: 'Credit or debit card',
    hint: 'Only where PayPal, which takes them, is on in “Payment providers”.',
  },
  wallet_card_fields_enabled: {
    label: 'Card fields in the checkout',
    hint: 'The card is typed in on the order page, in protected fields of the payment provider. If this is off, or the provider’s script cannot be loaded, it is typed in on the provider’s page.',
  },
  satispay_enabled: {
    label: 'Satispay',
    hint: 'Only where it is on in “Payment providers”.',
  },
  nexi_enabled: {
    label: 'Card by Nexi XPay',
    hint: 'Only where Nexi XPay is on in “Payment providers”.',
  },
};
