export const wallet = {
  button: 'Paga con PayPal',
  cardButton: 'Paga con carta',
  /** of the frame that holds the provider's buttons */
  frameTitle: 'Pagamento con PayPal',
  applePay: 'Paga con Apple Pay',
  opening: 'Ti portiamo alla pagina di pagamento…',
  or: 'oppure',
  /** three amounts of which the first two are equal */
  payLater: (instalments: number, each: string) =>
    `Oppure paga in ${instalments} rate da ${each}, senza interessi, con PayPal.`,
  payLaterNote: 'Soggetto ad approvazione di PayPal.',
  /** the number has a number as its placeholder (PAY-13) */
  expiryPlaceholder: 'MM/AA',
  cardholder: {
    legend: 'Titolare della carta',
    firstName: 'Nome del titolare',
    lastName: 'Cognome del titolare',
  },
  card: {
    number: 'Numero della carta',
    expiry: 'Scadenza',
    cvv: 'Codice di sicurezza',
    atProvider:
      'I dati della carta li inserisci sulla pagina protetta del gestore dei pagamenti, poi confermi l’ordine qui.',
  },
  saved: {
    /** of the choice at the checkout */
    legend: 'Con quale vuoi pagare?',
    card: (brand: string, digits: string) => `${brand} che termina con ${digits}`,
    account: (email: string) => (email === '' ? 'Il tuo conto PayPal' : `PayPal, ${email}`),
    expires: (date: string) => `scade ${date}`,
    expired: (date: string) => `scaduta ${date}`,
    other: { card: 'Un’altra carta', wallet: 'Un altro conto PayPal' },
    save: {
      card: 'Salva questa carta per i prossimi acquisti',
      wallet: 'Salva questo conto PayPal per i prossimi acquisti',
    },
    saveNote: {
      card: 'La conserva PayPal: il negozio non vede il numero. La elimini quando vuoi dal tuo account.',
      wallet:
        'Lo conserva PayPal: il negozio vede solo l’indirizzo email. Lo elimini quando vuoi dal tuo account.',
    },
    notYours:
      'Questo metodo di pagamento non è più disponibile: scegline un altro. Non è stato addebitato nulla.',
  },
  savedPage: {
    title: 'Metodi di pagamento',
    intro:
      'Le carte e i conti che hai salvato per pagare più in fretta. Li conserva il gestore dei pagamenti: il negozio non vede i numeri.',
    none: 'Non hai metodi di pagamento salvati.',
    isDefault: 'Predefinito',
    choose: 'Rendi predefinito',
    chooseOf: (name: string) => `Rendi predefinito: ${name}`,
    remove: 'Elimina',
    removeOf: (name: string) => `Elimina: ${name}`,
    addTitle: 'Aggiungi una carta',
    addAtCheckout:
      'Per salvare una carta spunta “Salva questa carta per i prossimi acquisti” quando paghi un ordine.',
    save: 'Salva la carta',
    saving: 'Salvataggio in corso…',
    notLoggedIn: 'Accedi al tuo account per salvare un metodo di pagamento.',
    notAllowed: 'Questo metodo di pagamento non è tuo, o non si può salvare.',
    cancelled: 'Operazione annullata: la carta non è stata salvata.',
    addWallet: {
      title: 'Aggiungi un conto PayPal',
      text: 'Accedi a PayPal e dai il consenso, poi torni qui. Non viene addebitato nulla.',
      link: 'Vai a PayPal',
      cancelled: 'Il conto PayPal non è stato salvato: manca il tuo consenso. Non è stato addebitato nulla.',
      unanswered: 'PayPal non risponde: il conto non è stato ancora salvato.',
      retry: 'Riprova',
    },
  },
  /** PAY-26 to PAY-30, word for word */
  errors: {
    generic: "Si è verificato un errore. Riprova o scegli un'altra fonte di pagamento.",
    'card-missing': 'Mancano alcuni dati della carta. Compila tutti i campi obbligatori.',
    'card-invalid': 'I dati della carta non sono validi.',
    'card-unsupported': 'Questa carta non è supportata.',
    'cardholder-missing': 'Il nome e il cognome del titolare della carta sono obbligatori.',
  },
  notApproved: 'Il pagamento non è stato ancora approvato.',
  off: 'Questa funzione non è attiva.',
  orderIdRequired: 'Manca il numero dell’ordine.',
  unknownOrder: 'Questo pagamento non esiste o non è tuo.',
  productsRequired: 'Indica i prodotti da acquistare.',
  expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
  review: {
    deliverTo: 'Consegna a',
    shipping: 'Spedizione',
    free: 'gratuita',
    notSent: 'a questo indirizzo non possiamo spedire: scegline un altro qui sotto',
    moreTitle: 'Il totale è cambiato',
    more: (total: string, approved: string) =>
      `Con la consegna all’indirizzo scelto il totale è ${total}, ma hai approvato ${approved}. Controlla i dati e approva il nuovo totale con “Paga con PayPal”: finora non è stato addebitato nulla.`,
    title: 'Pagamento approvato: controlla e conferma',
    text: (payer: string, amount: string) =>
      payer === ''
        ? `Hai approvato ${amount}. L’importo viene addebitato solo quando confermi l’ordine.`
        : `Hai approvato ${amount} come ${payer}. L’importo viene addebitato solo quando confermi l’ordine.`,
    confirm: 'Conferma l’ordine e paga',
    cancel: 'Annulla e scegli un altro metodo',
  },
  toApprove: {
    title: 'Approva il pagamento',
    text: 'I tuoi dati sono completi. Approva il pagamento sulla pagina di PayPal: poi torni qui a confermare.',
    link: 'Vai alla pagina di pagamento',
  },
  /** of an order that was placed, and that the payment completes */
  toPay: {
    title: 'Manca solo il pagamento',
    text: 'Abbiamo registrato l’ordine. Pagalo sulla pagina del gestore: poi torni qui.',
    link: 'Vai alla pagina di pagamento',
  },
  cancelled: 'Pagamento annullato: non è stato addebitato nulla e il carrello è come lo avevi lasciato.',
  /** the same where nothing else has happened: the buyer is still on the page */
  calledOff: 'Pagamento annullato: non è stato addebitato nulla.',
  /** the same of an order that was placed */
  notPaid:
    'Il pagamento non è stato completato: finora non è stato addebitato nulla. L’ordine ti aspetta: riprova o scegli un altro metodo.',
  refused:
    'Il pagamento non è andato a buon fine: non è stato addebitato nulla. Riprova o scegli un altro metodo.',
  underWay: 'Il pagamento di questo ordine è in corso: ti avvisiamo via email appena è confermato.',
  notes: {
    unfinished: 'Il pagamento non è stato completato: abbiamo scritto al cliente che l’ordine lo aspetta.',
    captured: (amount: string, transaction: string) =>
      `Pagamento di ${amount} incassato. Transazione ${transaction}.`,
    unanswered:
      'Il gestore non ha risposto: non si sa ancora se il pagamento è riuscito. Glielo chiediamo di nuovo finché non risponde; non spedire prima.',
    pending: (transaction: string) => `Pagamento in verifica presso il gestore. Transazione ${transaction}.`,
    declined: (transaction: string) => `Pagamento rifiutato dal gestore. Transazione ${transaction}.`,
    fault: (issue: string) => `Pagamento non riuscito: ${issue}.`,
    otherAmount: (amount: string, transaction: string) =>
      `Attenzione: incassati ${amount}, un importo diverso dal totale. Transazione ${transaction}. Verifica prima di spedire.`,
    otherCurrency: (amount: string, transaction: string) =>
      `Attenzione: incassati ${amount}, in un’altra valuta. Transazione ${transaction}. Verifica prima di spedire; un rimborso va fatto presso il gestore.`,
    late: (amount: string, transaction: string) =>
      `Attenzione: pagamento di ${amount} incassato dopo la chiusura dell’ordine. Transazione ${transaction}. Riprendi l’ordine o rimborsalo.`,
    surplus: (amount: string, transaction: string) =>
      `Attenzione: l’ordine era già pagato ed è arrivato un secondo pagamento di ${amount}. Transazione ${transaction}. Lo restituiamo per intero.`,
    returned: (amount: string, transaction: string) =>
      `Secondo pagamento di ${amount} restituito. Transazione ${transaction}.`,
    notReturned: (issue: string) =>
      `Attenzione: il secondo pagamento non è stato restituito (${issue}). Restituiscilo presso il gestore.`,
    refunded: (amount: string, transaction: string) =>
      `Rimborso di ${amount} eseguito dal gestore. Transazione ${transaction}.`,
    refundRefused: (issue: string) =>
      `Il gestore ha risposto ${issue} e non ha restituito nulla. Riprova, restituisci l’importo in altro modo oppure annulla il rimborso.`,
    refundedElsewhere: (amount: string, transaction: string) =>
      `Rimborso di ${amount} fatto presso il gestore, fuori dal negozio. Transazione ${transaction}. Nessun pezzo è tornato a magazzino: controlla la merce.`,
    refundBeyond: (amount: string, transaction: string) =>
      `Attenzione: presso il gestore è stato fatto un rimborso di ${amount}, che qui non si può contare per intero. Transazione ${transaction}. Verifica i conti di questo ordine.`,
  },
};

export type WalletMessages = typeof wallet;
