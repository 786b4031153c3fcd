/** What staff may write otherwise of each email about an order: placeholders in braces are filled when it is written. */
export const orderEmailTexts = {
  'order-confirmation': {
    subject: '{shop_name}: conferma dell’ordine {order_number}',
    heading: 'Grazie per il tuo ordine, {first_name}',
    intro: 'Abbiamo ricevuto il tuo ordine e lo stiamo preparando. Qui sotto trovi il riepilogo.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-confirmation-transfer': {
    subject: '{shop_name}: conferma dell’ordine {order_number}',
    heading: 'Grazie per il tuo ordine, {first_name}',
    intro:
      'Abbiamo ricevuto il tuo ordine. Lo spediremo appena avremo ricevuto il bonifico: trovi i dati per il pagamento e il riepilogo qui sotto.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-confirmation-verifying': {
    subject: '{shop_name}: conferma dell’ordine {order_number}',
    heading: 'Grazie per il tuo ordine, {first_name}',
    intro:
      'Abbiamo ricevuto il tuo ordine e stiamo verificando il pagamento: appena è confermato ti scriviamo e iniziamo a prepararlo. Qui sotto trovi il riepilogo.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-confirmation-received': {
    subject: '{shop_name}: conferma dell’ordine {order_number}',
    heading: 'Grazie per il tuo ordine, {first_name}',
    intro: 'Abbiamo ricevuto il tuo ordine. Qui sotto trovi il riepilogo.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-confirmation-pending': {
    subject: '{shop_name}: conferma dell’ordine {order_number}',
    heading: 'Grazie per il tuo ordine, {first_name}',
    intro: 'L’ordine {order_number} attende il pagamento. Lo prepareremo appena l’avremo ricevuto.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-confirmation-approval': {
    subject: '{shop_name}: conferma dell’ordine {order_number}',
    heading: 'Grazie per il tuo ordine, {first_name}',
    intro:
      'Abbiamo ricevuto l’ordine {order_number}. Lo prepareremo solo dopo l’approvazione: ti scriveremo appena c’è una decisione.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-pending-approval': {
    subject: '{shop_name}: l’ordine {order_number} attende l’approvazione',
    heading: 'Il tuo ordine attende l’approvazione',
    intro:
      'Abbiamo ricevuto l’ordine {order_number}. Lo prepareremo solo dopo l’approvazione: ti scriveremo appena c’è una decisione.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-pending': {
    subject: '{shop_name}: l’ordine {order_number} attende il pagamento',
    heading: 'Manca solo il pagamento',
    intro: 'L’ordine {order_number} attende il pagamento. Lo prepareremo appena l’avremo ricevuto.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-pending-refused': {
    subject: '{shop_name}: l’ordine {order_number} attende il pagamento',
    heading: 'Manca solo il pagamento',
    intro:
      'Il pagamento dell’ordine {order_number} non è andato a buon fine e non è stato addebitato nulla. Puoi riprovare dalla pagina dell’ordine.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-on-hold': {
    subject: '{shop_name}: l’ordine {order_number} è in sospeso',
    heading: 'Il tuo ordine è in sospeso',
    intro:
      'L’ordine {order_number} per il momento è in sospeso. Ti scriveremo appena riprenderemo a prepararlo.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-on-hold-transfer': {
    subject: '{shop_name}: l’ordine {order_number} attende il bonifico',
    heading: 'Il tuo ordine attende il bonifico',
    intro:
      'L’ordine {order_number} attende il bonifico. Qui sotto trovi i dati per il pagamento: lo spediremo appena l’avremo ricevuto.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-processing': {
    subject: '{shop_name}: l’ordine {order_number} è in lavorazione',
    heading: 'Stiamo preparando il tuo ordine',
    intro:
      'Abbiamo ricevuto il pagamento dell’ordine {order_number} e lo stiamo preparando. Ti scriveremo quando sarà evaso.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-processing-cash-on-delivery': {
    subject: '{shop_name}: l’ordine {order_number} è in lavorazione',
    heading: 'Stiamo preparando il tuo ordine',
    intro: 'L’ordine {order_number} è confermato e lo stiamo preparando. Pagherai alla consegna.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-completed': {
    subject: '{shop_name}: l’ordine {order_number} è stato evaso',
    heading: 'Il tuo ordine è stato evaso',
    intro:
      'L’ordine {order_number} è stato evaso per intero. Grazie per la fiducia: se qualcosa non va, rispondi a questa email.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-cancelled': {
    subject: '{shop_name}: l’ordine {order_number} è stato annullato',
    heading: 'Il tuo ordine è stato annullato',
    intro: 'L’ordine {order_number} è stato annullato. Se hai già pagato, ti contatteremo per il rimborso.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-cancelled-unpaid': {
    subject: '{shop_name}: l’ordine {order_number} è stato annullato',
    heading: 'Il tuo ordine è stato annullato',
    intro:
      'L’ordine {order_number} è stato annullato perché il pagamento non è arrivato in tempo. Se i ricambi ti servono ancora, puoi ordinarli di nuovo.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-cancelled-undecided': {
    subject: '{shop_name}: l’ordine {order_number} è stato annullato',
    heading: 'Il tuo ordine è stato annullato',
    intro:
      'L’ordine {order_number} è stato annullato perché non è stato approvato in tempo. Se i ricambi ti servono ancora, puoi ordinarli di nuovo.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-refunded': {
    subject: '{shop_name}: rimborso completo dell’ordine {order_number}',
    heading: 'Il tuo ordine è stato rimborsato',
    intro:
      'Abbiamo rimborsato per intero l’ordine {order_number}. L’accredito può richiedere qualche giorno lavorativo, a seconda del metodo di pagamento.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-partly-refunded': {
    subject: '{shop_name}: rimborso parziale dell’ordine {order_number}',
    heading: 'Ti abbiamo rimborsato una parte del tuo ordine',
    intro:
      'Abbiamo rimborsato una parte dell’ordine {order_number}. L’accredito può richiedere qualche giorno lavorativo, a seconda del metodo di pagamento.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-failed': {
    subject: '{shop_name}: il pagamento dell’ordine {order_number} non è riuscito',
    heading: 'Il pagamento non è riuscito',
    intro:
      'Il pagamento dell’ordine {order_number} non è andato a buon fine e i ricambi non sono più riservati per te. Se ti servono ancora, puoi ordinarli di nuovo o scriverci.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-note': {
    subject: '{shop_name}: una nota sull’ordine {order_number}',
    heading: 'Una nota sul tuo ordine',
    intro: 'Abbiamo aggiunto una nota all’ordine {order_number}.',
    closing: 'A presto,\n{shop_name}',
  },
  'parcel-held': {
    subject: '{shop_name}: il pacco dell’ordine {order_number} è in giacenza',
    heading: 'Non siamo riusciti a consegnare il pacco',
    intro:
      'Ciao {first_name}, il corriere non è riuscito a consegnare un pacco dell’ordine {order_number} e lo tiene in giacenza. Rispondi a questa email per dirci quando e dove consegnarlo: dopo qualche giorno il pacco torna da noi.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-edited': {
    subject: '{shop_name}: l’ordine {order_number} è stato modificato',
    heading: 'Abbiamo modificato il tuo ordine',
    intro:
      'Abbiamo modificato l’ordine {order_number}, come d’accordo. Qui sotto lo trovi com’è adesso: se qualcosa non va, rispondi a questa email.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-rest-due': {
    subject: '{shop_name}: resta da pagare una parte dell’ordine {order_number}',
    heading: 'Manca il resto del tuo ordine',
    intro:
      'Dopo la modifica l’ordine {order_number} costa più di quanto hai pagato. Qui sotto vedi quanto resta: lo paghi dalla pagina dell’ordine, e appena arriva spediamo.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-link': {
    subject: '{shop_name}: il nuovo link all’ordine {order_number}',
    heading: 'Il nuovo link al tuo ordine',
    intro:
      'È stato chiesto un nuovo link all’ordine {order_number}: lo trovi in fondo a questa email. Chi lo apre vede l’ordine: non condividerlo. Se non l’hai chiesto tu, ignora questa email.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-approved': {
    subject: '{shop_name}: l’ordine {order_number} è stato approvato',
    heading: 'Il tuo ordine è stato approvato',
    intro:
      'L’account principale ha approvato l’ordine {order_number}. Lo prepareremo appena sarà pagato: si paga dalla pagina dell’ordine.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-approved-free': {
    subject: '{shop_name}: l’ordine {order_number} è stato approvato',
    heading: 'Il tuo ordine è stato approvato',
    intro:
      'L’account principale ha approvato l’ordine {order_number}. Non c’è nulla da pagare: lo stiamo preparando.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-rejected': {
    subject: '{shop_name}: l’ordine {order_number} non è stato approvato',
    heading: 'Il tuo ordine non è stato approvato',
    intro:
      'L’account principale ha rifiutato l’ordine {order_number}, che è stato annullato. Non c’è nulla da pagare.',
    closing: 'A presto,\n{shop_name}',
  },
  'order-approval-wanted': {
    subject: '{shop_name}: l’ordine {order_number} attende la tua approvazione',
    heading: 'Un ordine attende la tua approvazione',
    intro:
      '{customer_name} ha fatto l’ordine {order_number}. Aprilo per approvarlo o rifiutarlo: fino ad allora la merce è riservata e non c’è nulla da pagare.',
    closing: 'A presto,\n{shop_name}',
  },
  'new-order': {
    subject: 'Nuovo ordine {order_number} di {customer_name}',
    heading: 'Nuovo ordine {order_number}',
    intro: 'Hai ricevuto un nuovo ordine da {customer_name}.',
    closing: '',
  },
  'new-order-verifying': {
    subject: 'Nuovo ordine {order_number} di {customer_name}',
    heading: 'Nuovo ordine {order_number}',
    intro:
      'Hai ricevuto un nuovo ordine da {customer_name}. Il pagamento è ancora in verifica: non spedire finché non è confermato.',
    closing: '',
  },
  'shop-order-cancelled': {
    subject: 'Ordine {order_number} di {customer_name} annullato',
    heading: 'Ordine {order_number} annullato',
    intro: 'L’ordine di {customer_name} è stato annullato e la merce è di nuovo disponibile.',
    closing: '',
  },
  'shop-order-failed': {
    subject: 'Ordine {order_number} di {customer_name}: pagamento non riuscito',
    heading: 'Ordine {order_number}: pagamento non riuscito',
    intro: 'Il pagamento dell’ordine di {customer_name} non è riuscito e la merce è di nuovo disponibile.',
    closing: '',
  },
};

/** What else stands in emails about orders. */
export const orderEmails = {
  onBehalf: (person: string, company: string) => `${person} per conto di ${company}`,
  noteHeading: 'Nota del negozio',
  reasonHeading: 'Motivo',
  refundedAmount: 'Importo rimborsato',
  viewOrder: 'Vedi l’ordine',
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
  'parcel-held': 'Pacco in giacenza',
  'order-partly-refunded': 'Rimborso parziale',
  'order-edited': 'Ordine modificato',
  'order-rest-due': 'Resto da pagare',
  'order-link': 'Nuovo link all’ordine',
  'order-approved': 'Ordine approvato',
  'order-rejected': 'Ordine non approvato',
  'order-approval-wanted': 'Richiesta di approvazione',
  'new-order': 'Avviso di nuovo ordine',
  'shop-order-cancelled': 'Avviso di ordine annullato',
  'shop-order-failed': 'Avviso di pagamento non riuscito',
};

export type OrderEmails = typeof orderEmails;
export type OrderEmailTexts = typeof orderEmailTexts;
export type OrderEmailNames = typeof orderEmailNames;
