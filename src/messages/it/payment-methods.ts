import { payments } from './payments.ts';

export const paymentMethods = {
  titles: {
    bacs: 'Bonifico bancario',
    cod: 'Contrassegno',
    credit: 'Fido aziendale',
    approval: 'In attesa di approvazione aziendale',
    wallet: 'PayPal',
    card: 'Carta di credito o di debito',
    satispay: 'Satispay',
    nexi: 'Carta di credito o di debito (Nexi XPay)',
    'payment-link': 'Link di pagamento via email',
    'till-cash': 'Contanti',
    'till-card': 'Carta (POS)',
  },
  descriptions: {
    bacs: payments.transferHint,
    cod: 'Paga in contanti al corriere, alla consegna.',
    credit: 'Ordina adesso e paga più tardi: l’ordine parte subito e resta a debito del tuo fido.',
    approval:
      'L’ordine passa all’account principale della tua azienda: si paga solo dopo la sua approvazione.',
    wallet: 'Approvi il pagamento su PayPal, poi torni qui a controllare e confermare l’ordine.',
    card: 'Mastercard, Visa e American Express. I dati della carta li riceve solo il gestore dei pagamenti: il negozio non li vede e non li conserva.',
    satispay:
      'Inquadri un codice con l’app di Satispay, o indichi il tuo numero di cellulare, e confermi dal telefono.',
    nexi: 'Inserisci i dati della carta sulla pagina protetta di Nexi: il pagamento conclude l’ordine.',
    'payment-link': 'Ricevi un’email con il link e paghi come preferisci.',
    'till-cash': 'Paghi in contanti alla cassa.',
    'till-card': 'Paghi con la carta alla cassa.',
  },
  /** what a way of paying adds to an order, or takes off it */
  discountFor: (method: string) => `Sconto per ${method}`,
  surchargeFor: (method: string) => `Supplemento per ${method}`,
  /** beside a method before it is chosen: `sconto 2%`, `supplemento 3,50 € + IVA` */
  discountOf: (amount: string) => `Sconto ${amount}`,
  surchargeOf: (amount: string) => `Supplemento ${amount}`,
  /** the price of a service that every buyer pays, VAT included */
  serviceFor: (method: string) => `Servizio di ${method.toLowerCase()}`,
  serviceOf: (amount: string) => `${amount} IVA inclusa`,
  serviceWithoutVat: (amount: string) => `${amount}, IVA non dovuta`,
  plusVat: (amount: string) => `${amount} + IVA`,
  creditLeft: (left: string, limit: string) => `Credito disponibile: ${left} di ${limit}`,
  /** CHK-12, word for word; the amount follows */
  insufficientCredit: 'Credito insufficiente - il tuo credito disponibile è: ',
  pay: {
    title: (order: number) => `Paga l’ordine ${order}`,
    intro: 'Scegli come pagare: il totale si aggiorna con il metodo scelto.',
    summary: 'Riepilogo dell’ordine',
    button: 'Paga l’ordine',
    paying: 'Pagamento in corso…',
    update: 'Aggiorna il totale',
    none: 'Per questo ordine nessun metodo di pagamento è disponibile. Scrivici e ti aiutiamo noi.',
    problems: {
      expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
      notPayable: 'Questo ordine non è più in attesa di pagamento.',
      notOffered: 'Il metodo di pagamento scelto non è disponibile per questo ordine.',
      totalChanged: 'Con questo metodo il totale cambia: controllalo e conferma di nuovo.',
      outOfStock: 'Nel frattempo alcuni articoli di questo ordine sono esauriti.',
    },
    backToOrders: 'I miei ordini',
  },
  account: {
    heading: 'Fido aziendale',
    left: 'Ancora disponibile',
    used: 'Impegnato in ordini da saldare',
    limit: 'Limite del fido',
    openOrders: 'Ordini da saldare',
    order: (number: number) => `Ordine ${number}`,
    none: 'Non hai ordini da saldare.',
  },
};

export type PaymentMethodsMessages = typeof paymentMethods;
