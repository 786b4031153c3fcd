/** What the administration API says to programs. */
export const adminApi = {
  unknownKey: 'La chiave non esiste.',
  wrongSecret: 'Il segreto della chiave non è giusto.',
  revoked: 'La chiave è stata revocata.',
  ownerGone:
    'La persona a cui appartiene la chiave non lavora nel negozio, o le manca la seconda prova che il suo ruolo chiede.',
  readOnly: 'La chiave non permette di scrivere.',
  writeOnly: 'La chiave non permette di leggere.',
  needsHttps:
    'Chiave e segreto si accettano solo via HTTPS. Usa l’indirizzo https:// del negozio oppure firma la chiamata con OAuth 1.0a.',
  missingParams: (names: string) => `Mancano parametri di OAuth: ${names}`,
  unknownMethod: 'Le firme si fanno con HMAC-SHA1 o HMAC-SHA256.',
  wrongSignature: 'La firma non corrisponde alla chiamata.',
  cannotSign: 'Il negozio non può più verificare firme con questa chiave: creane un’altra.',
  badTimestamp: 'L’orario della chiamata è troppo lontano da quello del negozio.',
  usedNonce: 'Il nonce è già stato usato.',
  noOrder: 'L’ordine non esiste.',
  noProduct: 'Il prodotto non esiste.',
  inTrash: 'Il prodotto è nel cestino.',
  idSent: 'Il prodotto esiste già: per crearne uno non si manda l’id.',
  isVariation: 'È una variante: si modifica in /products/{id}/variations.',
  shortStock: 'Nella sede principale non ci sono abbastanza pezzi da togliere.',
  noStockRight: 'La persona a cui appartiene la chiave non può cambiare la giacenza.',
  noPriceRight: 'La persona a cui appartiene la chiave non può cambiare i prezzi.',
  tooMuchProductMeta: 'Il prodotto ha già troppi meta_data: al massimo 200.',
  hasStock: 'Il prodotto ha pezzi in magazzino: porta la giacenza a zero prima di dargli varianti.',
  hasVariations: 'Il prodotto ha varianti: giacenza e tipo si cambiano nelle varianti.',
  attributesUsed: 'Un attributo, o un suo valore, distingue delle varianti: eliminale prima di toglierlo.',
  alwaysSo: 'In questo negozio questo campo ha sempre lo stesso valore.',
  alwaysCounted:
    'La giacenza degli articoli si conta sempre; quella di un prodotto con varianti nelle varianti.',
  oneBrand: 'Un prodotto ha una sola marca.',
  noFetching:
    'Il negozio non scarica immagini da altri indirizzi: caricale con /wp/v2/media e manda il loro id.',
  reservedPieces: 'Degli ordini aspettano pezzi di questo prodotto: non si può eliminare.',
  codeTaken: (name: string) => `Il codice è già di «${name}».`,
  noPicture: (id: number) => `L’immagine ${id} non è nell’archivio.`,
  invalidFields: (names: string) => `Parametri non validi: ${names}`,
  tooManyItems: (most: number) => `Sono troppi elementi: al massimo ${most} alla volta.`,
  noNote: 'La nota non esiste.',
  noteEmpty: 'La nota è vuota o troppo lunga.',
  statusForbidden: (to: string) => `L’ordine non può passare allo stato “${to}”.`,
  notEnoughStock: 'Non ci sono abbastanza pezzi per riaprire l’ordine.',
  notPayable: 'L’ordine non aspetta nessun pagamento.',
  tooMuchMeta: 'L’ordine ha già troppi meta_data: al massimo 200.',
  orderNotChanged: 'L’ordine non è stato modificato.',
  changedElsewhere: 'L’API non modifica questo campo: si cambia nella pagina dell’ordine.',
  tooManyCalls: (seconds: number) =>
    seconds === 1
      ? 'Troppe chiamate con questa chiave: riprova tra un secondo.'
      : `Troppe chiamate con questa chiave: riprova tra ${seconds} secondi.`,
};

export type AdminApiMessages = typeof adminApi;
