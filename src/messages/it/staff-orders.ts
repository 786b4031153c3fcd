import { restReasons, staffOrderBalance } from './staff-order-balance.ts';
import { staffOrderQuestions } from './staff-order-questions.ts';
import { staffOrderRecord } from './staff-order-record.ts';
import { staffOrderRefund } from './staff-order-refund.ts';

/** In the menu. */
export const menu = { orders: 'Ordini', 'post-box': 'Posta' };

export const staffOrders = {
  list: {
    search: 'Cerca tra gli ordini',
    searchHint: 'Numero, nome, email, azienda, telefono o codice articolo',
    filter: 'Filtra gli ordini',
    states: 'Stato degli ordini',
    everything: 'Tutti',
    checks: {
      transfer: 'Attende il bonifico',
      payment: 'Pagamenti da verificare',
      refund: 'Rimborsi da seguire',
    },
    payment: 'Pagamento',
    anyPayment: 'Tutti i metodi',
    from: 'Dal',
    to: 'Al',
    channel: 'Canale',
    anyChannel: 'Tutti i canali',
    channels: { shop: 'Sito', counter: 'Banco', phone: 'Telefono' },
    nobody: 'Senza nome',
    sort: 'Ordina per',
    sorts: {
      newest: 'Più recenti',
      oldest: 'Meno recenti',
      highest: 'Totale più alto',
      lowest: 'Totale più basso',
    },
    show: 'Mostra',
    reset: 'Azzera i filtri',
    nothingFound: 'Nessun ordine corrisponde a quello che cerchi.',
    choose: (number: number) => `Scegli l’ordine ${number}`,
    chooseAll: 'Scegli tutti gli ordini di questa pagina',
    chosen: 'Per gli ordini scelti',
    newState: 'Nuovo stato',
    pickState: 'Scegli uno stato',
    change: 'Cambia stato',
  },
  report: {
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    nothing: 'Scegli almeno un ordine e il nuovo stato.',
    changed: (numbers: readonly number[], state: string) =>
      numbers.length === 1
        ? `Ordine ${numbers.join()}: ora è “${state}”.`
        : `${numbers.length} ordini ora sono “${state}”: ${numbers.join(', ')}.`,
    refused: (number: number, reason: string) => `Ordine ${number}: non modificato. ${reason}`,
  },
  reasons: {
    'no-such-order': 'L’ordine non esiste più.',
    'not-allowed': 'Non hai il permesso di farlo.',
    'same-status': 'È già in questo stato.',
    'change-forbidden': 'Dal suo stato attuale non può passare a quello scelto.',
    'not-enough-stock': 'I pezzi necessari non sono più disponibili a magazzino.',
    'note-empty': 'Scrivi la nota.',
    'note-too-long': 'La nota può avere al massimo 2.000 caratteri.',
    'state-changed': 'Nel frattempo lo stato è cambiato: controlla l’ordine e riprova.',
    'no-such-letter': 'L’email non si trova più.',
    'on-its-way': 'L’email è già in partenza.',
    ...restReasons,
    'not-owed': 'Questo ordine non ha un importo a debito da saldare.',
    'insufficient-credit': 'Il fido del cliente non basta per riprendere questo ordine.',
    'courier-missing': 'Scrivi il corriere.',
    'tracking-missing': 'Scrivi il numero di spedizione.',
    'shipment-too-long': 'Corriere e numero di spedizione possono avere al massimo 60 caratteri.',
    'bad-pieces': 'Scrivi i pezzi come numeri interi, per esempio 2.',
    'bad-weight': 'Scrivi il peso in grammi, come numero intero: 1 kg è 1000.',
    'too-many-pieces':
      'Nel pacco ci sarebbero più pezzi di quelli ancora da spedire. Controlla che cosa è già partito.',
    'no-pieces': 'Indica almeno un pezzo: senza, non si sa che cosa parte.',
    'same-shipment': 'Questo numero di spedizione c’è già.',
    'no-such-shipment': 'La spedizione non si trova più.',
    'till-closed':
      'La cassa scelta è stata chiusa: non è cambiato nulla. Scegline un’altra o rimborsa senza cassa.',
    'till-too-little': 'Nel cassetto della cassa scelta non c’è abbastanza denaro: non è cambiato nulla.',
    'not-paid-in-cash': 'L’ordine non è stato pagato in contanti: la cassa non può restituirli.',
    'has-label':
      'Questo pacco ha un’etichetta del corriere: prima annulla l’etichetta, dalla pagina del pacco.',
    'on-delivery-note': 'Il pacco è su un documento di trasporto: annulla prima quello.',
    'not-sendable': 'In questo stato l’ordine non si può spedire.',
    'not-refundable': 'In questo stato l’ordine non può essere rimborsato.',
    'no-such-refund': 'Il rimborso non si trova più.',
    'refund-changed': 'Nel frattempo il rimborso è cambiato: controlla e riprova.',
    'refund-too-much':
      'Nel frattempo è stato rimborsato altro: questo importo o questi pezzi non sono più rimborsabili.',
    'above-limit': 'Il rimborso supera quanto il tuo ruolo può rimborsare per un ordine.',
    'no-provider': 'Al momento nessun gestore dei pagamenti è collegato.',
    other: 'Non è stato possibile. Ricarica la pagina e controlla l’ordine.',
  },
  balance: staffOrderBalance,
  page: {
    done: {
      state: (state: string) => `L’ordine ora è “${state}”.`,
      edited: 'Ordine modificato. Il cliente non è stato avvisato.',
      'edited-sent': 'Ordine modificato: il cliente viene avvisato per email.',
      note: 'Nota aggiunta: la vede solo il personale.',
      'note-sent': 'Nota aggiunta e inviata al cliente per email.',
      refund: 'Rimborso registrato.',
      'refund-requested':
        'Rimborso richiesto al gestore dei pagamenti: il cliente viene avvisato quando è eseguito.',
      'refund-settled': 'Rimborso segnato come fatto in altro modo: il cliente viene avvisato per email.',
      'refund-withdrawn': 'Rimborso annullato: non conta più per questo ordine.',
      shipped: 'L’ordine è spedito: il cliente viene avvisato per email.',
      shipment: 'Spedizione aggiunta: il cliente la vede nella pagina dell’ordine.',
      'shipment-sent': 'Spedizione aggiunta: il cliente viene avvisato per email.',
      'shipment-delivered':
        'Il pacco è segnato come consegnato: il cliente lo legge nella pagina dell’ordine.',
      'shipment-removed': 'Spedizione eliminata.',
      letter: 'L’email verrà inviata di nuovo tra qualche istante.',
      rest: 'Resto registrato.',
      'rest-link': 'Il cliente riceve per email il link per pagare il resto.',
      paid: 'Ordine segnato come pagato: il fido del cliente è di nuovo libero per questo importo.',
    },
    paidAt: 'Pagato il',
    notPaid: 'non ancora pagato',
    paymentChecks: {
      unknown: {
        fact: 'in verifica',
        notice:
          'Non si sa ancora se il pagamento è riuscito: il gestore non ha risposto e glielo chiediamo di nuovo finché non risponde. Non spedire e non chiedere un altro pagamento.',
      },
      pending: {
        fact: 'in verifica presso il gestore',
        notice: 'Il gestore sta ancora verificando il pagamento: non spedire prima che sia confermato.',
      },
    },
    heldUntil: 'Pezzi riservati fino al',
    creditHeading: 'Pagamento a credito',
    creditHint: 'L’ordine è a debito del fido del cliente finché non ne registri il pagamento.',
    markPaid: 'Segna come pagato',
    stateHeading: 'Altri cambiamenti di stato',
    stateHint: 'Il cliente riceve un’email quando lo stato che scegli ne prevede una.',
    noChanges: 'Da questo stato l’ordine non può più cambiare.',
    noOtherChanges: 'Non ci sono altri stati a cui passare.',
    changes: {
      'pending-approval': 'Riporta in attesa di approvazione',
      pending: 'Segna in attesa di pagamento',
      'on-hold': 'Metti in sospeso',
      processing: 'Metti in lavorazione',
      completed: 'Segna come completato',
      cancelled: 'Annulla l’ordine',
      refunded: 'Segna come rimborsato',
      failed: 'Segna come fallito',
    },
    shipments: {
      heading: 'Spedizioni',
      none: 'Nessun pacco è ancora partito.',
      courier: 'Corriere',
      tracking: 'Numero di spedizione',
      trackingHint: 'Tracking o lettera di vettura, come la riporta il corriere.',
      notify: 'Avvisa il cliente per email',
      add: 'Aggiungi la spedizione',
      contents: 'Che cosa c’è nel pacco',
      piecesOf: (name: string, sku: string, left: number) =>
        `${name}${sku === '' ? '' : ` (${sku})`}: da spedire ${left}`,
      weight: 'Peso in grammi',
      grams: (grams: number) => `${grams.toLocaleString('it')} g`,
      optional: 'facoltativo',
      delivered: (at: string) => `consegnato il ${at}`,
      deliver: 'Consegnato',
      deliverOf: (courier: string, tracking: string) =>
        `Segna come consegnato il pacco ${courier} ${tracking}`.trimEnd(),
      together: 'Stessa spedizione del pacco precedente',
      held: 'in giacenza',
      returned: 'tornato al negozio',
      unknownContents: 'Contenuto non indicato',
      partly: 'Parte solo una parte dell’ordine',
      partlyHint: 'Indica i pezzi che partono: l’ordine resta in lavorazione finché ne restano da spedire.',
      remove: 'Togli',
      removeOf: (courier: string, tracking: string) => `Togli la spedizione ${courier} ${tracking}`.trimEnd(),
    },
    historyHeading: 'Cronologia e note',
    noHistory: 'Ancora nessun evento.',
    noteLabel: 'Nuova nota',
    noteHint: 'Al massimo 2.000 caratteri',
    noteForCustomer: 'Invia la nota anche al cliente per email',
    addNote: 'Aggiungi la nota',
    seenByCustomer: 'Visibile al cliente',
    events: {
      placed: 'Ordine ricevuto',
      state: (from: string, to: string) => `Da “${from}” a “${to}”`,
      stateOnly: (to: string) => `Stato “${to}”`,
      note: 'Nota',
      edited: 'Ordine modificato',
      refund: (amount: string) => `Rimborso di ${amount}`,
      'refund-requested': (amount: string) => `Rimborso di ${amount} richiesto al gestore dei pagamenti`,
      'refund-refused': (amount: string) => `Rimborso di ${amount} rifiutato dal gestore`,
      'refund-withdrawn': (amount: string) => `Rimborso di ${amount} annullato`,
      paid: (amount: string) => `Pagamento ricevuto: ${amount}`,
      letter: (kind: string) => `Email inviata di nuovo: ${kind}`,
    },
    actors: {
      shop: 'negozio',
      staff: 'personale',
      customer: 'cliente',
      payment: 'sistema di pagamento',
      approver: 'account principale',
    },
    emailsHeading: 'Email',
    noEmails: 'Per questo ordine non è partita nessuna email.',
    resent: 'inviata di nuovo',
    attempts: (count: number) => (count === 1 ? '1 tentativo' : `${count} tentativi`),
    resend: 'Invia di nuovo',
    resendEmail: (kind: string, recipient: string) => `Invia di nuovo “${kind}” a ${recipient}`,
  },
  record: staffOrderRecord,
  confirm: staffOrderQuestions,
  refund: staffOrderRefund,
};

export type StaffOrdersMessages = typeof staffOrders;

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffOrders: typeof staffOrders;
  }
}
