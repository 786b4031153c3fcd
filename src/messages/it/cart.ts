import { inDigits } from '../in-digits.ts';

export const cart = {
  title: 'Carrello',
  add: 'Aggiungi al carrello',
  adding: 'Aggiunta in corso…',
  inCart: 'Aggiunto',
  viewCart: 'Visualizza carrello',
  checkout: 'Procedi all’acquisto',
  continueShopping: 'Continua gli acquisti',
  wait: 'Attendi...',
  close: 'Chiudi',
  empty: 'Il carrello è vuoto.',
  emptyAdvice: 'Cerca il ricambio per codice o parti dalle categorie: quello che aggiungi lo ritrovi qui.',
  toShop: 'Vai al negozio',
  quantityOf: (name: string) => `Quantità di ${name}`,
  fewer: (name: string) => `Uno in meno di ${name}`,
  more: (name: string) => `Uno in più di ${name}`,
  remove: 'Rimuovi',
  removeNamed: (name: string) => `Rimuovi ${name} dal carrello`,
  code: (sku: string) => `Codice ${sku}`,
  soldBy: (vendor: string) => `Venduto da ${vendor}`,
  update: 'Aggiorna carrello',
  updated: 'Carrello aggiornato.',
  summary: 'Riepilogo',
  goods: 'Totale prodotti',
  goodsNet: 'Totale prodotti (IVA esclusa)',
  discount: 'Sconto',
  shipping: 'Spedizione',
  shippingUnknown: 'Non disponibile per questa destinazione',
  vat: (rate: string) => `IVA ${rate}`,
  vatIncluded: (rate: string) => `di cui IVA ${rate}`,
  total: 'Totale',
  perPieceNet: 'IVA esclusa',
  missingForFree: (amount: string) => `Ti mancano ${amount} alla spedizione gratuita.`,
  freeReached: 'La spedizione è gratuita.',
  priceChanged: (before: string, now: string) => `Il prezzo è cambiato: prima ${before}, ora ${now}.`,
  priceBefore: 'Prezzo precedente',
  priceNow: 'Prezzo attuale',
  addedNotice: (name: string, quantity: number) =>
    quantity === 1
      ? `“${name}” è stato aggiunto al carrello.`
      : `${quantity} × “${name}” aggiunti al carrello.`,
  removedNotice: (name: string) => `“${name}” rimosso dal carrello.`,
  restoredNotice: (name: string) => `“${name}” è di nuovo nel carrello.`,
  refusedUndo: 'Non è più possibile annullare: aggiungi di nuovo l’articolo dalla sua pagina.',
  undo: 'Annulla',
  staleForm: 'La pagina era aperta da troppo tempo. Ricontrolla il carrello e riprova.',
  failed: 'Si è verificato un errore. Riprova.',
  problemOutOfStock: (name: string) =>
    `“${name}” non è più disponibile. Rimuovilo dal carrello per proseguire.`,
  problemNotEnough: (name: string, available: number) =>
    available === 1
      ? `Di “${name}” è rimasto 1 pezzo. Riduci la quantità per proseguire.`
      : `Di “${name}” sono rimasti ${inDigits('it', available)} pezzi. Riduci la quantità per proseguire.`,
  problemNotPurchasable: (name: string) =>
    `“${name}” non è più in vendita. Rimuovilo dal carrello per proseguire.`,
  problemQuantity: (name: string, minimum: number, maximum: number | null, step: number) =>
    maximum === 1
      ? `Di “${name}” si acquista un solo pezzo. Correggi la quantità per proseguire.`
      : `“${name}” si acquista da ${inDigits('it', minimum)}${maximum === null ? '' : ` a ${inDigits('it', maximum)}`} ${(maximum ?? minimum) === 1 ? 'pezzo' : 'pezzi'}${
          step > 1 ? `, a multipli di ${inDigits('it', step)}` : ''
        }. Correggi la quantità per proseguire.`,
  refusedUnknown: 'Questo prodotto non è in vendita.',
  refusedNotPurchasable: (name: string) => `“${name}” non si può acquistare.`,
  refusedChooseOptions: (name: string, labels: string) => `Per acquistare “${name}” scegli: ${labels}.`,
  refusedNoVariation: (name: string) =>
    `“${name}” non esiste nella combinazione scelta. Scegli altre opzioni e riprova.`,
  refusedOption: (label: string, allowed: string) =>
    `Il valore di ${label} non è valido. Valori ammessi: ${allowed}.`,
  refusedNotAQuantity: 'Indica la quantità con un numero intero maggiore di zero.',
  refusedBelow: (name: string, minimum: number) =>
    minimum === 1
      ? `Di “${name}” si acquista almeno 1 pezzo.`
      : `Di “${name}” si acquistano almeno ${inDigits('it', minimum)} pezzi.`,
  refusedAbove: (name: string, maximum: number) =>
    maximum === 1
      ? `Di “${name}” si acquista al massimo 1 pezzo.`
      : `Di “${name}” si acquistano al massimo ${inDigits('it', maximum)} pezzi.`,
  refusedStep: (name: string, step: number) =>
    `“${name}” si acquista a multipli di ${inDigits('it', step)} pezzi.`,
  refusedSoldIndividually: (name: string) => `Di “${name}” si acquista un solo pezzo per ordine.`,
  refusedOutOfStock: (name: string) => `“${name}” non è disponibile al momento.`,
  refusedNotEnough: (name: string, available: number, inCart: number) =>
    `Quantità non disponibile: di “${name}” ${available === 1 ? 'è disponibile 1 pezzo' : `sono disponibili ${inDigits('it', available)} pezzi`}${
      inCart === 0 ? '' : ` e nel carrello ${inCart === 1 ? 'ce n’è già 1' : `ce ne sono già ${inCart}`}`
    }.`,
  refusedBusy: (name: string) =>
    `“${name}” non è stato aggiunto: nel frattempo il carrello è stato cambiato in un’altra pagina. Riprova.`,
  refusedUnknownLine: 'Questo articolo non è più nel carrello.',
};

export type CartMessages = typeof cart;
