import { inDigits } from '../in-digits.ts';

/** The words of the public price list in the staff area. */
export const staffPublicPrices = {
  count: (articles: number) =>
    articles === 1 ? '1 articolo' : `${inDigits('it', articles)} articoli, varianti comprese`,
  bulkLink: 'Cambia molti prezzi insieme',
  filter: 'Filtra gli articoli',
  show: 'Mostra',
  reset: 'Azzera i filtri',
  regular: 'Prezzo',
  sale: 'In offerta',
  from: 'Offerta dal',
  to: 'Offerta al',
  editing: (article: string) => `Prezzi di ${article}`,
  save: 'Salva i prezzi',
  cancel: 'Annulla',
  importHint:
    'File CSV o Excel (.xlsx) con le colonne codice, prezzo, prezzo in offerta, dal, al, come nel file esportato. Le colonne che mancano restano come sono. Prima di salvare vedi che cosa cambia.',
  onSaleAt: (price: string) => `in offerta a ${price}`,
  saving: 'Salvataggio dei prezzi',
  progress: (done: number, all: number) =>
    `Salvataggio in corso: ${inDigits('it', done)} di ${inDigits('it', all)} articoli`,
  progressHint: 'Puoi chiudere la pagina: il salvataggio continua da solo.',
  saved: (articles: number) =>
    articles === 1
      ? 'Il prezzo di 1 articolo è salvato.'
      : `I prezzi di ${inDigits('it', articles)} articoli sono salvati.`,
  leftAlone: (articles: number) =>
    articles === 1
      ? '1 articolo è rimasto com’era: nel frattempo qualcuno lo ha cambiato.'
      : `${inDigits('it', articles)} articoli sono rimasti com’erano: nel frattempo qualcuno li ha cambiati.`,
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPublicPrices: typeof staffPublicPrices;
  }
}
