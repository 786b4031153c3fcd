export const orderApproval = {
  toDecide: (person: string) =>
    `${person === '' ? 'Questo ordine' : `L’ordine di ${person}`} attende la tua approvazione. La merce è riservata e non c’è ancora nulla da pagare.`,
  waits: 'Questo ordine attende l’approvazione dell’account principale. Per ora non c’è nulla da pagare.',
  approved: 'Questo ordine è stato approvato e attende il pagamento.',
  rejected: 'L’account principale ha rifiutato questo ordine.',
  reason: (reason: string) => `Motivo: ${reason}`,
  approve: {
    button: 'Approva l’ordine',
    /** APR-05, word for word */
    question: "Vuoi davvero approvare questo ordine? L'ordine passerà in attesa di pagamento.",
    yes: 'Approva',
  },
  reject: {
    button: 'Rifiuta l’ordine',
    /** APR-07, word for word */
    question: "Vuoi davvero rifiutare questo ordine? L'ordine verrà annullato.",
    next: 'Continua',
    /** APR-08, word for word */
    reason:
      "(Facoltativo) Inserisci un motivo del rifiuto da mostrare al sottoaccount che ha effettuato l'ordine.",
    yes: 'Rifiuta',
  },
  cancel: {
    button: 'Annulla l’ordine',
    /** APR-10, word for word */
    question: 'Vuoi davvero annullare questo ordine?',
    yes: 'Annulla l’ordine',
  },
  no: 'Chiudi',
  problems: {
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    'not-waiting': 'Nel frattempo qualcuno ha già deciso su questo ordine.',
    'reason-too-long': 'Il motivo è troppo lungo: accorcialo e riprova.',
    other: 'La decisione non è stata salvata. Ricarica la pagina e riprova.',
  },
};

export type OrderApprovalMessages = typeof orderApproval;
