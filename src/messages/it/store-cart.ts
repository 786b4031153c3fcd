export const storeCart = {
  missingNonce: "Manca l'intestazione Nonce. Leggi il carrello e ripeti la richiesta.",
  invalidNonce: 'Il Nonce non è valido o è scaduto. Leggi il carrello e ripeti la richiesta.',
  notNumber: (name: string) => `${name} non è un numero.`,
  notArray: (name: string) => `${name} non è un elenco di coppie attribute e value.`,
  itemExists: 'Questo articolo è già nel carrello: per cambiarlo usa update-item.',
  invalidKey: "L'articolo non è nel carrello.",
  package: 'Spedizione',
  items: 'Articoli',
};

export type StoreCartMessages = typeof storeCart;
