/** Fields that the audit trail calls otherwise, of some subjects. */
export const auditFieldsOf = {
  'mail-server': {
    host: 'il nome',
    port: 'la porta',
    security: 'la cifratura',
    user: 'il nome utente',
  },
  till: { price: 'i contanti', address: 'l’indirizzo della stampante', departments: 'i reparti IVA' },
  'counter-draft': { customer: 'il cliente', lines: 'le righe', price: 'il totale' },
  demo: { customers: 'i clienti' },
  customer: { state: 'la provincia' },
  order: {
    state: 'lo stato del rimborso',
    billingAddress: 'l’indirizzo di fatturazione',
    shippingAddress: 'l’indirizzo di spedizione',
    shippingMethod: 'la spedizione',
    paymentMethod: 'il pagamento',
    coupons: 'i coupon',
    total: 'il totale',
    note: 'la nota del cliente',
  },
  return: { state: 'lo stato' },
  product: { variations: 'le varianti' },
  'product-table': { only: 'i soli prodotti', order: 'l’ordine delle righe' },
  'tax-rate': { state: 'la provincia' },
} as Readonly<Record<string, Readonly<Record<string, string>>>>;
