import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { reviews: 'Recensioni' };

export const staffReviews = {
  title: 'Recensioni',
  count: (count: number) => (count === 1 ? '1 recensione' : `${inDigits('it', count)} recensioni`),
  empty: 'Ancora nessuna recensione. Quelle da moderare compariranno qui per prime.',
  nothingFound: 'Nessuna recensione corrisponde a quello che cerchi.',
  filter: 'Stato',
  everything: 'Tutte',
  statuses: {
    pending: 'In attesa',
    approved: 'Approvata',
    refused: 'Rifiutata',
    trash: 'Nel cestino',
  },
  tabs: {
    pending: 'In attesa',
    approved: 'Approvate',
    refused: 'Rifiutate',
    trash: 'Cestino',
  },
  search: 'Cerca tra le recensioni',
  searchHint: 'Autore, email, testo o codice articolo',
  searchButton: 'Cerca',
  author: 'Autore',
  review: 'Recensione',
  product: 'Articolo',
  status: 'Stato',
  date: 'Data',
  choose: (author: string) => `Scegli la recensione di ${author}`,
  open: (author: string) => `Apri la recensione di ${author}`,
  chosen: 'Per le recensioni scelte',
  actions: {
    approve: 'Approva',
    refuse: 'Rifiuta',
    trash: 'Sposta nel cestino',
    restore: 'Ripristina',
  },
  stars: (stars: number) => (stars === 1 ? '1 stella su 5' : `${stars} stelle su 5`),
  noRating: 'Senza valutazione',
  verified: 'Acquisto verificato',
  answered: 'Con risposta',
  pages: 'Pagine',
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  pageNumber: (page: number) => `Pagina ${page}`,
  done: {
    approve: (count: number) =>
      count === 1
        ? 'La recensione è approvata e pubblicata.'
        : `${inDigits('it', count)} recensioni approvate e pubblicate.`,
    refuse: (count: number) =>
      count === 1 ? 'La recensione è rifiutata.' : `${inDigits('it', count)} recensioni rifiutate.`,
    trash: (count: number) =>
      count === 1
        ? 'La recensione è nel cestino.'
        : `${inDigits('it', count)} recensioni spostate nel cestino.`,
    restore: (count: number) =>
      count === 1
        ? 'La recensione è tornata dov’era.'
        : `${inDigits('it', count)} recensioni tornate dov’erano.`,
    answer: 'La risposta è salvata.',
    'answer-removed': 'La risposta è stata tolta.',
    expired: 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
    nothing: 'Non è cambiato nulla: scegli almeno una recensione per cui l’azione sia possibile.',
    'answer-too-long': 'La risposta può avere al massimo 2.000 caratteri.',
  },
  page: {
    title: (author: string) => `Recensione di ${author}`,
    backToList: 'Torna alle recensioni',
    email: 'Email',
    rating: 'Valutazione',
    writtenBy: 'Scritta da',
    guest: 'ospite senza account',
    customer: (id: number) => `cliente registrato n. ${id}`,
    purchase: 'Acquisto',
    bought: 'verificato',
    notBought: 'nessun ordine trovato',
    text: 'Testo',
    moderation: 'Moderazione',
    answerHeading: 'Risposta del negozio',
    answerHint: 'Compare sotto la recensione. Per toglierla svuota il campo e salva.',
    answerLabel: 'Testo della risposta',
    saveAnswer: 'Salva la risposta',
    events: 'Cronologia',
    noEvents: 'Ancora nulla.',
    event: {
      approved: (name: string) => `Approvata da ${name}`,
      refused: (name: string) => `Rifiutata da ${name}`,
      trashed: (name: string) => `Spostata nel cestino da ${name}`,
      restored: (name: string) => `Ripristinata da ${name}`,
      answered: (name: string) => `Risposta scritta da ${name}`,
      'answer-removed': (name: string) => `Risposta tolta da ${name}`,
    },
  },
};

export type StaffReviewsMessages = typeof staffReviews;

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffReviews: typeof staffReviews;
  }
}
