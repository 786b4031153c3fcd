import type { staffOrderRefund as italian } from '../it/staff-order-refund.ts';

/** Refunds on the page of an order. */
export const staffOrderRefund: typeof italian = {
  heading: 'Refunds',
  open: 'Refund the order',
  none: 'Nothing has been refunded.',
  refunded: (amount, total) => `${amount} of ${total} refunded.`,
  states: {
    requested: 'Requested from the provider',
    pending: 'Under way at the provider',
    done: 'Done',
    refused: 'Refused by the provider',
    elsewhere: 'Made by other means',
    withdrawn: 'Cancelled',
  },
  stateHints: {
    requested:
      'The provider has not confirmed it yet: we ask again until it answers. Do not return the money by other means.',
    pending: 'The provider has accepted it and is carrying it out. The customer is notified once it is done.',
    refused: (issue) =>
      `The provider answered ${issue}: nothing was returned and the customer was not notified.`,
  },
  atProvider: 'made at the provider',
  steps: {
    retry: 'Try again',
    'settle-elsewhere': 'Refunded by other means',
    withdraw: 'Cancel the refund',
  },
  stepOf: (step, amount) => `${step}: refund of ${amount}`,
  hint: 'Choose the pieces: without an amount, the suggested one is used. Amounts include VAT if the order does, otherwise not.',
  limit: (limit, left) =>
    limit === left
      ? `Your role may refund up to ${limit} of an order, VAT included.`
      : `Your role may refund up to ${limit} of an order, VAT included: ${left} are left for this one.`,
  line: 'Part',
  sold: (quantity, left) => `${quantity} sold, ${left} can still be refunded`,
  quantity: 'Pieces',
  amount: 'Amount',
  restock: 'Put back into stock',
  quantityOf: (name) => `Pieces of ${name} to refund`,
  amountOf: (name) => `Amount to refund for ${name}`,
  restockOf: (name) => `Put ${name} back into stock`,
  shipping: 'Shipping',
  shippingOf: 'Amount to refund for shipping',
  left: (amount) => `at most ${amount}`,
  reason: 'Reason (optional)',
  reasonHint: 'The customer reads it too, in the email about the refund',
  sum: 'Total to refund',
  sumTax: (amount) => `of which VAT ${amount}`,
  submit: 'Record the refund',
  submitProvider: 'Refund through the provider',
  sources: {
    provider:
      'The shop returns the money itself, through the payment provider: do not return it too. The customer is notified once the refund is done.',
    transfer:
      'You return the money, by a bank transfer to the customer: record the refund once you have made it. The customer is notified right away.',
    byHand:
      'You return the money, for example by a bank transfer: record the refund once you have made it. The customer is notified right away.',
    nobody:
      'The order has not been paid yet: there is no money to return, the refund lowers what the customer owes.',
    capturedIn: (currency) =>
      `The payment was collected in ${currency}: return the money in the provider’s own panel, then record the refund here.`,
  },
  given: (amount) => `Refund of ${amount}`,
  givenTax: (amount) => `of which VAT ${amount}`,
  pieces: (quantity, name, restocked) =>
    restocked === 0 ? `${quantity} × ${name}` : `${quantity} × ${name} (${restocked} put back into stock)`,
  shippingGiven: (amount) => `Shipping ${amount}`,
  refusals: {
    'nothing-to-refund': 'Choose what to refund.',
    'unknown-line': 'A line does not belong to this order. Reload the page.',
    'too-many-pieces': (name, left) =>
      left === 0
        ? `${name}: all pieces have been refunded already.`
        : `${name}: at most ${left} ${left === 1 ? 'piece' : 'pieces'} can be refunded.`,
    'too-much-money': (name, left) => `${name}: at most ${left} can be refunded.`,
    'more-than-paid': (left) => `Not all of this order has been paid yet: at most ${left} can go back.`,
    'too-much-for-provider': (left) =>
      `At most ${left} can still be returned through the provider: the rest was not collected there or has been refunded already.`,
    'above-limit': (limit, left) =>
      `Your role may refund up to ${limit} of an order, of which ${left} are left for this one: for more ask a colleague who may refund more.`,
    'not-a-quantity': (name) => `${name}: give the pieces as a whole number.`,
    'not-an-amount': (name) => `${name}: write the amount in euro, for example 12,50.`,
  },
};
