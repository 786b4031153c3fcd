import { inDigits } from '../in-digits.ts';
/** In the menu. */
export const menu = { pictures: 'Immagini dei prodotti' };

/** The words of the staff's pages of pictures. */
export const pictures = {
  title: 'Immagini dei prodotti',
  searchLabel: 'Cerca un prodotto per nome o codice',
  searchButton: 'Cerca',
  jumpLabel: 'Vai alle immagini di un prodotto',
  allProducts: 'Tutti i prodotti',
  productCount: (count: number) => (count === 1 ? '1 prodotto' : `${inDigits('it', count)} prodotti`),
  noProducts: 'Non ci sono ancora prodotti a cui aggiungere immagini.',
  nothingFound: (words: string) =>
    `Nessun prodotto per “${words}”. Prova con un codice completo o con meno parole.`,
  product: 'Prodotto',
  sku: 'Codice',
  preview: 'Anteprima',
  pictureCount: 'Immagini',
  state: 'Stato',
  published: 'Pubblicato',
  unpublished: 'Non pubblicato',
  backToList: 'Torna ai prodotti',
  seeInShop: 'Vedi nel negozio',
  picturesOf: (product: string) => `Immagini di ${product}`,
  noPictures: 'Questo prodotto non ha ancora immagini. Aggiungine una qui sopra.',
  uploadFilesHeading: 'Aggiungi immagini e documenti',
  replaceHeading: 'Sostituisci il file',
  replaceHint:
    'Il nuovo file prende il posto di questo dovunque si veda. I testi e l’indirizzo di un documento restano.',
  uploadHeading: 'Aggiungi immagini',
  chooseFiles: 'File da caricare',
  dropHere: 'oppure trascinali qui',
  dropOneHere: 'oppure trascinalo qui',
  uploadHint: (megabytes: number, megapixels: number) =>
    `JPEG, PNG, WebP o AVIF fino a ${megabytes} MB e ${megapixels} megapixel. I dati di scatto e la posizione vengono tolti.`,
  uploadFilesHint: (megabytes: number, megapixels: number) =>
    `JPEG, PNG, WebP, AVIF o PDF fino a ${megabytes} MB, le immagini fino a ${megapixels} megapixel. I dati di scatto e la posizione delle immagini vengono tolti.`,
  mostAtOnce: (files: number) => `Al massimo ${files} alla volta.`,
  upload: 'Carica',
  fromLibrary: 'Scegli dall’archivio',
  full: 'Il prodotto ha già 30 immagini: rimuovine una e riprova.',
  uploading: (name: string) => `Caricamento di ${name}`,
  preparing: 'Preparazione delle misure…',
  waiting: 'In attesa',
  done: 'Caricato',
  added: (count: number) => (count === 1 ? '1 file aggiunto.' : `${inDigits('it', count)} file aggiunti.`),
  saved: 'Modifiche salvate.',
  listHeading: 'Ordine e testi',
  listHint:
    'La prima è l’immagine principale: è quella che si vede negli elenchi e nei risultati di ricerca.',
  main: 'Principale',
  picture: (number: number, count: number) => `Immagine ${number} di ${count}`,
  alt: 'Testo alternativo',
  altHint: 'Descrive l’immagine a chi non la vede. Se lo lasci vuoto vale il nome del prodotto.',
  caption: 'Didascalia',
  titleField: 'Titolo',
  optional: '(facoltativo)',
  earlier: (number: number) => `Sposta prima: immagine ${number}`,
  later: (number: number) => `Sposta dopo: immagine ${number}`,
  makeMain: 'Rendi principale',
  makeMainOf: (number: number) => `Rendi principale: immagine ${number}`,
  remove: 'Rimuovi',
  removeOf: (number: number) => `Rimuovi: immagine ${number}`,
  moved: (number: number, count: number) => `Ora è l’immagine ${number} di ${count}.`,
  removed: 'Immagine rimossa.',
  save: 'Salva',
  connectionLost: 'La connessione si è interrotta prima della fine. Riprova.',
  interrupted: 'Connessione interrotta: riprovo…',
  retry: 'Riprova',
  refusedFile: (name: string, sentence: string) => `${name}: ${sentence}`,
  fileProblems: {
    empty: 'il file è vuoto.',
    'too-large': 'il file supera i 40 MB. Riducilo e riprova.',
    'too-many-pixels': 'l’immagine supera i 50 megapixel o i 16.000 pixel per lato. Riducila e riprova.',
    'not-a-picture': 'il file non è un’immagine.',
    'unfit-kind': 'il formato GIF non è adatto alle foto dei prodotti. Usa JPEG, PNG, WebP o AVIF.',
    'phone-format':
      'il formato HEIC dei telefoni non si vede in tutti i browser. Salva la foto in JPEG e riprova.',
    animated: 'le immagini animate non sono ammesse. Usa un’immagine ferma.',
    damaged: 'l’immagine è incompleta o danneggiata. Esportala di nuovo e riprova.',
    'neither-picture-nor-document': 'il file non è un’immagine né un PDF.',
    'unlike-its-name':
      'il file si chiama come un’immagine ma è un PDF. Dagli un nome che finisce con .pdf e riprova.',
    'incomplete-document': 'il PDF è incompleto. Esportalo di nuovo e riprova.',
    'another-kind':
      'il file è di un altro tipo. Un’immagine si sostituisce con un’immagine, un PDF con un PDF.',
    'not-stored': 'il file non è stato salvato per un problema dalla nostra parte. Riprova tra poco.',
    'too-many-pictures': 'il prodotto ha già 30 immagini. Rimuovine una e riprova.',
  },
  uploadProblems: {
    'expired-form': 'La pagina era aperta da troppo tempo. Ricaricala e riprova.',
    'no-file': 'Scegli almeno un file.',
    'too-many-files': 'Puoi caricare al massimo 20 file alla volta.',
    malformed: 'Il caricamento si è interrotto e nessuna immagine è stata aggiunta. Riprova.',
    'no-product': 'Questo prodotto non esiste più.',
    busy: 'Ci sono troppe immagini in lavorazione. Riprova tra un minuto.',
    gone: 'Questo file non c’è più.',
    'changed-meanwhile': 'Qualcun altro ha appena cambiato questo file. Ricarica la pagina e riprova.',
    'too-long': 'Un testo è troppo lungo: non è stato salvato nulla. Accorcialo e riprova.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    pictures: typeof pictures;
  }
}
