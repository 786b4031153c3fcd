export const requests = {
  tooLarge: 'I dati inviati superano il limite di 1 MB. Riduci il contenuto e riprova.',
  malformed: 'Non siamo riusciti a leggere la richiesta. Ricarica la pagina e riprova.',
  noForm: 'Questa pagina riceve solo i dati di un modulo. Ricaricala e invia di nuovo il modulo.',
  methodNotAllowed: 'Questa operazione non è possibile a questo indirizzo.',
  fromElsewhere: 'La richiesta arriva da un altro sito e non è stata eseguita.',
  notAllowed: 'Non hai il permesso di eseguire questa operazione. Accedi e riprova.',
  notFound: 'Questo indirizzo non esiste.',
  failed: 'Si è verificato un errore dalla nostra parte. Riprova tra poco: il tuo carrello resta com’è.',
  busy: 'In questo momento troppe richieste cambiano gli stessi dati. Non è cambiato nulla: riprova tra qualche secondo.',
  away: 'Il negozio non è disponibile in questo momento. Riprova tra qualche minuto: il tuo carrello resta com’è.',
  backToShop: 'Torna al negozio',
  noCallback: 'In questo negozio JSONP non è disponibile.',
  noRoute: 'Nessun percorso corrisponde all’URL e al metodo della richiesta.',
  invalidJson: 'Il corpo della richiesta non è un JSON valido.',
  notInBatch: 'Questo percorso non può far parte di un gruppo di richieste.',
  restNonce: 'Il controllo dei cookie non è riuscito: la sessione è cambiata o è scaduta.',
  notLoggedIn: 'Non hai fatto l’accesso.',
  forbidden: 'Non hai il permesso di eseguire questa operazione.',
};

export type RequestsMessages = typeof requests;
