import { inDigits } from '../in-digits.ts';

const articles = (count: number) => (count === 1 ? '1 articolo' : `${inDigits('it', count)} articoli`);
const pieces = (count: number) => (count === 1 ? '1 pezzo' : `${inDigits('it', count)} pezzi`);

export const staffCounts = {
  title: 'Inventari',
  intro:
    'Conta quello che c’è, con il lettore o da un elenco: le differenze con la giacenza le vedi prima di registrarle.',
  add: 'Nuovo inventario',
  empty: 'Ancora nessun inventario. Con “Nuovo inventario” cominci a contare.',
  newTitle: 'Nuovo inventario',
  newHint:
    'Scegli che cosa contare. Ogni lettura è salvata subito: puoi interrompere, riprendere più tardi e contare in più persone.',
  back: 'Torna agli inventari',
  fields: {
    name: 'Nome',
    scope: 'Che cosa si conta',
    categoryId: 'Categoria',
    brandId: 'Marca',
    isBlind: 'Conta alla cieca: chi conta non vede la giacenza attesa',
    locationId: 'Sede',
  },
  hints: {
    name: 'Per esempio: Inventario di fine anno, Scaffale freni.',
    categoryId: 'Con le sue sottocategorie. Solo se conti una categoria.',
    brandId: 'Solo se conti una marca.',
  },
  none: '–',
  scopes: { all: 'Tutti gli articoli', category: 'Una categoria', brand: 'Una marca' },
  scopeOf: {
    all: () => 'Tutti gli articoli',
    category: (name: string) => `Categoria ${name}`,
    brand: (name: string) => `Marca ${name}`,
  },
  columns: {
    name: 'Inventario',
    begun: 'Iniziato',
    by: 'Chi',
    counted: 'Articoli contati',
    different: 'Differenze',
    state: 'Stato',
  },
  states: { open: 'In corso', posted: 'Registrato', cancelled: 'Annullato' },
  progress: (counted: number, all: number) => `${inDigits('it', counted)} di ${articles(all)} contati.`,
  freePieces:
    'I pezzi di ordini già pagati ma non ancora spediti non sono più in giacenza: non contarli. Quelli impegnati sì.',
  scanHint: 'Codice, EAN o numero originale. Ogni lettura conta un pezzo, oppure la quantità che scrivi.',
  codes: {
    title: 'Codici non contati',
    hint: 'Letti ma non aggiunti: controlla la merce, poi toglili dall’elenco.',
    code: 'Codice',
    reason: 'Motivo',
    times: 'Letture',
    reasons: {
      unknown: 'Nessun articolo ha questo codice',
      ambiguous: 'Più articoli hanno questo numero',
      outside: 'Non fa parte di questo inventario',
    },
    drop: 'Togli',
    dropOf: (code: string) => `Togli ${code} dall’elenco`,
  },
  list: {
    title: 'Elenco',
    tabs: 'Parti dell’elenco',
    todo: 'Da contare',
    counted: 'Contati',
    all: 'Tutti',
    filter: 'Cerca nell’inventario',
    search: 'Articolo o codice',
    show: 'Cerca',
    reset: 'Mostra tutti',
    expected: 'Attesa',
    pieces: 'Contati',
    piecesOf: (code: string) => `Pezzi contati di ${code}`,
    by: 'Chi',
    save: 'Salva i conteggi',
    hint: 'Un campo vuoto significa che l’articolo non è ancora contato; se non ce ne sono, scrivi 0.',
    empty: {
      todo: 'Hai contato tutti gli articoli.',
      counted: 'Ancora nessun articolo contato.',
      all: 'Nessun articolo fa parte di questo inventario.',
    },
    nothingFound: (words: string) => `Nessun articolo trovato per “${words}”.`,
  },
  toDifferences: 'Vedi le differenze',
  toCount: 'Torna al conteggio',
  differences: {
    title: (name: string) => `Differenze: ${name}`,
    expected: 'Attesa',
    counted: 'Contati',
    delta: 'Differenza',
    value: 'Valore',
    after: 'Nuova giacenza',
    hasMoved: 'movimenti durante il conteggio: ricontrolla',
    isZeroed: 'non contato, azzerato',
    articles: 'Articoli con differenze',
    more: 'Pezzi in più',
    fewer: 'Pezzi in meno',
    valueOfAll: 'Valore delle differenze',
    unknown: (count: number) =>
      `Di ${articles(count)} non si conosce il costo: ${count === 1 ? 'non è' : 'non sono'} nel valore.`,
    empty: 'Nessuna differenza: la giacenza è quella contata.',
    hint: 'L’attesa è la giacenza del momento in cui l’articolo è stato contato; le vendite e i carichi avvenuti dopo restano validi.',
    download: 'Scarica le differenze in CSV',
    fileName: 'differenze-inventario',
  },
  post: {
    title: 'Registra l’inventario',
    uncounted: (count: number, sum: number) =>
      `${articles(count)} con giacenza (${pieces(sum)}) non ${count === 1 ? 'è stato contato' : 'sono stati contati'}`,
    leave: 'Lascia la giacenza com’è',
    zero: 'Azzera la giacenza',
    hint: 'Le differenze entrano nei movimenti e l’inventario non si modifica più.',
    button: 'Registra l’inventario',
  },
  cancel: {
    title: 'Annulla l’inventario',
    hint: 'La giacenza non cambia; i conteggi restano visibili.',
    button: 'Annulla l’inventario',
  },
  closed: {
    posted: (at: string, by: string) => `Registrato il ${at}${by === '' ? '' : ` da ${by}`}.`,
    cancelled: (at: string, by: string) =>
      `Annullato il ${at}${by === '' ? '' : ` da ${by}`}: la giacenza non è cambiata.`,
  },
  done: {
    begun: 'Inventario iniziato.',
    saved: 'Conteggi salvati.',
    code: 'Codice tolto dall’elenco.',
    posted: 'Inventario registrato: la giacenza è quella contata.',
    cancelled: 'Inventario annullato.',
  },
  problems: {
    'no-name': 'Scrivi un nome, in 120 caratteri al massimo.',
    'no-scope': 'Scegli che cosa contare.',
    'no-category': 'Scegli la categoria da contare.',
    'no-brand': 'Scegli la marca da contare.',
    'no-choice': 'Scegli che cosa fare degli articoli non contati.',
    conflict: 'Intanto qualcuno ha contato ancora: controlla le differenze e registra di nuovo.',
    'no-location': 'Questa sede è stata chiusa: scegline un’altra.',
    'no-lines': 'Non è ancora stato contato nessun articolo.',
    notCounted: (code: string) => `${code}: scrivi un numero intero da 0 a 1.000.000, o lascia vuoto.`,
    countedByOthers: (code: string, counted: number | null) =>
      counted === null
        ? `${code}: intanto qualcuno ha tolto il conteggio: controlla e salva di nuovo.`
        : `${code}: intanto qualcuno ne ha contati ${counted}: controlla e salva di nuovo.`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffCounts: typeof staffCounts;
  }
}
