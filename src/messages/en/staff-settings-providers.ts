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
  satispay_enabled: {
    label: 'Satispay',
    hint: 'Only where it is on in “Payment providers”.',
  },
  nexi_enabled: {
    label: 'Card by Nexi XPay',
    hint: 'Only where Nexi XPay is on in “Payment providers”.',
  },
};
