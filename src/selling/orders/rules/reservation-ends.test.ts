import { expect, test } from 'vitest';
import { reservationEnds } from './reservation-ends.ts';

const now = new Date('2026-03-02T09:00:00Z');
const settings = { hold_stock_minutes: 60, bank_transfer_hold_days: 10, order_approval_hold_days: 14 };

test.each([
  ['pending', 'card', '2026-03-02T10:00:00.000Z'],
  ['on-hold', 'bacs', '2026-03-12T09:00:00.000Z'],
  ['pending', 'cod', undefined],
  ['processing', 'cod', undefined],
  ['pending-approval', 'approval', '2026-03-16T09:00:00.000Z'],
  // approved, and not paid yet
  ['pending', 'approval', '2026-03-16T09:00:00.000Z'],
] as const)(
  'pieces of an order that is %s and paid by %s are kept until %s',
  (status, paymentMethod, until) => {
    expect(reservationEnds({ status, paymentMethod }, settings, now)?.toISOString()).toBe(until);
  },
);

test.each(['bacs', 'card', 'approval'])(
  'with a time of 0 an order by %s keeps its pieces without end',
  (paymentMethod) => {
    const forever = { hold_stock_minutes: 0, bank_transfer_hold_days: 0, order_approval_hold_days: 0 };
    expect(reservationEnds({ status: 'pending', paymentMethod }, forever, now)).toBeNull();
  },
);
