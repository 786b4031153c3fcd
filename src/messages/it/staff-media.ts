import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { media: 'Archivio immagini' };

export const staffMedia = {
  title: 'Archivio immagini',
  intro: 'Tutte le immagini del negozio. Quelle caricate qui restano finché non le elimini.',
  count: (count: number) => (count === 1 ? '1 immagine' : `${inDigits('it', count)} immagini`),
  filter: 'Filtra le immagini',
  search: 'Cerca per nome del file o testo',
  use: 'Uso',
  uses: { all: 'Tutte', used: 'In uso', unused: 'Non usate' },
  show: 'Mostra',
  reset: 'Togli i filtri',
  view: 'Vista',
  views: { grid: 'Griglia', table: 'Elenco' },
  empty: 'Non ci sono ancora immagini. Caricane una qui sopra.',
  nothingFound: 'Nessuna immagine corrisponde ai filtri.',
  making: 'In lavorazione',
  unused: 'Non usata',
  used: 'In uso',
  columns: {
    picture: 'Immagine',
    name: 'File',
    size: 'Misure',
    weight: 'Peso',
    state: 'Uso',
    date: 'Caricata',
  },
  pixels: (width: number, height: number) => `${width} × ${height} px`,
  weight: (kilobytes: number) =>
    kilobytes >= 1000 ? `${(kilobytes / 1000).toFixed(1).replace('.', ',')} MB` : `${kilobytes} kB`,
  fromTheShop: 'Immagine del negozio',
  back: 'Torna all’archivio',
  fields: {
    alt: 'Testo alternativo',
    title: 'Titolo',
    caption: 'Didascalia',
    description: 'Descrizione',
  },
  hints: {
    alt: 'Descrive l’immagine a chi non la vede.',
    description: 'Solo per il personale.',
  },
  file: 'File',
  uploaded: 'Caricata',
  tooLong: 'Il testo è troppo lungo.',
  usesHeading: 'Dove si vede',
  noUses: 'Nessuna pagina del negozio mostra questa immagine.',
  useKinds: {
    product: 'Prodotto',
    category: 'Categoria',
    brand: 'Marca',
    term: 'Valore di un attributo',
    text: 'Pagina di testo',
    home: 'Apertura della pagina iniziale',
  },
  removeTitle: 'Elimina l’immagine',
  removeHint: 'L’immagine e il suo file originale vengono eliminati per sempre.',
  remove: 'Elimina l’immagine',
  removed: 'L’immagine è stata eliminata.',
  stillUsed: 'L’immagine è in uso e non è stata eliminata: toglila prima da dove si vede.',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffMedia: typeof staffMedia;
  }
}
