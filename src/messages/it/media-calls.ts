/** The sentences of the calls that upload media, for programs of the staff. */
export const mediaCalls = {
  noData: 'Nessun dato ricevuto.',
  noType: 'Manca l’intestazione Content-Type.',
  noDisposition: 'Manca l’intestazione Content-Disposition.',
  badDisposition:
    'L’intestazione Content-Disposition non è valida. Deve avere la forma `attachment; filename="immagine.png"` o simile.',
  hashMismatch: 'Il contenuto ricevuto non corrisponde all’hash indicato.',
  tooLarge: (megabytes: number) => `Il file supera i ${megabytes} MB.`,
  malformed: 'Il caricamento si è interrotto. Riprova.',
  processing: 'Caricamento del file non riuscito. Se è una foto o un’immagine grande, riducila e riprova.',
  notFound: 'ID file multimediale non valido.',
  noTrash: 'I file multimediali non hanno un cestino. Imposta “force=true” per eliminare.',
  inUse: 'L’immagine è ancora in uso nel negozio: toglila da dove si vede e riprova.',
  pageNumber: 'Il numero di pagina richiesto è più grande del numero di pagine disponibili.',
  words: {
    empty: 'Il file è vuoto.',
    'too-large': 'Il file è troppo grande.',
    'too-many-pixels': 'L’immagine ha troppi pixel.',
    'not-a-picture': 'Non hai il permesso di caricare questo tipo di file.',
    'unfit-kind': 'Non hai il permesso di caricare questo tipo di file.',
    'phone-format': 'Il server non può elaborare le immagini HEIC. Convertila in JPEG e riprova.',
    animated: 'Le immagini animate non sono ammesse.',
    damaged: 'L’immagine è incompleta o danneggiata.',
    'neither-picture-nor-document': 'Non hai il permesso di caricare questo tipo di file.',
    'unlike-its-name': 'Il nome del file non corrisponde al suo contenuto.',
    'incomplete-document': 'Il PDF è incompleto.',
    'another-kind': 'Il file è di un altro tipo.',
    'not-stored': 'Il file non è stato salvato. Riprova tra poco.',
    'too-many-pictures': 'Ci sono già troppe immagini.',
  },
};

export type MediaCallsMessages = typeof mediaCalls;
