import type { PaymentsMessages } from '../it/payments.ts';

export const payments: PaymentsMessages = {
  transferHint:
    'Pay by transfer to our account. Give the order number as the reference: we ship as soon as the payment has arrived.',
  choose: 'Choose a payment method.',
  refused: {
    'not-offered': 'The chosen payment method is not available for this order.',
    destination: 'The chosen payment method is not available for this destination.',
    'below-minimum': (minimum) => `The chosen payment method is available from ${minimum} plus VAT of goods.`,
    'above-maximum': (maximum) =>
      `The chosen payment method is available up to ${maximum} plus VAT of goods.`,
    'above-limit': (limit) =>
      `The chosen payment method is available for orders up to ${limit}, VAT and costs included.`,
  },
  none: {
    'not-offered': 'No payment method is available for this order. Write to us and we will help.',
    destination: 'No payment method is available for this destination.',
    'below-minimum': (minimum) =>
      `No payment method is available for this amount: you can pay from ${minimum} plus VAT of goods.`,
    'above-maximum': (maximum) =>
      `No payment method is available for this amount: you can pay up to ${maximum} plus VAT of goods.`,
    'above-limit': (limit) =>
      `No payment method is available for this amount: up to ${limit} can be paid, VAT and costs included.`,
  },
  heading: 'Payment',
  bankTransferHeading: 'Bank details',
  holder: 'Account holder',
  bank: 'Bank',
  bic: 'BIC',
  iban: 'IBAN',
  amount: 'Amount',
  reference: 'Reference',
  referenceOf: (number) => `Order ${number}`,
};
