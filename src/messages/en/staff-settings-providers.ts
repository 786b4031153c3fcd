/** The words of the payment methods that a provider carries out. */
export const providerSettings = {
  wallet_enabled: {
    label: 'Digital wallet',
    hint: 'Only where a payment provider is connected to the shop.',
  },
  wallet_card_enabled: {
    label: 'Credit or debit card',
    hint: 'Only where a payment provider is connected to the shop.',
  },
  satispay_enabled: {
    label: 'Satispay',
    hint: 'Only where Satispay is connected to the shop.',
  },
  nexi_enabled: {
    label: 'Card by Nexi XPay',
    hint: 'Only where Nexi XPay is connected to the shop.',
  },
};
