import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { audit: 'Registro modifiche' };

export const staffAudit = {
  title: 'Registro modifiche',
  intro: 'Chi ha cambiato che cosa, e quando. Le voci non si possono modificare né cancellare.',
  count: (count: number) => (count === 1 ? '1 voce' : `${inDigits('it', count)} voci`),
  empty: 'Ancora nessuna modifica. Ogni cambiamento fatto dal personale comparirà qui.',
  nothingFound: 'Nessuna voce corrisponde ai filtri.',
  filter: 'Filtra le voci',
  search: 'Che cosa',
  searchHint: 'Nome o numero di ciò che è cambiato',
  kind: 'Tipo',
  anyKind: 'Tutti',
  person: 'Chi',
  anybody: 'Chiunque',
  from: 'Dal',
  to: 'Al',
  show: 'Mostra',
  reset: 'Togli i filtri',
  columns: { at: 'Quando', action: 'Che cosa è successo' },
  subjects: {
    order: 'Ordine',
    review: 'Recensione',
    product: 'Prodotto',
    category: 'Categoria',
    tag: 'Etichetta',
    brand: 'Marca',
    attribute: 'Attributo',
    'attribute-term': 'Valore di un attributo',
    coupon: 'Coupon',
    'shipping-zone': 'Zona di spedizione',
    'shipping-class': 'Classe di spedizione',
    'tax-rate': 'Aliquota IVA',
    setting: 'Impostazione',
    customer: 'Cliente',
    'staff-member': 'Personale',
    'staff-role': 'Ruolo del personale',
    'customer-group': 'Gruppo di clienti',
    vendor: 'Venditore',
    'registration-role': 'Tipo di cliente',
    'registration-field': 'Campo di registrazione',
    'registration-request': 'Richiesta di registrazione',
    'vat-number': 'Partita IVA',
    'price-list': 'Listino',
    'quantity-rule': 'Regola di quantità',
    'payment-rule': 'Regola di pagamento',
    'payment-provider': 'Gestore dei pagamenti',
    'mail-server': 'Server di posta',
    'incoming-payment': 'Incasso',
    'payment-statement': 'Estratto conto o distinta',
    conversation: 'Conversazione',
    picture: 'Immagine',
    'product-table': 'Tabella di prodotti',
    'quote-field': 'Campo del preventivo',
    offer: 'Offerta',
    stock: 'Magazzino',
    'stock-receipt': 'Merce ricevuta',
  },
  before: 'prima',
  after: 'dopo',
  nothing: 'vuoto',
  yes: 'sì',
  no: 'no',
  details: (count: number) => (count === 1 ? '1 campo' : `${inDigits('it', count)} campi`),
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffAudit: typeof staffAudit;
  }
}
