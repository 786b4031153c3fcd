export const checkout = {
  title: 'Cassa',
  billingHeading: 'Dati di fatturazione',
  shippingHeading: 'Indirizzo di spedizione',
  shipToDifferent: 'Spedire a un indirizzo diverso?',
  notesLabel: "Note sull'ordine (facoltativo)",
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
  placing: "Invio dell'ordine in corso…",
  updating: 'Aggiornamento del riepilogo…',
  backToCart: 'Torna al carrello',
  emptyCart: 'Il carrello è vuoto: non è possibile ordinare.',
  goToShop: 'Vai al negozio',
  errorsHeading: 'Controlla questi campi',
  errors: {
    termsNotAccepted: "Leggi e accetta i termini e condizioni per procedere con l'ordine.",
    noteTooLong: (limit: number) => `Le note possono avere al massimo ${limit} caratteri.`,
    incomplete: 'I campi obbligatori del modulo non sono compilati.',
    noShipping: 'Non spediamo nel paese indicato. Scegli un altro indirizzo di spedizione.',
    cartChanged:
      'Il carrello o un prezzo è cambiato nel frattempo. Controlla il riepilogo aggiornato e conferma di nuovo.',
    sessionExpired: 'La sessione è scaduta. Ricarica la pagina e riprova.',
    outOfStock: (name: string) => `«${name}» non è più disponibile. Rimuovilo dal carrello per continuare.`,
    notEnoughStock: (name: string, available: number) =>
      `Di «${name}» sono rimasti solo ${available} pezzi. Riduci la quantità per continuare.`,
    notPurchasable: (name: string) =>
      `«${name}» non è più in vendita. Rimuovilo dal carrello per continuare.`,
    quantityRefused: (name: string) => `La quantità di «${name}» non è più ammessa. Modificala nel carrello.`,
  },
};

export type CheckoutMessages = typeof checkout;
