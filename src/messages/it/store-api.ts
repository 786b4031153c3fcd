export const storeApi = {
  invalidParams: (names: string) => `Parametri non validi: ${names}`,
  missingParams: (names: string) => `Parametri mancanti: ${names}`,
  notInteger: (name: string) => `${name} non è un numero intero.`,
  notBoolean: (name: string) => `${name} non è un valore booleano.`,
  notDate: (name: string) => `${name} non è una data valida.`,
  notAmount: (name: string) => `${name} non è un importo in centesimi.`,
  tooSmall: (name: string, minimum: number) => `${name} deve essere maggiore o uguale a ${minimum}.`,
  tooLarge: (name: string, maximum: number) => `${name} deve essere minore o uguale a ${maximum}.`,
  tooLong: (name: string, maximum: number) => `${name} può avere al massimo ${maximum} caratteri.`,
  notOneOf: (name: string, choices: string) => `${name} non è uno tra ${choices}.`,
  notSupported: (name: string) => `${name} non è disponibile in questo negozio.`,
  malformed: (name: string) => `${name} non ha la forma prevista.`,
  invalidJson: 'Il corpo della richiesta non è un JSON valido.',
  productNotFound: 'Prodotto non trovato.',
  notGiven: 'N/D',
  addToCart: 'Aggiungi al carrello',
  chooseOptions: 'Scegli le opzioni',
  readMore: 'Leggi tutto',
  addNamed: (name: string) => `Aggiungi al carrello: ${name}`,
  seeNamed: (name: string) => `Vedi il prodotto: ${name}`,
};

export type StoreApiMessages = typeof storeApi;
