import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { media: 'Immagini e documenti' };

export const staffMedia = {
  title: 'Immagini e documenti',
  intro: 'Tutti i file del negozio. Quelli caricati qui restano finché non li elimini.',
  count: (count: number) => `${inDigits('it', count)} file`,
  filter: 'Filtra i file',
  search: 'Cerca per nome del file o testo',
  kind: 'Tipo',
  kinds: { all: 'Tutti', pictures: 'Immagini', documents: 'Documenti' },
  use: 'Uso',
  uses: { all: 'Tutti', used: 'In uso', unused: 'Non usati' },
  show: 'Mostra',
  reset: 'Togli i filtri',
  view: 'Vista',
  views: { grid: 'Griglia', table: 'Elenco' },
  empty: 'Non ci sono ancora file. Caricane uno qui sopra.',
  nothingFound: 'Nessun file corrisponde ai filtri.',
  making: 'In lavorazione',
  pdf: 'PDF',
  unused: 'Non usato',
  used: 'In uso',
  columns: {
    picture: 'Anteprima',
    name: 'File',
    size: 'Misure',
    weight: 'Peso',
    state: 'Uso',
    date: 'Caricato',
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
  address: 'Indirizzo',
  download: 'Scarica il documento',
  uploaded: 'Caricato',
  tooLong: 'Il testo è troppo lungo.',
  usesHeading: 'Dove si vede',
  noUses: 'Nessuna pagina del negozio lo mostra.',
  useKinds: {
    product: 'Prodotto',
    document: 'Documento di un prodotto',
    category: 'Categoria',
    brand: 'Marca',
    term: 'Valore di un attributo',
    text: 'Pagina di testo',
    home: 'Apertura della pagina iniziale',
  },
  pictureRemoval: {
    title: 'Elimina l’immagine',
    hint: 'L’immagine e il suo file originale vengono eliminati per sempre.',
    remove: 'Elimina l’immagine',
    stillUsed: 'L’immagine è in uso e non è stata eliminata: toglila prima da dove si vede.',
  },
  documentRemoval: {
    title: 'Elimina il documento',
    hint: 'Il documento viene eliminato per sempre e il suo indirizzo non risponde più.',
    remove: 'Elimina il documento',
    stillUsed: 'Il documento è in uso e non è stato eliminato: toglilo prima da dove si vede.',
  },
  removed: 'Il file è stato eliminato.',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffMedia: typeof staffMedia;
  }
}
