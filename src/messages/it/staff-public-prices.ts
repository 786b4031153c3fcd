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
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPublicPrices: typeof staffPublicPrices;
  }
}
