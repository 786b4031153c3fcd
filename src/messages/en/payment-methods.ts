import type { PaymentMethodsMessages } from '../it/payment-methods.ts';
import { payments } from './payments.ts';

export const paymentMethods: PaymentMethodsMessages = {
  titles: {
    bacs: 'Bank transfer',
    cod: 'Cash on delivery',
    credit: 'Company credit',
    approval: 'Pending company approval',
    wallet: 'PayPal',
    card: 'Credit or debit card',
    satispay: 'Satispay',
    nexi: 'Credit or debit card (Nexi XPay)',
  },
  descriptions: {
    bacs: payments.transferHint,
    cod: 'Pay the courier in cash, on delivery.',
    credit: 'Order now and pay later: the order leaves at once and stays open on your credit.',
    approval: 'The order goes to the main account of your company: it is paid only after its approval.',
    wallet: 'You approve the payment at PayPal, then come back here to review and confirm the order.',
    card: 'Mastercard, Visa and American Express. Only the payment provider receives the card details: the shop neither sees nor stores them.',
    satispay:
      'You scan a code with the Satispay app, or enter your mobile number, and confirm on your phone.',
    nexi: 'You enter the card on the secure page of Nexi: the payment completes the order.',
  },
  discountFor: (method: string) => `Discount for ${method}`,
  surchargeFor: (method: string) => `Surcharge for ${method}`,
  discountOf: (amount: string) => `Discount ${amount}`,
  surchargeOf: (amount: string) => `Surcharge ${amount}`,
  plusVat: (amount: string) => `${amount} + VAT`,
  creditLeft: (left: string, limit: string) => `Available credit: ${left} of ${limit}`,
  insufficientCredit: 'Insufficient credit - your available credit is: ',
  pay: {
    title: (order: number) => `Pay for order ${order}`,
    intro: 'Choose how to pay: the total follows the method that you choose.',
    summary: 'Order summary',
    button: 'Pay for the order',
    paying: 'Paying…',
    update: 'Update the total',
    none: 'No payment method is available for this order. Write to us and we will help you.',
    problems: {
      expired: 'The page was open for too long. Nothing has changed: please try again.',
      notPayable: 'This order is no longer waiting for its payment.',
      notOffered: 'The payment method you chose is not available for this order.',
      totalChanged: 'With this method the total changes: check it and confirm again.',
      outOfStock: 'Some items of this order have sold out in the meantime.',
    },
    backToOrders: 'My orders',
  },
  account: {
    heading: 'Company credit',
    left: 'Still available',
    used: 'Taken by orders to be paid',
    limit: 'Credit limit',
    openOrders: 'Orders to be paid',
    order: (number: number) => `Order ${number}`,
    none: 'You have no orders to be paid.',
  },
};
