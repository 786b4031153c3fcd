import { inDigits } from '../in-digits.ts';

const pieces = (count: number) => (count === 1 ? '1 pezzo' : `${inDigits('it', count)} pezzi`);

/** Pick lists. */
export const staffPicking = {
  title: 'Liste di prelievo',
  titleOf: (id: number) => `Lista di prelievo ${id}`,
  intro:
    'Una lista raccoglie i pezzi di più ordini in un solo giro, ubicazione dopo ubicazione. Le nuove si preparano dagli ordini da spedire.',
  empty: 'Ancora nessuna lista: scegli gli ordini da spedire e prepara la prima.',
  back: 'Torna alle liste di prelievo',
  choose: (number: number) => `Scegli l’ordine ${number}`,
  chooseAll: 'Scegli tutti gli ordini della pagina',
  chosen: 'Con gli ordini scelti',
  make: 'Prepara la lista di prelievo',
  list: 'Lista',
  createdAt: 'Preparata il',
  createdBy: 'Da',
  closedAt: 'Chiusa il',
  state: 'Stato',
  states: { open: 'Da prelevare', picked: 'Prelevata', cancelled: 'Annullata' },
  orders: 'Ordini',
  bin: 'Ubicazione',
  noBin: '–',
  article: 'Articolo',
  pieces: 'Pezzi',
  picked: 'Presi',
  missing: 'Mancanti',
  print: 'Stampa (PDF)',
  fileName: (id: number) => `lista-di-prelievo-${id}.pdf`,
  scanHint: 'Leggi il codice di ogni pezzo che prendi; per più pezzi scrivi prima quanti.',
  walk: 'Il giro',
  nothing: 'Nessun pezzo su questa lista: gli ordini sono cambiati.',
  ordersOf: (number: number, count: number) => `${number} × ${count}`,
  open: (count: number) => `Da prendere: ${pieces(count)}`,
  taken: 'Presi tutti',
  missingOf: (count: number) => (count === 1 ? 'Manca 1 pezzo' : `Mancano ${pieces(count)}`),
  notNeeded: 'Non serve più',
  putBack: (count: number) => `Rimetti a posto ${pieces(count)}`,
  mark: 'Segna',
  take: 'Presi',
  takeOf: (article: string) => `Presi: ${article}`,
  lack: 'Mancano',
  lackOf: (article: string) => `Mancano: ${article}`,
  reset: 'Da capo',
  resetOf: (article: string) => `Da capo: ${article}`,
  piecesOf: (article: string) => `Pezzi: ${article}`,
  close: {
    title: 'Chiudi la lista',
    hint: 'Quando ogni pezzo è preso o segnato mancante. I pezzi che mancano restano scritti nella storia del loro ordine.',
    left: (count: number) => `Restano da prendere ${pieces(count)}.`,
    button: 'Chiudi la lista',
  },
  cancel: {
    title: 'Annulla la lista',
    hint: 'Gli ordini tornano tra quelli da prelevare, anche con i pezzi già presi.',
    button: 'Annulla la lista',
  },
  done: {
    made: 'La lista è pronta.',
    'made-partly':
      'La lista è pronta. Qualche ordine scelto non c’è: era già su un’altra lista aperta o non ha pezzi da spedire.',
    picked: 'La lista è chiusa.',
    cancelled: 'La lista è annullata: i suoi ordini si possono prelevare con un’altra.',
  },
  problems: {
    expired: 'La pagina è rimasta aperta troppo a lungo e non è stato registrato nulla. Riprova.',
    closed: 'Intanto la lista è stata chiusa o annullata: non è stato registrato nulla.',
    'open-pieces': 'Ci sono ancora pezzi da prendere: segnali presi o mancanti, poi chiudi la lista.',
    'too-many': 'Non restano tanti pezzi da prendere: non è stato registrato nulla.',
    'not-pieces': 'Scrivi un numero intero di pezzi, da 1 in su.',
    other: 'Questa riga non è sulla lista: ricarica la pagina.',
    'none-chosen': 'Scegli almeno un ordine per preparare una lista di prelievo.',
    'nothing-to-pick': 'Gli ordini scelti non hanno pezzi da prelevare, o sono già su un’altra lista aperta.',
  },
  missingNote: (id: number, missing: string) => `Prelievo (lista ${id}): non trovati ${missing}.`,
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPicking: typeof staffPicking;
  }
}
