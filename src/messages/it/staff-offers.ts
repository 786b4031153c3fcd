/** In the menu. */
export const menu = { offers: 'Offerte' };

export const staffOffers = {
  title: 'Offerte',
  add: 'Nuova offerta',
  newTitle: 'Nuova offerta',
  titleOf: (id: number) => `Offerta n. ${id}`,
  backToList: 'Torna alle offerte',
  empty: 'Ancora nessuna offerta. La prima si crea con «Nuova offerta».',
  nothingFound: 'Nessuna offerta corrisponde alla ricerca.',
  states: 'Stato',
  all: 'Tutte',
  stateNames: {
    draft: 'Bozza',
    open: 'Valida',
    expired: 'Scaduta',
    ordered: 'Ordinata',
    withdrawn: 'Ritirata',
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
    email: 'Un cliente azienda: i privati non vedono le offerte.',
    validUntil: 'Ultimo giorno compreso; vuoto senza scadenza.',
    lines:
      'Per un articolo del negozio scrivi il codice, per ogni altra cosa solo il nome. Le righe vuote non contano.',
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
    'not-business': 'Non è l’account di un cliente azienda approvato.',
    'unknown-vendor': 'Questo venditore non c’è più.',
    'wrong-day': 'Questa data non esiste.',
    'past-day': 'Questo giorno è già passato.',
    'too-long': 'Il testo è troppo lungo.',
    'no-lines': 'Scrivi almeno una riga.',
    'too-many-lines': 'Le righe sono troppe: al massimo 100.',
    'no-item': 'Scrivi un codice o un nome.',
    'unknown-item':
      'Nessun articolo in vendita ha questo codice. Di un articolo con varianti serve il codice della variante.',
    'no-quantity': 'Scrivi un numero intero da 1 a 9999.',
    'no-price': 'Scrivi un prezzo, per esempio 19,90.',
  },
  actions: {
    send: 'Invia al cliente',
    withdraw: 'Ritira l’offerta',
    copy: 'Copia in una nuova bozza',
  },
  actionHints: {
    draft:
      'Salva prima le modifiche. Dopo l’invio l’offerta non si può più cambiare: si ritira e se ne fa una copia.',
    open: 'Il cliente la vede nel suo account e può acquistarla una volta, per intero.',
    expired: 'Il cliente la vede come scaduta.',
    ordered: 'Il cliente l’ha acquistata.',
    withdrawn: 'Il cliente non la vede più.',
  },
  next: 'Che cosa puoi farne',
  done: {
    saved: 'Modifiche salvate.',
    send: 'L’offerta è stata inviata: il cliente riceve un’email e la trova nel suo account.',
    withdraw: 'L’offerta è stata ritirata.',
    copy: 'Ecco la copia, da completare e inviare.',
    'not-now': 'L’offerta non è cambiata: nel frattempo qualcosa è successo, o la sua scadenza è passata.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
  },
  facts: {
    customer: 'Cliente',
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
