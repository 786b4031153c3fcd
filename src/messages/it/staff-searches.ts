import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { searches: 'Ricerche' };

export const staffSearches = {
  title: 'Ricerche senza risultati',
  hint: 'Che cosa hanno cercato i clienti senza trovare nulla con quelle parole. Conserviamo solo il testo, mai chi ha cercato.',
  count: (count: number) => (count === 1 ? '1 ricerca' : `${inDigits('it', count)} ricerche`),
  empty: 'Nessuna ricerca è rimasta senza risultati. Quando succede, il testo compare qui.',
  words: 'Testo cercato',
  times: 'Volte',
  shown: 'Al suo posto',
  nothingShown: 'Nessun articolo',
  shownInstead: (words: string, count: number) =>
    count === 1 ? `1 articolo per “${words}”` : `${inDigits('it', count)} articoli per “${words}”`,
  lastSeen: 'Ultima volta',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffSearches: typeof staffSearches;
  }
}
