import { inDigits } from '../in-digits.ts';

export const checkout = {
  title: 'Completa l’ordine',
  billingHeading: 'Dati di fatturazione',
  shippingHeading: 'Indirizzo di spedizione',
  shipToDifferent: 'Spedire a un indirizzo diverso?',
  notesLabel: 'Note sull’ordine (facoltativo)',
  notesHint: 'Per esempio orari di consegna, targa o numero di telaio del veicolo.',
  summaryHeading: 'Il tuo ordine',
  shippingLabel: 'Spedizione',
  freeShipping: 'Gratuita',
  subtotal: 'Subtotale',
  total: 'Totale',
  taxIncluded: (rate: string) => `di cui IVA ${rate}`,
  taxAdded: (rate: string) => `IVA ${rate}`,
  termsBefore: 'Ho letto e accetto i',
  termsLink: 'termini e condizioni',
  placeOrder: 'Ordina con obbligo di pagamento',
  sendForApproval: 'Invia l’ordine per l’approvazione',
  placing: 'Invio dell’ordine in corso…',
  updating: 'Aggiornamento del riepilogo…',
  updateSummary: 'Aggiorna il riepilogo',
  requiredMark: 'I campi contrassegnati con * sono obbligatori.',
  products: 'Prodotti',
  /** of the cart's table */
  columns: {
    picture: 'Immagine',
    product: 'Prodotto',
    price: 'Prezzo',
    quantity: 'Quantità',
    subtotal: 'Subtotale',
  },
  quantity: (count: number) => `Quantità: ${count}`,
  quantityAt: (count: number, price: string) => `Quantità: ${count} × ${price}`,
  priceChanged: (before: string) => `Prezzo precedente: ${before}`,
  backToCart: 'Torna al carrello',
  offerEnded: (name: string, offer: number) =>
    `“${name}”: l’offerta n. ${offer} non è più valida. Rimuovi l’articolo per proseguire.`,
  minimumOrder: (minimum: string, missing: string, mode: 'net' | 'gross') =>
    `L’ordine minimo per il tuo gruppo è di ${minimum} di merce (${mode === 'net' ? 'IVA esclusa' : 'IVA inclusa'}): aggiungi articoli per altri ${missing} per proseguire.`,
  emptyCart: 'Il carrello è vuoto: non è possibile ordinare.',
  goToShop: 'Vai al negozio',
  errorsHeading: 'Controlla questi campi',
  errors: {
    termsNotAccepted: "Leggi e accetta i termini e condizioni per procedere con l'ordine.",
    noteTooLong: (limit: number) => `Le note possono avere al massimo ${inDigits('it', limit)} caratteri.`,
    incomplete: 'I campi obbligatori del modulo non sono compilati.',
    noShipping: 'Non spediamo nel paese indicato. Scegli un altro indirizzo di spedizione.',
    cartChanged:
      'Il carrello o un prezzo è cambiato nel frattempo. Controlla il riepilogo aggiornato e conferma di nuovo.',
    notProcessed: 'Non è stato possibile elaborare l’ordine. Riprova.',
    sessionExpired: 'La sessione è scaduta. Ricarica la pagina e riprova.',
  },
};

export type CheckoutMessages = typeof checkout;
