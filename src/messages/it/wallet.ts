export const wallet = {
  notApproved: 'Il pagamento non è stato ancora approvato.',
  notes: {
    captured: (amount: string, transaction: string) =>
      `Pagamento di ${amount} incassato. Transazione ${transaction}.`,
    pending: (transaction: string) => `Pagamento in verifica presso il gestore. Transazione ${transaction}.`,
    declined: (transaction: string) => `Pagamento rifiutato dal gestore. Transazione ${transaction}.`,
    fault: (issue: string) => `Pagamento non riuscito: ${issue}.`,
    otherAmount: (amount: string, transaction: string) =>
      `Attenzione: incassati ${amount}, un importo diverso dal totale. Transazione ${transaction}. Verifica prima di spedire.`,
    late: (amount: string, transaction: string) =>
      `Attenzione: pagamento di ${amount} incassato dopo la chiusura dell’ordine. Transazione ${transaction}. Riprendi l’ordine o rimborsalo.`,
    refunded: (amount: string, transaction: string) =>
      `Rimborso di ${amount} eseguito dal gestore. Transazione ${transaction}.`,
    refundRefused: (amount: string, issue: string) =>
      `Attenzione: il gestore ha rifiutato il rimborso di ${amount} (${issue}). Va restituito in altro modo.`,
    refundedElsewhere: (amount: string, transaction: string) =>
      `Attenzione: il gestore segnala un rimborso di ${amount} eseguito fuori dal negozio. Transazione ${transaction}.`,
  },
};

export type WalletMessages = typeof wallet;
