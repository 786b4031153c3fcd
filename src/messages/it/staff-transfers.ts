import { inDigits } from '../in-digits.ts';

const pieces = (count: number) => (count === 1 ? '1 pezzo' : `${inDigits('it', count)} pezzi`);

export const staffTransfers = {
  title: 'Trasferimenti',
  intro:
    'Merce che passa da una sede all’altra. Quando parte esce dalla giacenza, quando arriva ci rientra: in viaggio non si vende.',
  add: 'Nuovo trasferimento',
  newTitle: 'Nuovo trasferimento',
  newHint: 'Scegli da dove e verso dove: poi aggiungi gli articoli con il lettore o per codice.',
  draftHint: 'Bozza: la giacenza cambia solo quando spedisci.',
  titleOf: (id: number) => `Trasferimento ${id}`,
  back: 'Torna ai trasferimenti',
  link: (id: number) => `trasferimento ${id}`,
  empty: 'Ancora nessun trasferimento. Con “Nuovo trasferimento” porti merce in un’altra sede.',
  onlyOne: 'Il negozio ha una sola sede. Aggiungi la seconda per trasferire merce.',
  toLocations: 'Vai alle sedi',
  fields: { fromId: 'Da', toId: 'A', note: 'Nota' },
  way: (from: string, to: string) => `${from} → ${to}`,
  columns: {
    transfer: 'Trasferimento',
    at: 'Quando',
    by: 'Chi',
    lines: 'Righe',
    pieces: 'Pezzi',
    state: 'Stato',
  },
  states: { draft: 'Bozza', sent: 'In viaggio', received: 'Ricevuto', cancelled: 'Annullato' },
  sentBy: 'Spedito',
  closedBy: { received: 'Ricevuto', cancelled: 'Annullato' },
  /** behind the state */
  differences: (fewer: number, more: number) =>
    `${fewer > 0 ? `, ${fewer} in meno` : ''}${more > 0 ? `, ${more} in più` : ''}`,
  scanHint: 'Codice, EAN o numero originale. Ogni lettura aggiunge un pezzo, oppure la quantità che scrivi.',
  linesTitle: 'Articoli',
  noLines: 'Ancora nessun articolo.',
  pieces: 'Pezzi',
  sent: 'Spediti',
  received: 'Ricevuti',
  difference: 'Differenza',
  available: (from: string) => `Disponibili (${from})`,
  actions: 'Azioni',
  without: 'Togli',
  withoutOf: (code: string) => `Togli ${code}`,
  piecesOf: (code: string) => `Pezzi di ${code}`,
  receivedOf: (code: string) => `Pezzi ricevuti di ${code}`,
  sumOf: (lines: number, count: number) =>
    `${lines === 1 ? '1 articolo' : `${inDigits('it', lines)} articoli`}, ${pieces(count)}`,
  send: 'Spedisci',
  sendHint: (from: string) =>
    `I pezzi escono dalla giacenza di ${from} e non si vendono finché sono in viaggio.`,
  saveLines: 'Salva le righe',
  receive: 'Registra l’arrivo',
  receiveHint: (to: string) =>
    `Scrivi quanti pezzi sono arrivati: entrano nella giacenza di ${to}. Una differenza resta scritta nei movimenti.`,
  cancel: {
    title: 'Annulla il trasferimento',
    hint: (from: string) => `La merce non è arrivata: i pezzi tornano nella giacenza di ${from}.`,
    button: 'Annulla il trasferimento',
  },
  removeTitle: 'Elimina la bozza',
  removeHint: 'La giacenza non cambia.',
  remove: 'Elimina la bozza',
  fewer: (count: number) =>
    `${count === 1 ? 'È arrivato 1 pezzo' : `Sono arrivati ${pieces(count)}`} in meno di quelli spediti.`,
  more: (count: number) =>
    `${count === 1 ? 'È arrivato 1 pezzo' : `Sono arrivati ${pieces(count)}`} in più di quelli spediti.`,
  done: {
    saved: 'Trasferimento salvato come bozza.',
    lines: 'Righe salvate.',
    sent: 'Spedito: i pezzi sono in viaggio.',
    received: 'Arrivo registrato: i pezzi sono in giacenza.',
    cancelled: 'Trasferimento annullato: i pezzi sono tornati in giacenza.',
    removed: 'La bozza è stata eliminata.',
  },
  problems: {
    'note-too-long': 'Scrivi una nota di 300 caratteri al massimo.',
    'same-location': 'Scegli due sedi diverse.',
    'no-location': 'Una delle due sedi è stata chiusa: scegline un’altra.',
    conflict:
      'Intanto qualcuno ha cambiato questo trasferimento: controlla le righe e riprova. Non è stato spedito nulla.',
    'no-lines': 'Non c’è ancora nessun articolo.',
    'not-a-quantity': (code: string) => `${code}: scrivi una quantità intera da 1 a 1.000.000.`,
    'not-received': (code: string) => `${code}: scrivi quanti pezzi sono arrivati, anche 0.`,
    'not-enough': (code: string, available: number) =>
      `${code}: disponibili ${available}. Non è stato spedito nulla.`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffTransfers: typeof staffTransfers;
  }
}
