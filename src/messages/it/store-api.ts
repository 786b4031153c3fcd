export const storeApi = {
  invalidParams: (names: string) => `Parametri non validi: ${names}`,
  notInteger: (name: string) => `${name} non è un numero intero.`,
  notBoolean: (name: string) => `${name} deve essere true o false.`,
  notDate: (name: string) => `${name} non è una data valida.`,
  notAmount: (name: string) => `${name} non è un importo in centesimi.`,
  tooSmall: (name: string, minimum: number) => `${name} deve essere maggiore o uguale a ${minimum}.`,
  tooLarge: (name: string, maximum: number) => `${name} deve essere minore o uguale a ${maximum}.`,
  tooMany: (name: string, maximum: number) => `${name} può avere al massimo ${maximum} valori.`,
  notOfType: (name: string, type: string) => `${name} non è di tipo ${type}.`,
  tooLong: (name: string, maximum: number) => `${name} può avere al massimo ${maximum} caratteri.`,
  notOneOf: (name: string, choices: string) => `${name} non è uno tra ${choices}.`,
  notSupported: (name: string) => `${name} non è disponibile in questo negozio.`,
  malformed: (name: string) => `${name} non ha la forma prevista.`,
  invalidJson: 'Il corpo della richiesta non è un JSON valido.',
  productNotFound: 'Prodotto non trovato.',
  categoryNotFound: 'Categoria non trovata.',
  brandNotFound: 'Marca non trovata.',
  attributeNotFound: 'Attributo non trovato.',
  taxonomyNotFound: 'Tassonomia non trovata.',
  notGiven: 'N/D',
  addToCart: 'Aggiungi al carrello',
  chooseOptions: 'Scegli le opzioni',
  readMore: 'Leggi tutto',
  addNamed: (name: string) => `Aggiungi al carrello: ${name}`,
  seeNamed: (name: string) => `Vedi il prodotto: ${name}`,
  missingNonce: 'Manca l’intestazione Nonce. Leggi il carrello e ripeti la richiesta.',
  invalidNonce: 'Il Nonce non è valido o è scaduto. Leggi il carrello e ripeti la richiesta.',
  notNumber: (name: string) => `${name} non è un numero.`,
  itemExists: 'Questo articolo è già nel carrello: per cambiarlo usa update-item.',
  invalidKey: 'L’articolo non è nel carrello.',
  missingParams: (names: string) => `Parametri mancanti: ${names}`,
  notPairs: (name: string, first: string) => `${name} non è un elenco di coppie ${first} e value.`,
  notImplemented: 'Questo metodo non è disponibile per questo percorso.',
  missingRate: 'Indica la spedizione con rate_id.',
  unknownNamespace: (name: string) => `Nessuna estensione di questo negozio si chiama “${name}”.`,
  emptyCart: 'Il carrello è vuoto: non c’è nulla da ordinare.',
  missingPayment: 'Scegli come pagare.',
  orderNotFound: 'Ordine non trovato.',
  orderOfSomebodyElse: 'Questo ordine è di un altro cliente.',
  orderKeyWrong: 'La chiave non è quella dell’ordine.',
  orderEmailWrong: 'L’indirizzo email non è quello dell’ordine.',
  orderNotPayable: 'Questo ordine non è da pagare.',
  couponsRemoved: (count: number): string =>
    count === 1
      ? 'Il codice sconto è stato tolto dal carrello: controlla il totale prima di ordinare.'
      : 'I codici sconto sono stati tolti dal carrello: controlla il totale prima di ordinare.',
  orderOutOfStock: 'Non tutti gli articoli dell’ordine sono ancora disponibili.',
  orderLineOutOfStock: (name: string, available: number) =>
    available === 0
      ? `“${name}” non è più disponibile, quindi l’ordine non può essere pagato. Ci scusiamo per il disagio.`
      : `Di “${name}” ${available === 1 ? 'resta solo 1 pezzo' : `restano solo ${available} pezzi`}, quindi l’ordine non può essere pagato. Ci scusiamo per il disagio.`,
  invalidPath: 'Un gruppo di richieste può contenere solo percorsi sotto /wc/store.',
  tooManyCalls: (seconds: number) =>
    seconds === 1
      ? 'Troppe richieste. Riprova tra 1 secondo.'
      : `Troppe richieste. Riprova tra ${seconds} secondi.`,
  shippingPackage: 'Spedizione',
  packageItems: 'Articoli',
};

export type StoreApiMessages = typeof storeApi;
