import type { PaymentsMessages } from '../it/payments.ts';

export const payments: PaymentsMessages = {
  transferHint:
    'Pay by transfer to our account. Give the order number as the reference: we ship as soon as the payment has arrived.',
  choose: 'Choose a payment method.',
  notOffered: 'The chosen payment method is not available for this destination.',
  none: 'No payment method is available for this destination.',
  heading: 'Payment',
  bankTransferHeading: 'Bank details',
  holder: 'Account holder',
  iban: 'IBAN',
  amount: 'Amount',
  reference: 'Reference',
  referenceOf: (number) => `Order ${number}`,
};
