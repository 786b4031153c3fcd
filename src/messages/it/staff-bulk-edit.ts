import { inDigits } from '../in-digits.ts';

const items = (count: number) => (count === 1 ? '1 articolo' : `${inDigits('it', count)} articoli`);
const products = (count: number) => (count === 1 ? '1 prodotto' : `${inDigits('it', count)} prodotti`);

export const staffBulkEdit = {
  title: 'Modifica in blocco',
  listTitle: 'Modifiche in blocco',
  back: { products: 'Tutti i prodotti', articles: 'Magazzino' },
  all: 'Tutte le modifiche in blocco',
  chosenBy: {
    products: {
      filter: (count: number) => `${products(count)} trovati con un filtro.`,
      ids: (count: number) => `${products(count)} scelti dall’elenco.`,
    },
    articles: {
      filter: (count: number) => `${items(count)} trovati con un filtro.`,
      ids: (count: number) => `${items(count)} scelti dal magazzino.`,
    },
  },
  seeFilter: 'Vedi il filtro',
  intro: 'Scegli che cosa cambiare: quello che lasci com’è non cambia. Poi controlla l’anteprima.',
  openList: 'Modifiche in blocco',
  ofChosen: 'Modifica in blocco',
  ofFound: (count: number) => `Modifica tutti i ${inDigits('it', count)} risultati`,
  count: (count: number) => (count === 1 ? '1 modifica' : `${inDigits('it', count)} modifiche`),
  empty: {
    products:
      'Ancora nessuna modifica in blocco. Nell’elenco dei prodotti scegli alcuni prodotti, o un filtro, e premi «Modifica in blocco».',
    articles:
      'Ancora nessuna modifica in blocco. In Magazzino scegli alcuni articoli, o un filtro, e premi «Modifica in blocco».',
  },
  columns: {
    number: 'Modifica',
    who: 'Chi',
    when: 'Quando',
    state: 'Stato',
    changed: 'Cambiati',
    refused: 'Rifiutati',
  },
  numbered: (id: number) => `N. ${id}`,
  states: {
    draft: 'Da avviare',
    running: 'In corso',
    stopped: 'Fermata',
    done: 'Completata',
    undoing: 'Annullamento in corso',
    undone: 'Annullata',
  },
  sections: {
    prices: 'Prezzi e offerte',
    stock: 'Giacenza',
    state: 'Stato e visibilità',
    organisation: 'Organizzazione',
    texts: 'Trova e sostituisci',
  },
  unchanged: 'Non cambiare',
  noneOf: 'Nessuna',
  fields: {
    price: 'Prezzo',
    priceValue: 'Importo o percentuale',
    priceRounding: 'Arrotondamento del prezzo',
    sale: 'Offerta',
    saleValue: 'Importo o percentuale dell’offerta',
    saleRounding: 'Arrotondamento dell’offerta',
    saleFrom: 'Dal giorno',
    saleTo: 'Fino al giorno compreso',
    taxClass: 'Classe IVA',
    stock: 'Pezzi in magazzino',
    pieces: 'Numero di pezzi',
    threshold: 'Soglia di scorta bassa',
    backorders: 'Ordini senza scorta',
    status: 'Stato',
    visibility: 'Dove si trova',
    featured: 'In evidenza',
    reviews: 'Recensioni ammesse',
    categories: 'Categorie',
    categoryIds: 'Quali categorie',
    tags: 'Etichette',
    tagIds: 'Quali etichette',
    attributes: 'Attributi',
    termIds: 'Quali valori',
    brand: 'Marca',
    shippingClass: 'Classe di spedizione',
    searched: 'Cerca nel testo',
    find: 'Trova',
    replace: 'Sostituisci con',
    matchesCase: 'Distingui maiuscole e minuscole',
  },
  hints: {
    priceValue: 'Per esempio 5 o 12,50',
    replace: 'Vuoto: le parole trovate vengono tolte',
    threshold: 'Vuota: non cambia',
  },
  prices: {
    set: 'Imposta a (€)',
    add: 'Aumenta di (€)',
    subtract: 'Diminuisci di (€)',
    'percent-up': 'Aumenta del (%)',
    'percent-down': 'Diminuisci del (%)',
  },
  sales: {
    'percent-off': 'Sconto sul prezzo (%)',
    'amount-off': 'Sconto sul prezzo (€)',
    set: 'Imposta il prezzo in offerta (€)',
    end: 'Togli l’offerta',
  },
  roundings: {
    none: 'Nessuno',
    'to-90': 'Il più vicino che finisce in ,90',
    'to-99': 'Il più vicino che finisce in ,99',
    'to-00': 'All’euro intero',
    'by-5': 'Ai 5 centesimi',
    'by-10': 'Ai 10 centesimi',
  },
  stocks: { set: 'Imposta a', add: 'Aggiungi', subtract: 'Togli' },
  sets: { add: 'Aggiungi', remove: 'Togli', replace: 'Sostituisci tutte con' },
  yesNo: { yes: 'Sì', no: 'No' },
  chosenCount: (count: number) =>
    count === 0 ? 'Scegli' : count === 1 ? '1 scelta' : `${inDigits('it', count)} scelte`,
  inWords: {
    price: {
      set: (value: string) => `Prezzo: ${value}`,
      add: (value: string) => `Prezzo: aumenta di ${value}`,
      subtract: (value: string) => `Prezzo: diminuisce di ${value}`,
      'percent-up': (value: string) => `Prezzo: aumenta del ${value} %`,
      'percent-down': (value: string) => `Prezzo: diminuisce del ${value} %`,
    },
    sale: {
      'percent-off': (value: string) => `Offerta: sconto del ${value} %`,
      'amount-off': (value: string) => `Offerta: sconto di ${value}`,
      set: (value: string) => `Offerta: ${value}`,
      end: () => 'Offerta: tolta',
    },
    rounding: {
      none: '',
      'to-90': ', con finale ,90',
      'to-99': ', con finale ,99',
      'to-00': ', all’euro intero',
      'by-5': ', ai 5 centesimi',
      'by-10': ', ai 10 centesimi',
    },
    days: (from: string, to: string) =>
      `${from === '' ? '' : `, dal ${from}`}${to === '' ? '' : `, fino al ${to}`}`,
    stock: {
      set: (pieces: string) => `Giacenza: ${pieces} pz`,
      add: (pieces: string) => `Giacenza: ${pieces} pz in più`,
      subtract: (pieces: string) => `Giacenza: ${pieces} pz in meno`,
    },
    set: {
      add: (label: string, names: string) => `${label}: aggiunge ${names}`,
      remove: (label: string, names: string) => `${label}: toglie ${names}`,
      replace: (label: string, names: string) => `${label}: solo ${names}`,
    },
    nothing: 'nessuna',
    field: (label: string, value: string) => `${label}: ${value}`,
    searched: (label: string, find: string, replace: string) => `${label}: «${find}» diventa «${replace}»`,
  },
  preview: 'Anteprima',
  showPreview: 'Mostra l’anteprima',
  changeActions: 'Cambia le azioni',
  previewCounts: (changed: number, unchanged: number, refused: number) =>
    `${changed === 1 ? 'Cambierà 1 articolo' : `Cambieranno ${items(changed)}`}; ${unchanged === 1 ? '1 resta com’è' : `${inDigits('it', unchanged)} restano come sono`}; ${refused === 1 ? '1 verrà rifiutato' : `${inDigits('it', refused)} verranno rifiutati`}.`,
  previewRows: (shown: number, all: number) =>
    all > shown ? `I primi ${shown} di ${inDigits('it', all)}` : 'Che cosa cambia',
  nothingChanges: 'Con queste azioni non cambia nessun prodotto: rivedi le azioni.',
  product: 'Prodotto',
  before: 'Prima',
  after: 'Dopo',
  why: 'Motivo',
  refusedTitle: 'Rifiutati',
  refusedShown: (shown: number, all: number) =>
    all > shown ? `Sono mostrati i primi ${shown} di ${inDigits('it', all)}.` : '',
  start: (count: number) => `Avvia su ${items(count)}`,
  stop: 'Ferma',
  resume: 'Riprendi',
  undo: 'Annulla la modifica',
  undoHint: 'Ogni campo torna com’era, tranne quelli che qualcuno ha cambiato dopo.',
  progress: (done: number, all: number) => `${inDigits('it', done)} di ${items(all)}`,
  progressHint: 'Puoi chiudere la pagina: la modifica continua da sola.',
  summary: (changed: number, unchanged: number, refused: number) =>
    `${items(changed)} ${changed === 1 ? 'cambiato' : 'cambiati'}, ${inDigits('it', unchanged)} già così, ${inDigits('it', refused)} rifiutati.`,
  undoSummary: (restored: number, conflicts: number) =>
    `${items(restored)} ${restored === 1 ? 'ripristinato' : 'ripristinati'}${conflicts === 0 ? '.' : `; ${conflicts === 1 ? '1 ha campi cambiati' : `${inDigits('it', conflicts)} hanno campi cambiati`} dopo, rimasti come sono.`}`,
  conflictsTitle: 'Non ripristinati del tutto',
  stockField: 'Giacenza',
  begunBy: (person: string, when: string) => `${person === '' ? 'In automatico' : person}, ${when}`,
  problems: {
    expired: 'La pagina era aperta da troppo tempo: riprova.',
    'no-right':
      'Non hai il permesso per queste azioni: per i prezzi e per le giacenze serve quello apposito.',
    'no-action': 'Scegli almeno una cosa da cambiare.',
    'no-amount': 'Scrivi un importo, per esempio 12,50.',
    'no-percent': 'Scrivi una percentuale, per esempio 5 o 7,5.',
    'no-number': 'Scrivi un numero intero.',
    'no-day': 'Scegli un giorno.',
    'ends-first': 'L’offerta finirebbe prima di cominciare.',
    'none-chosen': 'Scegline almeno una voce.',
    'too-long': 'È troppo lungo.',
    missing: 'Scrivi che cosa cercare.',
    wrong: 'Valore non valido.',
    'not-there': 'Qualcosa che hai scelto non esiste più.',
  } as Readonly<Record<string, string>>,
  refusals: {
    'below-zero': 'Andrebbe sotto zero',
    'too-large': 'Il prezzo sarebbe troppo alto',
    'no-price': 'Non ha un prezzo',
    'not-below': 'L’offerta non sarebbe più bassa del prezzo',
    gone: 'Non c’è più, o è nel cestino',
    'changed-since': 'Cambiato dopo',
  } as Readonly<Record<string, string>>,
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffBulkEdit: typeof staffBulkEdit;
  }
}
