const scopeOf = (brand: string | null, category: string | null) =>
  [category && ` nella categoria “${category}”`, brand && ` per la marca “${brand}”`]
    .filter(Boolean)
    .join('');

const said = (text: string | undefined) => (text ? ` (“${text}”)` : '');

/** In the menu. */
export const menu = { 'price-lists': 'Listini', 'explain-price': 'Spiega un prezzo' };

/** Parole dei listini nell'area del negozio. */
export const staffPrices = {
  title: 'Listini',
  count: (lists: number) => (lists === 1 ? '1 listino' : `${lists} listini`),
  explainLink: 'Come nasce un prezzo',
  back: 'Tutti i listini',
  columns: { name: 'Listino', tax: 'Prezzi', products: 'Prodotti', percentages: 'Sconti', groups: 'Gruppi' },
  gross: 'IVA inclusa',
  net: 'IVA esclusa',
  retailHint: 'I prezzi dei prodotti stessi, per tutti',
  noLists: 'Non ci sono ancora listini.',
  noGroup: 'nessun gruppo',
  create: { heading: 'Nuovo listino', name: 'Nome', tax: 'Prezzi del listino', button: 'Crea il listino' },
  list: {
    entries: (count: number) => (count === 1 ? '1 riga' : `${count.toLocaleString('it-IT')} righe`),
    heading: 'Prezzi fissi e scaglioni',
    search: 'Cerca',
    searchHint: 'Codice o nome del prodotto',
    searchButton: 'Cerca',
    nothing: 'Nessun prezzo corrisponde alla ricerca.',
    empty: 'Il listino non ha ancora prezzi fissi: aggiungi una riga qui sotto o importa un file CSV.',
    exportLink: 'Esporta in CSV',
    product: 'Prodotto',
    retail: 'Al pubblico',
    price: 'Prezzo',
    tiers: 'Scaglioni',
    validity: 'Validità',
    limits: 'Quantità',
    edit: 'Modifica',
    editOf: (sku: string) => `Modifica ${sku}`,
    always: 'sempre',
    from: (day: string) => `dal ${day}`,
    until: (day: string) => `fino al ${day}`,
    minimum: (pieces: number) => `min. ${pieces}`,
    maximum: (pieces: number) => `max. ${pieces}`,
    step: (pieces: number) => `a multipli di ${pieces}`,
    nextPage: 'Pagina successiva',
    previousPage: 'Pagina precedente',
    pages: 'Pagine',
    pageNumber: (page: number) => `Pagina ${page}`,
  },
  /** a price that is edited in its place in the table */
  cell: {
    priceOf: (sku: string) => `Prezzo di ${sku}`,
    keys: 'Invio salva, Esc annulla',
    saved: (before: string) => `Salvato. Prima era ${before}.`,
    undo: 'Ripristina',
    undoOf: (sku: string, before: string) => `Ripristina il prezzo di ${sku}: ${before}`,
  },
  entry: {
    heading: 'Aggiungi o cambia un prezzo',
    hint: 'Quello che il listino diceva del prodotto dallo stesso giorno viene sostituito.',
    sku: 'Codice',
    price: 'Prezzo',
    tiers: 'Scaglioni',
    tiersHint: 'Per esempio 10:7,50;50:7,00',
    from: 'Dal',
    to: 'Al',
    dayHint: 'gg/mm/aaaa; vuoto: sempre',
    minimum: 'Minimo',
    maximum: 'Massimo',
    step: 'Multipli di',
    optional: '(facoltativo)',
    button: 'Salva il prezzo',
    remove: 'Togli',
    removeOf: (sku: string) => `Togli ${sku} dal listino`,
  },
  percentages: {
    heading: 'Sconti percentuali',
    hint: 'Vale lo sconto più specifico: marca in una categoria, poi categoria (la più profonda), poi marca, poi tutto il listino. Un prezzo fisso viene prima di ogni sconto.',
    none: 'Nessuno sconto percentuale.',
    what: 'Per',
    percent: 'Sconto %',
    brand: 'Marca',
    category: 'Categoria',
    anyBrand: 'Tutte le marche',
    anyCategory: 'Tutte le categorie',
    button: 'Aggiungi lo sconto',
    remove: 'Togli',
    removeOf: (what: string) => `Togli lo sconto per ${what}`,
    scope: (brand: string | null, category: string | null) =>
      brand && category ? `${brand} in ${category}` : (brand ?? category ?? 'tutto il listino'),
  },
  importing: {
    heading: 'Importa un file CSV',
    hint: 'Colonne: codice, prezzo, scaglioni, dal, al; separate da ; o da ,. Prima di scrivere vedi che cosa cambia.',
    file: 'File CSV',
    button: 'Leggi il file',
    title: (file: string) => `Importazione di ${file}`,
    verdicts: { new: 'Nuove', changed: 'Cambiate', same: 'Uguali', wrong: 'Sbagliate' },
    line: 'Riga',
    sku: 'Codice',
    before: 'Prima',
    after: 'Dopo',
    problem: 'Che cosa non va',
    noRows: 'Nessuna riga.',
    writeGood: (rows: number) =>
      rows === 1 ? 'Scrivi la riga giusta' : `Scrivi le ${rows.toLocaleString('it-IT')} righe giuste`,
    writeAll: 'Scrivi solo se tutte sono giuste',
    nothingToWrite: 'Il file non cambia niente nel listino.',
    report: 'Scarica le righe sbagliate',
    written: 'Le righe giuste sono nel listino.',
  },
  files: {
    expired: 'Il modulo è scaduto: riprova.',
    'no-file': 'Scegli un file CSV.',
    'too-large': 'Il file supera i 64 MB.',
    malformed: 'Il file non è arrivato intero: riprova.',
    'no-heading': 'La prima riga deve nominare le colonne: codice e prezzo (o scaglioni).',
    'not-a-table': 'Il file non è una tabella CSV.',
    'too-many-rows': 'Il file ha più di 500.000 righe.',
    empty: 'Il file non ha righe.',
  },
  problems: {
    expired: () => 'Il modulo è scaduto: riprova.',
    'no-name': () => 'Dai un nome al listino.',
    'name-taken': (text?: string) => `C’è già un listino con questo nome${said(text)}.`,
    'not-a-percentage': (text?: string) => `Lo sconto deve stare tra 0,01 e 99,99${said(text)}.`,
    'percentage-twice': () => 'Questo sconto c’è già, o non c’è più.',
    'not-a-limit': (text?: string) =>
      `Minimo, massimo e multipli sono numeri interi da 1 in su${said(text)}.`,
    'limits-contradict': () => 'Il massimo è più piccolo del minimo.',
    'has-wrong-rows': () => 'Il file ha righe sbagliate: non è stato scritto niente.',
    'price-gone': () => 'Questo prezzo non c’è più: ricarica la pagina.',
    'price-changed': (_text?: string, now = '') =>
      `Nel frattempo qualcuno ha cambiato il prezzo in ${now}: il tuo non è stato salvato.`,
    'no-such-import': () => 'Questo file è già stato scritto, o un altro l’ha sostituito: niente è cambiato.',
    'no-code': () => 'Manca il codice del prodotto.',
    'no-price': () => 'Manca il prezzo.',
    'not-a-price': (text?: string) => `Il prezzo non si legge${said(text)}.`,
    'not-a-date': (text?: string) => `Il giorno non si legge${said(text)}: scrivi gg/mm/aaaa.`,
    'ends-before-it-begins': (text?: string) => `Finisce prima di cominciare${said(text)}.`,
    'base-price-twice': () => 'Il prezzo da 1 pezzo è scritto due volte: come prezzo e come scaglione.',
    'unknown-code': (text?: string) => `Nessun prodotto ha questo codice${said(text)}.`,
    'code-twice': (text?: string) =>
      `Il codice con lo stesso inizio sta già alla riga ${text ?? ''} del file.`,
    'cells-missing': () => 'Alla riga mancano delle celle.',
    'not-a-tier': (text?: string) => `Uno scaglione si scrive quantità:prezzo${said(text)}.`,
    'not-a-threshold': (text?: string) =>
      `La quantità di uno scaglione è un numero intero da 1 in su${said(text)}.`,
    'threshold-twice': (text?: string) => `La stessa quantità sta in due scaglioni${said(text)}.`,
    'too-many-tiers': () => 'Più di 20 scaglioni.',
  },
  done: {
    created: 'Il listino è pronto: comincia con i prezzi al pubblico.',
    saved: 'Il prezzo è salvato.',
    removed: 'Il prezzo non è più nel listino.',
    'percentage-saved': 'Lo sconto è salvato.',
    'percentage-removed': 'Lo sconto non è più nel listino.',
    imported: 'Le righe giuste del file sono nel listino.',
  },
  explain: {
    title: 'Come nasce questo prezzo',
    hint: 'Scegli un prodotto, per chi, quanti pezzi e quando: la risposta è quella della cassa.',
    sku: 'Codice del prodotto',
    group: 'Gruppo',
    customer: 'Email del cliente',
    customerHint: 'Se c’è, vale il suo gruppo',
    quantity: 'Pezzi',
    day: 'Giorno',
    dayHint: 'gg/mm/aaaa; vuoto: adesso',
    button: 'Spiega il prezzo',
    answer: (name: string, group: string, pieces: number) =>
      `${name}, ${pieces === 1 ? '1 pezzo' : `${pieces} pezzi`}, gruppo ${group}`,
    unit: 'Prezzo al pezzo',
    total: 'Totale',
    problems: {
      'unknown-code': 'Nessun prodotto ha questo codice.',
      'unknown-customer': 'Nessun cliente ha questo indirizzo.',
      'not-a-quantity': 'I pezzi sono un numero intero da 1 in su.',
      'not-a-date': 'Il giorno non si legge: scrivi gg/mm/aaaa.',
      'no-price': 'Questo prodotto non si vende da solo: scegli una sua variante, o dagli un prezzo.',
    },
  },
  steps: {
    regular: 'Prezzo di listino del negozio',
    sale: 'Prezzo in offerta',
    priceList: (list: string) => `Prezzo del listino “${list}”`,
    percentage: (list: string, percent: number, brand: string | null, category: string | null) =>
      `Sconto del ${percent.toLocaleString('it-IT')} % del listino “${list}”${scopeOf(brand, category)}`,
    offer: (id: number) => `Prezzo dell’offerta n. ${id}`,
    tier: (list: string, quantity: number) => `Scaglione da ${quantity} pezzi del listino “${list}”`,
    validity: (from: string | null, to: string | null) =>
      from === null
        ? `valido fino al ${to}`
        : to === null
          ? `valido dal ${from}`
          : `valido dal ${from} al ${to}`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPrices: typeof staffPrices;
  }
}
