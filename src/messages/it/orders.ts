export const orders = {
  receivedTitle: 'Ordine ricevuto',
  receivedHeading: 'Grazie, il tuo ordine è stato ricevuto',
  receivedText: (email: string) => `Abbiamo inviato la conferma a ${email}.`,
  number: 'Numero d’ordine',
  pageHeading: (number: number) => `Ordine ${number}`,
  backToAccount: 'Torna al tuo account',
  date: 'Data',
  status: 'Stato',
  email: 'Email',
  total: 'Totale',
  restOf: (number: number) => `Resto dell’ordine ${number}`,
  balance: { paid: 'Già pagato', rest: 'Resta da pagare', overpaid: 'Da rimborsare' },
  paymentMethod: 'Metodo di pagamento',
  details: 'Dettagli dell’ordine',
  product: 'Prodotto',
  sku: 'Codice',
  quantity: 'Quantità',
  unitPrice: 'Prezzo unitario',
  lineTotal: 'Importo',
  subtotal: 'Subtotale',
  shipping: 'Spedizione',
  freeShipping: 'Gratuita',
  taxIncluded: (rate: string) => `di cui IVA ${rate}`,
  taxAdded: (rate: string) => `IVA ${rate}`,
  billingAddress: 'Indirizzo di fatturazione',
  shippingAddress: 'Indirizzo di spedizione',
  /** labels of the promised day */
  arrival: { delivery: 'Consegna prevista', pickup: 'Pronto per il ritiro da' },
  shipments: {
    heading: 'I pacchi',
    sentAt: (at: string) => `Partito il ${at}`,
    deliveredAt: (at: string) => `Consegnato il ${at}`,
    together: 'Fa parte della stessa spedizione del pacco precedente.',
    follow: 'Segui il pacco',
    followOf: (parcel: string) => `Segui il pacco ${parcel}`,
    left: 'Ancora da spedire',
    delivered: (courier: string, tracking: string) =>
      `Il pacco ${`${courier} ${tracking}`.trim()} è stato consegnato.`,
    label: 'Spedito con',
    sent: (courier: string, tracking: string) =>
      tracking === ''
        ? `Il pacco è partito con ${courier}.`
        : `Il pacco è partito con ${courier}, numero di spedizione ${tracking}.`,
    held: (courier: string, tracking: string, reason: string) =>
      `Il pacco ${`${courier} ${tracking}`.trim()} è in giacenza presso il corriere: ${reason}.`,
    holdReasons: {
      absent: 'il destinatario non c’era',
      address: 'l’indirizzo è errato o incompleto',
      refused: 'il pacco è stato rifiutato',
      unpaid: 'il contrassegno non è stato pagato',
      damaged: 'il pacco è danneggiato',
      other: 'la consegna non è riuscita',
    },
    resumed: (courier: string, tracking: string) =>
      `Il pacco ${`${courier} ${tracking}`.trim()} è di nuovo in consegna.`,
    returned: (courier: string, tracking: string) =>
      `Il pacco ${`${courier} ${tracking}`.trim()} è tornato al negozio.`,
    heldNow: 'In giacenza presso il corriere',
    returnedNow: 'Tornato al negozio',
    removed: (courier: string, tracking: string) => `Spedizione tolta: ${`${courier} ${tracking}`.trim()}.`,
  },
  note: 'Note sull’ordine',
  placedBy: 'Ordinato da',
  awaitsYourApproval: 'Attende la tua approvazione',
  placedByShort: (name: string) => `di ${name}`,
  onBehalf: (person: string, company: string) => `${person} per conto di ${company}`,
  invoice: {
    heading: 'Dati per la fattura',
    labels: {
      company: 'Ragione sociale',
      vatNumber: 'Partita IVA',
      taxCode: 'Codice fiscale',
      recipientCode: 'Codice destinatario',
      pec: 'PEC',
    },
  },
  continueShopping: 'Continua gli acquisti',
  notFound: 'Ordine non trovato. Controlla il link che hai ricevuto.',
  statuses: {
    'pending-approval': 'In attesa di approvazione',
    pending: 'In attesa di pagamento',
    'on-hold': 'In sospeso',
    processing: 'In lavorazione',
    completed: 'Completato',
    cancelled: 'Annullato',
    refunded: 'Rimborsato',
    failed: 'Fallito',
  },
  /** an order on hold that is not paid, by what it waits for */
  onHold: {
    introTransfer: 'Attende il bonifico',
    introVerifying: 'Pagamento in verifica',
    introReceived: 'In sospeso',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    orders: typeof orders;
  }
}
