import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { offers: 'Offerte' };

export const staffOffers = {
  title: 'Offerte',
  add: 'Nuova offerta',
  newTitle: 'Nuova offerta',
  titleOf: (id: number) => `Offerta n. ${id}`,
  backToList: 'Torna alle offerte',
  empty: 'Ancora nessuna offerta. La prima si crea con “Nuova offerta”.',
  nothingFound: 'Nessuna offerta corrisponde alla ricerca.',
  states: 'Stato',
  all: 'Tutte',
  stateNames: {
    draft: 'Bozza',
    countered: 'Controproposta',
    open: 'Valida',
    accepted: 'Accettata',
    expired: 'Scaduta',
    ordered: 'Ordinata',
    withdrawn: 'Ritirata',
  },
  tabs: {
    draft: 'Bozze',
    countered: 'Controproposte',
    open: 'Valide',
    accepted: 'Accettate',
    expired: 'Scadute',
    ordered: 'Ordinate',
    withdrawn: 'Ritirate',
  },
  filter: 'Cerca tra le offerte',
  search: 'Numero o cliente',
  searchHint: 'Numero dell’offerta, nome, azienda o email',
  show: 'Cerca',
  reset: 'Togli la ricerca',
  columns: {
    offer: 'Offerta',
    customer: 'Cliente',
    lines: 'Righe',
    total: 'Totale',
    until: 'Valida fino al',
    state: 'Stato',
  },
  noEnd: 'senza scadenza',
  withTax: 'IVA inclusa',
  withoutTax: 'IVA esclusa',
  groups: { whom: 'Per chi', lines: 'Righe', texts: 'Testi' },
  fields: {
    email: 'Email del cliente',
    vendor: 'Venditore',
    mode: 'Prezzi',
    validUntil: 'Valida fino al',
    customText: 'Testo per il cliente',
    vendorText: 'Testo del venditore',
    lines: 'Righe',
  },
  hints: {
    email: 'Solo aziende: i privati non vedono le offerte.',
    validUntil: 'Ultimo giorno compreso; vuoto se non ha scadenza.',
    lines:
      'Per un articolo del negozio scrivi il codice, per il resto solo il nome. Le righe vuote non contano.',
  },
  line: (number: number) => `Riga ${number}`,
  lineFields: { item: 'Codice', name: 'Nome', quantity: 'Quantità', unit: 'Prezzo unitario' },
  nameHint: 'Vuoto: il nome dell’articolo',
  addLine: 'Aggiungi una riga',
  removeLine: (number: number) => `Togli la riga ${number}`,
  remove: 'Togli',
  shopItself: 'Il negozio',
  problems: {
    'no-customer': 'Scrivi l’email del cliente.',
    'unknown-customer': 'Nessun account ha questa email.',
    'other-customer': 'La conversazione è di un altro cliente.',
    'drafted-before': 'Per questa conversazione c’è già una bozza.',
    'not-business': 'Non è l’account di un’azienda approvata.',
    'unknown-vendor': 'Questo venditore non c’è più.',
    'wrong-day': 'Questa data non esiste.',
    'past-day': 'Questo giorno è già passato.',
    'too-long': 'Il testo è troppo lungo.',
    'no-lines': 'Scrivi almeno una riga.',
    'too-many-lines': 'Le righe sono troppe: al massimo 500.',
    'no-item': 'Scrivi un codice o un nome.',
    'unknown-item':
      'Nessun articolo in vendita ha questo codice. Di un articolo con varianti serve il codice della variante.',
    'no-quantity': 'Scrivi un numero intero da 1 a 9999.',
    'no-price': 'Scrivi un prezzo, per esempio 19,90.',
  },
  actions: {
    send: 'Invia al cliente',
    revise: 'Rivedi l’offerta',
    'revise-as-asked': 'Accetta la controproposta',
    withdraw: 'Ritira l’offerta',
    copy: 'Copia in una nuova bozza',
  },
  actionHints: {
    draft:
      'Salva prima le modifiche. Dopo l’invio l’offerta non si può più cambiare: per rivederla se ne fa una nuova, che la sostituisce.',
    countered:
      'Il cliente ha fatto una controproposta. Rivedi l’offerta o accettala così: la nuova sostituisce questa quando la invii.',
    accepted: 'Il cliente l’ha aggiunta al carrello: con l’ordine è confermata.',
    open: 'Il cliente la vede nel suo account e può acquistarla una volta, per intero.',
    expired: 'Il cliente la vede come scaduta.',
    ordered: 'Il cliente l’ha acquistata.',
    withdrawn: 'Il cliente non la vede più.',
  },
  discard: 'Scarta la bozza',
  counter: {
    heading: 'Che cosa chiede il cliente',
    by: (person: string, moment: string) => `${person}, ${moment}`,
    offeredQuantity: 'Quantità offerta',
    proposedQuantity: 'Quantità chiesta',
    offered: 'Prezzo offerto',
    proposed: 'Prezzo chiesto',
    none: 'come offerto',
  },
  checks: {
    heading: 'Da controllare prima di inviare',
    'not-sold': (name: string) => `${name}: così com’è non è in vendita. Correggi il codice o togli la riga.`,
    'not-enough-stock': (name: string, available: number) =>
      available === 0
        ? `${name}: al momento non è disponibile.`
        : `${name}: ${available === 1 ? 'è disponibile 1 pezzo' : `sono disponibili ${available} pezzi`}.`,
    'below-minimum': (name: string, minimum: number) => `${name}: nel negozio il minimo è ${minimum}.`,
    'above-maximum': (name: string, maximum: number) =>
      `${name}: nel negozio il massimo è ${inDigits('it', maximum)}.`,
    'not-in-steps': (name: string, step: number) => `${name}: nel negozio si vende a multipli di ${step}.`,
    free: (name: string) => `${name}: il prezzo è zero.`,
  },
  linked: 'Offerte',
  noneOfCustomer: 'Nessuna offerta per questo cliente.',
  make: 'Crea l’offerta',
  makeHint:
    'Cliente, righe e quantità della richiesta. I prezzi sono quelli scritti qui sotto, altrimenti quelli già comunicati, altrimenti quelli del cliente oggi.',
  write: 'Scrivi un’offerta',
  replaces: 'Sostituisce',
  replacedBy: 'Sostituita da',
  conversation: 'Conversazione',
  accepted: 'Accettata',
  toConversation: (id: number) => `Conversazione n. ${id}`,
  next: 'Che cosa puoi fare',
  done: {
    saved: 'Modifiche salvate.',
    made: 'Ecco l’offerta con le righe, le quantità e i prezzi della richiesta: controllala e inviala.',
    'there-already': 'L’offerta c’era già: eccola.',
    revise: 'Ecco la nuova offerta, da modificare e inviare. La precedente vale finché non la invii.',
    'revise-as-asked': 'Ecco la nuova offerta come la chiede il cliente: controllala e inviala.',
    'past-day': 'L’offerta non è stata inviata: il suo ultimo giorno è passato. Scegline un altro e salva.',
    'not-sold':
      'L’offerta non è stata inviata: una riga ha un articolo che non è in vendita. Correggi il codice o togli la riga.',
    'ordered-before':
      'L’offerta non è stata inviata: nel frattempo il cliente ha ordinato quella che sostituisce.',
    send: 'L’offerta è stata inviata: il cliente riceve un’email e la trova nel suo account.',
    withdraw: 'L’offerta è stata ritirata.',
    copy: 'Ecco la copia, da completare e inviare.',
    'not-now': 'Non è cambiato nulla: nel frattempo l’offerta è stata modificata o è scaduta.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
  },
  facts: {
    customer: 'Cliente',
    person: 'Referente',
    vendor: 'Venditore',
    until: 'Valida fino al',
    sent: 'Inviata',
    order: 'Ordine',
    customText: 'Testo per il cliente',
    vendorText: 'Testo del venditore',
  },
  item: 'Articolo',
  subtotal: 'Subtotale',
  totalNet: 'Totale IVA esclusa',
  tax: (rate: string) => `IVA ${rate}`,
  taxWithin: (rate: string) => `di cui IVA ${rate}`,
  totalGross: 'Totale IVA inclusa',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffOffers: typeof staffOffers;
  }
}
