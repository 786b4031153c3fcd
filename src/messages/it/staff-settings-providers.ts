/** The words of the payment methods that a provider carries out. */
export const providerSettings = {
  wallet_enabled: {
    label: 'Wallet digitale',
    hint: 'Solo se un gestore dei pagamenti è collegato al negozio.',
  },
  wallet_card_enabled: {
    label: 'Carta di credito o di debito',
    hint: 'Solo se un gestore dei pagamenti è collegato al negozio.',
  },
  satispay_enabled: {
    label: 'Satispay',
    hint: 'Solo se Satispay è collegato al negozio.',
  },
  nexi_enabled: {
    label: 'Carta con Nexi XPay',
    hint: 'Solo se Nexi XPay è collegato al negozio.',
  },
};
