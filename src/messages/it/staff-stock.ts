import { inDigits } from '../in-digits.ts';
/** In the menu. */
export const menu = { stock: 'Magazzino' };

export const staffStock = {
  title: 'Magazzino',
  choose: (name: string) => `Scegli ${name}`,
  chosen: 'Con gli articoli scelti',
  intro:
    'Giacenza è ciò che c’è in magazzino; impegnati sono i pezzi promessi a ordini non ancora pagati; disponibile è ciò che si può ancora vendere.',
  tabs: 'Stato delle scorte',
  states: {
    all: 'Tutti',
    low: 'Sotto scorta',
    out: 'Esauriti',
    negative: 'Sotto zero',
    reserved: 'Con impegnati',
    awaited: 'Attesi',
  },
  /** of a single article */
  stateOf: { enough: 'Disponibile', low: 'Sotto scorta', out: 'Esaurito', negative: 'Sotto zero' },
  filter: 'Cerca nel magazzino',
  searchLabel: 'Articolo o codice',
  searchHint: 'Nome, codice o numero originale (OE)',
  search: 'Cerca',
  reset: 'Mostra tutti',
  download: (count: number) =>
    count === 1 ? 'Scarica 1 articolo in CSV' : `Scarica ${inDigits('it', count)} articoli in CSV`,
  fileName: 'magazzino',
  fileParts: {
    all: 'tutto',
    low: 'sotto-scorta',
    out: 'esauriti',
    negative: 'sotto-zero',
    reserved: 'impegnati',
    awaited: 'attesi',
  },
  empty: {
    all: 'Ancora nessun articolo in magazzino.',
    low: 'Nessun articolo è sotto scorta.',
    out: 'Nessun articolo è esaurito.',
    negative: 'Nessun articolo è sotto zero.',
    reserved: 'Nessun pezzo è impegnato.',
    awaited: 'Nessuno aspetta un articolo: gli avvisi si chiedono nelle pagine degli articoli esauriti.',
  },
  nothingFound: (words: string) => `Nessun articolo trovato per “${words}”.`,
  awaitedBy: (people: number) =>
    people === 1 ? '1 persona in attesa' : `${inDigits('it', people)} persone in attesa`,
  columns: {
    article: 'Articolo',
    code: 'Codice',
    onHand: 'Giacenza',
    reserved: 'Impegnati',
    available: 'Disponibile',
    threshold: 'Soglia',
    /** shoppers who asked for an email */
    waiting: 'In attesa',
    state: 'Stato',
  },
  back: 'Torna al magazzino',
  toEditor: 'Apri la scheda del prodotto',
  inShop: 'Apri la pagina nel negozio',
  order: (number: number) => `Ordine ${number}`,
  tooFew: (pieces: number) =>
    pieces === 1
      ? 'Manca 1 pezzo per gli ordini già presi.'
      : `Mancano ${pieces} pezzi per gli ordini già presi.`,
  reasons: {
    opening: 'Giacenza iniziale',
    sale: 'Vendita',
    return: 'Rientro da ordine',
    correction: 'Correzione',
    adjustment: 'Rettifica',
    damage: 'Merce danneggiata',
    loss: 'Ammanco o furto',
    found: 'Merce ritrovata',
    'own-use': 'Uso interno',
    'supplier-return': 'Reso al fornitore',
    received: 'Merce ricevuta',
    cost: 'Costo d’acquisto',
    count: 'Inventario',
    transfer: 'Trasferimento',
  },
  adjust: {
    title: 'Rettifica la giacenza',
    mode: 'Che cosa scrivi',
    count: 'Quanti pezzi ci sono',
    difference: 'Quanti pezzi in più o in meno',
    pieces: 'Pezzi',
    piecesHint: (onHand: number) => `Giacenza attuale: ${onHand}. Per una differenza, per esempio 3 o -3.`,
    reason: 'Motivo',
    note: 'Nota',
    noteHint: 'Facoltativa: resta nei movimenti e nel registro modifiche.',
    save: 'Registra la rettifica',
  },
  threshold: {
    title: 'Soglia di scorta',
    label: 'Sotto scorta da',
    hint: 'Da questi pezzi disponibili in giù l’articolo è sotto scorta, e il negozio mostra quanti ne restano.',
    save: 'Salva la soglia',
  },
  bins: {
    title: 'Ubicazione',
    label: 'Ubicazione',
    labelAt: (location: string) => `Ubicazione a ${location}`,
    hint: 'Scaffale, cassetto, pallet: per esempio A-12-3. Le liste di prelievo seguono questo ordine.',
    save: 'Salva l’ubicazione',
  },
  cost: {
    title: 'Costo d’acquisto',
    average: 'Costo medio',
    label: 'Costo medio di un pezzo (€)',
    hint: 'Senza IVA. I carichi di merce lo aggiornano da soli; scrivilo qui per la merce che c’era già.',
    save: 'Salva il costo',
  },
  value: {
    title: 'Valore del magazzino',
    intro:
      'La merce del negozio alla fine di un giorno, ricalcolata dai movimenti: i pezzi per il costo medio di allora, senza IVA.',
    rule: {
      title: 'Come si calcola',
      cost: 'Il valore di un articolo è arrotondato al centesimo. Il costo medio è lo stesso in tutte le sedi.',
      average:
        'Ogni carico con un costo aggiorna il costo medio in proporzione ai pezzi; vendite, resi e trasferimenti non lo cambiano.',
      locations:
        'I pezzi di un ordine escono dalla sede che lo serve. La merce in viaggio tra due sedi resta del negozio e ha una riga sua. Sedi e viaggi sommati danno il totale al centesimo.',
      without:
        'Un articolo che in tutto è a zero o sotto zero non ha valore; di uno senza costo si contano solo i pezzi.',
    },
    filter: 'Scegli giorno e sede',
    day: 'Alla fine del giorno',
    show: 'Calcola',
    today: 'Adesso',
    value: 'Valore',
    articles: 'Articoli',
    pieces: 'Pezzi',
    average: 'Costo medio',
    byLocation: 'Per sede',
    onTheWay: 'In viaggio',
    sum: 'In tutto',
    list: 'Per articolo',
    piecesAt: (location: string) => `Pezzi: ${location}`,
    valueAt: (location: string) => `Valore: ${location}`,
    fileAt: (location: number) => `sede-${location}`,
    unknown: (articles: number, pieces: number) =>
      articles === 1
        ? `Di 1 articolo (${pieces} pezzi) non si conosce il costo: non è nel valore.`
        : `Di ${articles} articoli (${pieces} pezzi) non si conosce il costo: non sono nel valore.`,
    download: 'Scarica l’elenco in CSV',
    fileName: 'valore-magazzino',
    empty: 'Quel giorno non c’era nessun pezzo.',
  },
  scan: {
    label: 'Leggi un codice',
    button: 'Aggiungi',
    waiting: (count: number) => (count === 1 ? '1 lettura in corso…' : `${count} letture in corso…`),
    pieces: (count: number) => (count === 1 ? '1 pezzo' : `${inDigits('it', count)} pezzi`),
    quantity: 'Pezzi',
    unknown: (code: string) => `${code}: nessun articolo ha questo codice.`,
    'not-pieces': (code: string) => `${code}: non aggiunto, scrivi una quantità intera da 1 a 1.000.000.`,
    ambiguous: (code: string, codes: string) =>
      `${code}: è di più articoli, usa il codice di uno (${codes}).`,
    outside: (code: string) => `${code}: questo articolo non è tra quelli da leggere qui.`,
    enough: (code: string) => `${code}: non aggiunto, non restano tanti pezzi da prendere.`,
    closed: (code: string) => `${code}: non aggiunto, intanto è stato chiuso o eliminato.`,
    expired: (code: string) => `${code}: non aggiunto, la pagina è aperta da troppo tempo. Ricaricala.`,
    'too-many': (code: string) => `${code}: non aggiunto, ci sono già troppi articoli.`,
    failed: (code: string) => `${code}: il negozio non ha risposto. Controlla i pezzi e leggi di nuovo.`,
  },
  reservations: {
    title: 'Pezzi impegnati',
    order: 'Ordine',
    pieces: 'Pezzi',
    until: 'Fino a',
    withoutEnd: 'senza scadenza',
  },
  ledger: {
    title: 'Movimenti',
    empty: 'Ancora nessun movimento.',
    at: 'Quando',
    reason: 'Motivo',
    person: 'Chi',
    shop: 'Il negozio',
    delta: 'Pezzi',
    cost: (amount: string) => `${amount} al pezzo`,
    balance: 'Giacenza dopo',
  },
  done: {
    adjusted: 'Rettifica registrata.',
    threshold: 'Soglia salvata.',
    cost: 'Costo salvato.',
    bins: 'Ubicazione salvata.',
  },
  problems: {
    'no-mode': 'Scegli se scrivere quanti pezzi ci sono o la differenza.',
    'no-reason': 'Scegli un motivo.',
    'note-too-long': 'Scrivi una nota di 300 caratteri al massimo.',
    'not-pieces': 'Scrivi un numero intero di pezzi, al massimo 1.000.000.',
    'negative-count': 'I pezzi contati non possono essere meno di zero: per toglierne scegli la differenza.',
    'no-difference': 'Scrivi quanti pezzi in più o in meno, per esempio 3 o -3.',
    'no-location': 'Questa sede è stata chiusa: scegline un’altra.',
    'no-change': 'La giacenza è già questa: non c’è nulla da rettificare.',
    'not-a-cost': 'Scrivi un importo, per esempio 3,90.',
    'bin-too-long': 'Scrivi al massimo 40 caratteri.',
    'not-a-threshold': 'Scrivi un numero intero da 0 a 1.000.000.',
  },
  at: {
    title: 'Per sede',
    location: 'Sede',
    all: 'Tutte le sedi',
    coming: 'In arrivo',
    sum: 'Somma',
    adjust: 'Rettifica',
    adjustAt: (name: string) => `Rettifica a ${name}`,
    adjustTitle: (name: string) => `Rettifica la giacenza · ${name}`,
    belowZero: (name: string) =>
      `Meno di zero pezzi a ${name}: sposta merce da un’altra sede o correggi la giacenza.`,
  },
  conflicts: {
    conflict: (onHand: number) =>
      `Intanto la giacenza è cambiata: ora è ${onHand}. Non è stato registrato nulla: controlla e registra di nuovo.`,
    'below-zero': (onHand: number) => `Non puoi togliere più pezzi di quanti ce ne sono (${onHand}).`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffStock: typeof staffStock;
  }
}
