/** The words of the payment methods that a provider carries out. */
export const providerSettings = {
  wallet_enabled: {
    label: 'PayPal',
    hint: 'Solo se è attivo in “Gestori dei pagamenti”.',
  },
  wallet_card_enabled: {
    label: 'Carta di credito o di debito',
    hint: 'Solo se PayPal, che le incassa, è attivo in “Gestori dei pagamenti”.',
  },
  satispay_enabled: {
    label: 'Satispay',
    hint: 'Solo se è attivo in “Gestori dei pagamenti”.',
  },
  nexi_enabled: {
    label: 'Carta con Nexi XPay',
    hint: 'Solo se Nexi XPay è attivo in “Gestori dei pagamenti”.',
  },
};
