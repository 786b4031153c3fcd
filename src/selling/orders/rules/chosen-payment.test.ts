import { expect, it } from 'vitest';
import { chosenPayment } from './chosen-payment.ts';

it.each([
  ['bacs', 'pending', 'Titolo'],
  ['approval', 'pending-approval', 'Titolo'],
  ['approval', 'pending', ''],
  ['approval', 'cancelled', ''],
] as const)(
  '[APR-06] the payment of an order by %s that is %s is called “%s”',
  (paymentMethod, status, words) => {
    expect(chosenPayment({ paymentMethod, status, paymentTitle: 'Titolo' })).toBe(words);
  },
);
