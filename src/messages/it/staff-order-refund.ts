/** Refunds on the page of an order. */
export const staffOrderRefund = {
  heading: 'Rimborsi',
  open: 'Rimborsa l’ordine',
  none: 'Non è stato rimborsato nulla.',
  refunded: (amount: string, total: string) => `Rimborsati ${amount} su ${total}.`,
  states: {
    requested: 'Richiesto al gestore',
    pending: 'In corso presso il gestore',
    done: 'Eseguito',
    refused: 'Rifiutato dal gestore',
    elsewhere: 'Fatto in altro modo',
    withdrawn: 'Annullato',
  },
  stateHints: {
    requested:
      'Il gestore non l’ha ancora confermato: glielo chiediamo di nuovo finché non risponde. Non restituire il denaro in altro modo.',
    pending: 'Il gestore l’ha accettato e lo sta eseguendo. Il cliente viene avvisato quando è fatto.',
    refused: (issue: string) =>
      `Il gestore ha risposto ${issue}: non è stato restituito nulla e il cliente non è stato avvisato.`,
  },
  atProvider: 'fatto presso il gestore',
  steps: {
    retry: 'Riprova',
    'settle-elsewhere': 'Rimborsato in altro modo',
    withdraw: 'Annulla il rimborso',
  },
  stepOf: (step: string, amount: string) => `${step}: rimborso di ${amount}`,
  hint: 'Scegli i pezzi: senza un importo vale quello proposto. Gli importi sono con IVA se l’ordine è con IVA, altrimenti senza.',
  limit: (limit: string, left: string) =>
    limit === left
      ? `Il tuo ruolo può rimborsare fino a ${limit} per ordine, IVA inclusa.`
      : `Il tuo ruolo può rimborsare fino a ${limit} per ordine, IVA inclusa: di questo ordine restano ${left}.`,
  line: 'Articolo',
  sold: (quantity: number, left: number) => `Venduti ${quantity}, ancora rimborsabili ${left}`,
  quantity: 'Pezzi',
  amount: 'Importo',
  restock: 'Rimetti a magazzino',
  quantityOf: (name: string) => `Pezzi da rimborsare di ${name}`,
  amountOf: (name: string) => `Importo da rimborsare per ${name}`,
  restockOf: (name: string) => `Rimetti a magazzino ${name}`,
  shipping: 'Spedizione',
  shippingOf: 'Importo da rimborsare per la spedizione',
  left: (amount: string) => `al massimo ${amount}`,
  reason: 'Motivo (facoltativo)',
  reasonHint: 'Lo legge anche il cliente, nell’email del rimborso',
  sum: 'Totale da rimborsare',
  sumTax: (amount: string) => `di cui IVA ${amount}`,
  submit: 'Registra il rimborso',
  submitProvider: 'Rimborsa tramite il gestore',
  sources: {
    provider:
      'Il denaro lo restituisce il negozio da solo, tramite il gestore dei pagamenti: non restituirlo anche tu. Il cliente viene avvisato quando il rimborso è eseguito.',
    transfer:
      'Il denaro lo restituisci tu, con un bonifico al cliente: registra il rimborso quando l’hai disposto. Il cliente viene avvisato subito.',
    byHand:
      'Il denaro lo restituisci tu, per esempio con un bonifico: registra il rimborso quando l’hai disposto. Il cliente viene avvisato subito.',
    nobody:
      'L’ordine non è ancora pagato: non c’è denaro da restituire, il rimborso riduce quanto il cliente deve.',
    capturedIn: (currency: string) =>
      `Il pagamento è stato incassato in ${currency}: restituisci il denaro dal pannello del gestore, poi registra qui il rimborso.`,
  },
  given: (amount: string) => `Rimborso di ${amount}`,
  givenTax: (amount: string) => `di cui IVA ${amount}`,
  pieces: (quantity: number, name: string, restocked: number) =>
    restocked === 0 ? `${quantity} × ${name}` : `${quantity} × ${name} (${restocked} rimessi a magazzino)`,
  shippingGiven: (amount: string) => `Spedizione ${amount}`,
  refusals: {
    'nothing-to-refund': 'Indica che cosa rimborsare.',
    'unknown-line': 'Una riga non fa parte di questo ordine. Ricarica la pagina.',
    'too-many-pieces': (name: string, left: number) =>
      left === 0
        ? `${name}: tutti i pezzi sono già stati rimborsati.`
        : `${name}: puoi rimborsare al massimo ${left} ${left === 1 ? 'pezzo' : 'pezzi'}.`,
    'too-much-money': (name: string, left: string) => `${name}: puoi rimborsare al massimo ${left}.`,
    'more-than-paid': (left: string) =>
      `Di questo ordine non è ancora stato pagato tutto: si possono restituire al massimo ${left}.`,
    'too-much-for-provider': (left: string) =>
      `Tramite il gestore si possono ancora restituire al massimo ${left}: il resto non è stato incassato da lì o è già stato rimborsato.`,
    'above-limit': (limit: string, left: string) =>
      `Il tuo ruolo può rimborsare fino a ${limit} per ordine, e di questo ordine restano ${left}: per un importo più alto chiedi a un collega con un limite maggiore.`,
    'not-a-quantity': (name: string) => `${name}: indica i pezzi con un numero intero.`,
    'not-an-amount': (name: string) => `${name}: scrivi l’importo in euro, per esempio 12,50.`,
  },
};
