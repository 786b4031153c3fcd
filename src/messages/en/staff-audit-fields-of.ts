/** Fields that the audit trail calls otherwise, of some subjects. */
export const auditFieldsOf = {
  'mail-server': {
    host: 'the name',
    port: 'the port',
    security: 'the encryption',
    user: 'the user name',
  },
  till: { price: 'the cash', address: 'the address of the printer', departments: 'the VAT departments' },
  'counter-draft': { customer: 'the customer', lines: 'the lines', price: 'the total' },
  demo: { customers: 'the customers' },
  customer: { state: 'the province' },
  order: {
    state: 'the state of the refund',
    billingAddress: 'the billing address',
    shippingAddress: 'the shipping address',
    shippingMethod: 'the shipping method',
    paymentMethod: 'the payment',
    coupons: 'the coupons',
    total: 'the total',
    note: 'the note of the customer',
  },
  return: { state: 'the state' },
  product: { variations: 'the variations' },
  'product-table': { only: 'the only products', order: 'the order of the rows' },
  'tax-rate': { state: 'the province' },
};
