import { inDigits } from '../in-digits.ts';

/** The words of the price history in the staff area. */
export const staffPriceHistory = {
  link: 'Storico del prezzo',
  title: 'Storico del prezzo al pubblico',
  hint: 'Ogni modifica del prezzo chiesto a tutti resta scritta qui e non si può cambiare.',
  columns: { when: 'Quando', from: 'Prima', to: 'Dopo', who: 'Chi', why: 'Perché' },
  empty: 'Questo articolo non è mai stato in vendita.',
  older: (lines: number) =>
    lines === 1
      ? 'C’è un’altra modifica più vecchia.'
      : `Ci sono altre ${inDigits('it', lines)} modifiche più vecchie.`,
  notForSale: 'Non in vendita',
  withSale: (regular: string, sale: string, validity: string) =>
    `${regular}, in offerta a ${sale}${validity}`,
  validity: (from: string | null, to: string | null) => {
    if (from === null) return to === null ? '' : ` fino al ${to}`;
    return to === null ? ` dal ${from}` : ` dal ${from} al ${to}`;
  },
  reasons: {
    opening: 'Inizio dello storico',
    'product-editor': 'Scheda del prodotto',
    'bulk-editing': 'Modifica in blocco',
    'price-list': 'Listino',
    'price-import': 'Importazione da file',
    percentage: 'Sconto di un listino',
    'customer-group': 'Gruppo di clienti',
    settings: 'Impostazioni',
    undo: 'Modifica annullata',
    unknown: 'Senza motivo indicato',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffPriceHistory: typeof staffPriceHistory;
  }
}
