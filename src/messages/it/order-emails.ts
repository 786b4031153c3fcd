const credit = 'L’accredito può richiedere qualche giorno lavorativo, a seconda del metodo di pagamento.';

export const orderEmails = {
  'order-confirmation': {
    subject: (number: number, shop: string) => `${shop}: conferma dell’ordine ${number}`,
    heading: (name: string) => `Grazie per il tuo ordine, ${name}`,
    intro: 'Abbiamo ricevuto il tuo ordine e lo stiamo preparando. Qui sotto trovi il riepilogo.',
    introTransfer:
      'Abbiamo ricevuto il tuo ordine. Lo spediremo appena avremo ricevuto il bonifico: trovi i dati per il pagamento e il riepilogo qui sotto.',
    introVerifying:
      'Abbiamo ricevuto il tuo ordine e stiamo verificando il pagamento: appena è confermato ti scriviamo e iniziamo a prepararlo. Qui sotto trovi il riepilogo.',
    introReceived: 'Abbiamo ricevuto il tuo ordine. Qui sotto trovi il riepilogo.',
  },
  'new-order': {
    subject: (number: number, buyer: string) => `Nuovo ordine ${number} di ${buyer}`,
    heading: (number: number) => `Nuovo ordine ${number}`,
    intro: (buyer: string) => `Hai ricevuto un nuovo ordine da ${buyer}.`,
    introVerifying: (buyer: string) =>
      `Hai ricevuto un nuovo ordine da ${buyer}. Il pagamento è ancora in verifica: non spedire finché non è confermato.`,
  },
  'order-pending-approval': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} attende l’approvazione`,
    heading: 'Il tuo ordine attende l’approvazione',
    intro: (number: number) =>
      `Abbiamo ricevuto l’ordine ${number}. Lo prepareremo solo dopo l’approvazione: ti scriveremo appena c’è una decisione.`,
  },
  'order-pending': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} attende il pagamento`,
    heading: 'Manca solo il pagamento',
    intro: (number: number) =>
      `L’ordine ${number} attende il pagamento. Lo prepareremo appena l’avremo ricevuto.`,
    introRefused: (number: number) =>
      `Il pagamento dell’ordine ${number} non è andato a buon fine e non è stato addebitato nulla. Puoi riprovare dalla pagina dell’ordine.`,
  },
  'order-on-hold': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} è in sospeso`,
    heading: 'Il tuo ordine è in sospeso',
    intro: (number: number) =>
      `L’ordine ${number} per il momento è in sospeso. Ti scriveremo appena riprenderemo a prepararlo.`,
    subjectTransfer: (number: number, shop: string) => `${shop}: l’ordine ${number} attende il bonifico`,
    headingTransfer: 'Il tuo ordine attende il bonifico',
    introTransfer: (number: number) =>
      `L’ordine ${number} attende il bonifico. Qui sotto trovi i dati per il pagamento: lo spediremo appena l’avremo ricevuto.`,
  },
  'order-processing': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} è in lavorazione`,
    heading: 'Stiamo preparando il tuo ordine',
    intro: (number: number) =>
      `Abbiamo ricevuto il pagamento dell’ordine ${number} e lo stiamo preparando. Ti scriveremo quando sarà evaso.`,
    introCashOnDelivery: (number: number) =>
      `L’ordine ${number} è confermato e lo stiamo preparando. Pagherai alla consegna.`,
  },
  'order-completed': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} è stato evaso`,
    heading: 'Il tuo ordine è stato evaso',
    intro: (number: number) =>
      `L’ordine ${number} è stato evaso per intero. Grazie per la fiducia: se qualcosa non va, rispondi a questa email.`,
  },
  'order-cancelled': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} è stato annullato`,
    heading: 'Il tuo ordine è stato annullato',
    intro: (number: number) =>
      `L’ordine ${number} è stato annullato. Se hai già pagato, ti contatteremo per il rimborso.`,
    introUnpaid: (number: number) =>
      `L’ordine ${number} è stato annullato perché il pagamento non è arrivato in tempo. Se i ricambi ti servono ancora, puoi ordinarli di nuovo.`,
    introUndecided: (number: number) =>
      `L’ordine ${number} è stato annullato perché non è stato approvato in tempo. Se i ricambi ti servono ancora, puoi ordinarli di nuovo.`,
  },
  'order-refunded': {
    subject: (number: number, shop: string) => `${shop}: rimborso completo dell’ordine ${number}`,
    heading: 'Il tuo ordine è stato rimborsato',
    intro: (number: number) => `Abbiamo rimborsato per intero l’ordine ${number}. ${credit}`,
  },
  'order-partly-refunded': {
    subject: (number: number, shop: string) => `${shop}: rimborso parziale dell’ordine ${number}`,
    heading: 'Ti abbiamo rimborsato una parte del tuo ordine',
    intro: (number: number) => `Abbiamo rimborsato una parte dell’ordine ${number}. ${credit}`,
  },
  'order-failed': {
    subject: (number: number, shop: string) => `${shop}: il pagamento dell’ordine ${number} non è riuscito`,
    heading: 'Il pagamento non è riuscito',
    intro: (number: number) =>
      `Il pagamento dell’ordine ${number} non è andato a buon fine e i ricambi non sono più riservati per te. Se ti servono ancora, puoi ordinarli di nuovo o scriverci.`,
  },
  'order-note': {
    subject: (number: number, shop: string) => `${shop}: una nota sull’ordine ${number}`,
    heading: 'Una nota sul tuo ordine',
    intro: (number: number) => `Abbiamo aggiunto una nota all’ordine ${number}.`,
  },
  'order-link': {
    subject: (number: number, shop: string) => `${shop}: il nuovo link all’ordine ${number}`,
    heading: 'Il nuovo link al tuo ordine',
    intro: (number: number) =>
      `È stato chiesto un nuovo link all’ordine ${number}: lo trovi in fondo a questa email. Chi lo apre vede l’ordine: non condividerlo. Se non l’hai chiesto tu, ignora questa email.`,
  },
  'order-approved': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} è stato approvato`,
    heading: 'Il tuo ordine è stato approvato',
    intro: (number: number) =>
      `L’account principale ha approvato l’ordine ${number}. Lo prepareremo appena sarà pagato: si paga dalla pagina dell’ordine.`,
    introFree: (number: number) =>
      `L’account principale ha approvato l’ordine ${number}. Non c’è nulla da pagare: lo stiamo preparando.`,
  },
  'order-rejected': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} non è stato approvato`,
    heading: 'Il tuo ordine non è stato approvato',
    intro: (number: number) =>
      `L’account principale ha rifiutato l’ordine ${number}, che è stato annullato. Non c’è nulla da pagare.`,
  },
  'order-approval-wanted': {
    subject: (number: number, shop: string) => `${shop}: l’ordine ${number} attende la tua approvazione`,
    heading: 'Un ordine attende la tua approvazione',
    intro: (number: number, buyer: string) =>
      `${buyer} ha fatto l’ordine ${number}. Aprilo per approvarlo o rifiutarlo: fino ad allora la merce è riservata e non c’è nulla da pagare.`,
  },
  'shop-order-cancelled': {
    subject: (number: number, buyer: string) => `Ordine ${number} di ${buyer} annullato`,
    heading: (number: number) => `Ordine ${number} annullato`,
    intro: (buyer: string) => `L’ordine di ${buyer} è stato annullato e la merce è di nuovo disponibile.`,
  },
  'shop-order-failed': {
    subject: (number: number, buyer: string) => `Ordine ${number} di ${buyer}: pagamento non riuscito`,
    heading: (number: number) => `Ordine ${number}: pagamento non riuscito`,
    intro: (buyer: string) =>
      `Il pagamento dell’ordine di ${buyer} non è riuscito e la merce è di nuovo disponibile.`,
  },
  onBehalf: (person: string, company: string) => `${person} per conto di ${company}`,
  noteHeading: 'Nota del negozio',
  reasonHeading: 'Motivo',
  refundedAmount: 'Importo rimborsato',
  viewOrder: 'Vedi l’ordine',
  farewell: 'A presto,',
};

/** As the email log names them. */
export const orderEmailNames = {
  'order-confirmation': 'Conferma d’ordine',
  'order-pending-approval': 'Ordine in attesa di approvazione',
  'order-pending': 'Ordine in attesa di pagamento',
  'order-on-hold': 'Ordine in sospeso',
  'order-processing': 'Ordine in lavorazione',
  'order-completed': 'Ordine completato',
  'order-cancelled': 'Ordine annullato',
  'order-refunded': 'Ordine rimborsato',
  'order-failed': 'Pagamento non riuscito',
  'order-note': 'Nota per il cliente',
  'order-partly-refunded': 'Rimborso parziale',
  'order-link': 'Nuovo link all’ordine',
  'order-approved': 'Ordine approvato',
  'order-rejected': 'Ordine non approvato',
  'order-approval-wanted': 'Richiesta di approvazione',
  'new-order': 'Avviso di nuovo ordine',
  'shop-order-cancelled': 'Avviso di ordine annullato',
  'shop-order-failed': 'Avviso di pagamento non riuscito',
};

export type OrderEmails = typeof orderEmails;
export type OrderEmailNames = typeof orderEmailNames;
