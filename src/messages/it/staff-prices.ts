import { inDigits } from '../in-digits.ts';

const scopeOf = (brand: string | null, category: string | null) =>
  [category && ` nella categoria “${category}”`, brand && ` per la marca “${brand}”`]
    .filter(Boolean)
    .join('');

const said = (text: string | undefined) => (text ? ` (“${text}”)` : '');

/** In the menu. */
export const menu = { 'price-lists': 'Listini', 'explain-price': 'Come nasce un prezzo' };

/** The words of price lists in the staff area. */
export const staffPrices = {
  title: 'Listini',
  count: (lists: number) => (lists === 1 ? '1 listino' : `${lists} listini`),
  explainLink: 'Come nasce un prezzo',
  back: 'Tutti i listini',
  columns: { name: 'Listino', tax: 'Prezzi', products: 'Prodotti', percentages: 'Sconti', groups: 'Gruppi' },
  gross: 'IVA inclusa',
  net: 'IVA esclusa',
  retailHint: 'I prezzi scritti nelle schede dei prodotti, per tutti',
  noLists: 'Non ci sono ancora listini.',
  noGroup: 'nessun gruppo',
  create: { heading: 'Nuovo listino', name: 'Nome', tax: 'Prezzi del listino', button: 'Crea il listino' },
  list: {
    entries: (count: number) => (count === 1 ? '1 riga' : `${inDigits('it', count)} righe`),
    heading: 'Prezzi fissi e scaglioni',
    search: 'Cerca',
    searchHint: 'Codice o nome del prodotto',
    searchButton: 'Cerca',
    nothing: 'Nessun prezzo corrisponde alla ricerca.',
    empty: 'Il listino non ha ancora prezzi fissi: aggiungi una riga qui sotto o importa un file.',
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
    fromTo: (from: string, to: string) => `dal ${from} al ${to}`,
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
    keys: 'Invio o Tab salva, Esc annulla',
    saved: (before: string) => `Salvato. Prima era ${before}.`,
    undo: 'Ripristina',
    undoOf: (sku: string, before: string) => `Ripristina il prezzo di ${sku}: ${before}`,
  },
  entry: {
    heading: 'Aggiungi o cambia un prezzo',
    hint: 'Sostituisce il prezzo che il listino ha già per questo prodotto dallo stesso giorno.',
    sku: 'Codice',
    price: 'Prezzo',
    tiers: 'Scaglioni',
    tiersHint: 'Per esempio 10:7,50;50:7,00',
    from: 'Dal',
    to: 'Al',
    dayHint: 'gg/mm/aaaa; se vuoto, sempre',
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
    hint: 'Vale lo sconto più specifico: marca in una categoria, poi categoria (la più specifica), poi marca, poi tutto il listino. Un prezzo fisso viene prima di ogni sconto.',
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
    heading: 'Importa un file',
    hint: 'File CSV o Excel (.xlsx) con le colonne codice, prezzo, scaglioni, dal, al. Prima di salvare vedi che cosa cambia.',
    file: 'File CSV o XLSX',
    button: 'Leggi il file',
    title: (file: string) => `Importazione di ${file}`,
    verdicts: {
      new: 'Nuove',
      changed: 'Cambiate',
      same: 'Uguali',
      wrong: 'Con errori',
      conflict: 'Cambiate nel frattempo',
    },
    line: 'Riga',
    sku: 'Codice',
    before: 'Prima',
    after: 'Dopo',
    problem: 'Che cosa non va',
    noRows: 'Nessuna riga.',
    writeGood: (rows: number) =>
      rows === 1 ? 'Salva la riga corretta' : `Salva le ${inDigits('it', rows)} righe corrette`,
    writeAll: 'Salva solo se sono tutte corrette',
    nothingToWrite: 'Il file non cambia nulla nel listino.',
    report: 'Scarica le righe con errori',
    written: 'Le righe corrette sono nel listino.',
  },
  files: {
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    'no-file': 'Scegli un file.',
    'too-large': 'Il file supera i 64 MB.',
    malformed: 'Il file non è arrivato intero: riprova.',
    'no-heading': 'La prima riga deve contenere i nomi delle colonne: almeno codice e prezzo.',
    'not-a-table': 'Il file non è una tabella CSV o XLSX che si possa leggere.',
    'too-many-rows': 'Il file ha più di 500.000 righe.',
    empty: 'Il file non ha righe.',
    'old-excel': 'Il formato .xls è troppo vecchio: salva il file come .xlsx o CSV.',
    'too-much': 'Il foglio è troppo grande: salvalo come CSV.',
  },
  problems: {
    expired: () => 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    'no-name': () => 'Dai un nome al listino.',
    'name-taken': (text?: string) => `C’è già un listino con questo nome${said(text)}.`,
    'not-a-percentage': (text?: string) => `Lo sconto deve essere tra 0,01 e 99,99${said(text)}.`,
    'percentage-twice': () => 'Per questa scelta c’è già uno sconto, oppure non c’è più: ricarica la pagina.',
    'not-a-limit': (text?: string) =>
      `Minimo, massimo e multipli sono numeri interi da 1 in su${said(text)}.`,
    'limits-contradict': () => 'Il massimo è più piccolo del minimo.',
    'has-wrong-rows': () => 'Il file ha righe con errori: non è stato salvato nulla.',
    'file-outdated': () =>
      'Nel frattempo qualcuno ha cambiato dei prezzi di questo file: non è stato salvato nulla. Carica il file un’altra volta.',
    'price-gone': () => 'Questo prezzo non c’è più: ricarica la pagina.',
    'price-changed': (_text?: string, now = '') =>
      `Nel frattempo qualcuno ha cambiato il prezzo in ${now}: il tuo non è stato salvato.`,
    'prices-changed': () =>
      'Nel frattempo qualcuno ha cambiato questi prezzi: i tuoi non sono stati salvati. Ricarica la pagina.',
    'sale-not-below': () => 'Il prezzo in offerta deve essere più basso del prezzo.',
    'sale-without-price': () => 'Per un’offerta serve anche il prezzo.',
    'no-such-import': () =>
      'Questo file è già stato importato o sostituito da un altro: non è cambiato nulla.',
    'no-code': () => 'Manca il codice del prodotto.',
    'no-price': () => 'Manca il prezzo.',
    'not-a-price': (text?: string) => `Il prezzo non è valido${said(text)}: scrivilo come 19,90.`,
    'not-a-date': (text?: string) => `Il giorno non è valido${said(text)}: scrivilo come 31/12/2026.`,
    'ends-before-it-begins': (text?: string) => `Finisce prima di cominciare${said(text)}.`,
    'base-price-twice': () => 'Il prezzo da 1 pezzo è scritto due volte: come prezzo e come scaglione.',
    'unknown-code': (text?: string) => `Nessun prodotto ha questo codice${said(text)}.`,
    'code-twice': (text?: string) =>
      `Lo stesso codice, dallo stesso giorno, è già alla riga ${text ?? ''} del file.`,
    'in-trash': () => 'L’articolo è nel cestino.',
    'of-variations': () => 'È un prodotto con varianti: i prezzi sono quelli delle sue varianti.',
    gone: () => 'Nel frattempo l’articolo è stato eliminato o messo nel cestino.',
    'changed-meanwhile': (text?: string) =>
      `Nel frattempo qualcuno ha cambiato questo prezzo${text ? ` in ${text}` : ''}: è rimasto così.`,
    'cells-missing': () => 'Nella riga mancano delle colonne.',
    'not-a-tier': (text?: string) => `Uno scaglione si scrive quantità:prezzo${said(text)}.`,
    'not-a-threshold': (text?: string) =>
      `La quantità di uno scaglione è un numero intero da 1 in su${said(text)}.`,
    'threshold-twice': (text?: string) => `La stessa quantità compare in due scaglioni${said(text)}.`,
    'too-many-tiers': () => 'Gli scaglioni sono più di 20: riducili.',
  },
  done: {
    created: 'Il listino è pronto: comincia con i prezzi al pubblico.',
    saved: 'Il prezzo è salvato.',
    removed: 'Il prezzo non è più nel listino.',
    'percentage-saved': 'Lo sconto è salvato.',
    'percentage-removed': 'Lo sconto non è più nel listino.',
    imported: 'Le righe corrette del file sono nel listino.',
  },
  explain: {
    title: 'Come nasce un prezzo',
    hint: 'Scegli un prodotto, per chi, quanti pezzi e quando: la risposta è quella della cassa.',
    sku: 'Codice del prodotto',
    group: 'Gruppo',
    customer: 'Email del cliente',
    customerHint: 'Se la scrivi, la risposta è il prezzo di questo cliente',
    quantity: 'Pezzi',
    day: 'Giorno',
    dayHint: 'gg/mm/aaaa; se vuoto, adesso',
    button: 'Spiega il prezzo',
    answer: (name: string, group: string, pieces: number) =>
      `${name}, ${pieces === 1 ? '1 pezzo' : `${pieces} pezzi`}, gruppo ${group}`,
    unit: 'Prezzo al pezzo',
    total: 'Totale',
    problems: {
      'unknown-code': 'Nessun prodotto ha questo codice.',
      'unknown-customer': 'Nessun cliente ha questo indirizzo.',
      'not-a-quantity': 'I pezzi sono un numero intero da 1 in su.',
      'not-a-date': 'Il giorno non è valido: scrivilo come 31/12/2026.',
      'no-price': 'Questo prodotto non ha un prezzo suo: scegli una variante, o dagli un prezzo.',
    },
  },
  steps: {
    regular: 'Prezzo di listino del negozio',
    sale: 'Prezzo in offerta',
    priceList: (list: string) => `Prezzo del listino “${list}”`,
    percentage: (list: string, percent: number, brand: string | null, category: string | null) =>
      `Sconto del ${percent.toLocaleString('it-IT')}% del listino “${list}”${scopeOf(brand, category)}`,
    offer: (id: number) => `Prezzo dell’offerta n. ${id}`,
    staff: (reason: string) =>
      reason === '' ? 'Concordato dal personale' : `Concordato dal personale: ${reason}`,
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
