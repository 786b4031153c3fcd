/** Lists in texts of the shop of what its settings say. */
export const shopTerms = {
  shipping: {
    from: (amount: string) => `da ${amount}`,
    freeFrom: (amount: string) => `per ordini da ${amount}`,
    free: 'gratis',
    none: 'Le spese di spedizione si vedono nel carrello, prima di confermare l’ordine.',
  },
  payments: {
    account: (holder: string, iban: string) =>
      holder === '' ? `IBAN ${iban}.` : `Intestatario ${holder}, IBAN ${iban}.`,
    none: 'I metodi di pagamento si vedono alla cassa.',
  },
};
