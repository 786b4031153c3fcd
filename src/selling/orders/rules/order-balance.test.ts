import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { overpaidOf, paidOf, restDue, statusAtBalance } from './order-balance.ts';
import type { OrderStatus } from './order-status.ts';

const balanced = (status: OrderStatus, balance: number) => ({ status, balance: toCents(balance) });

test('a rest is due of an order that goes on, an overpayment goes back whatever became of it', () => {
  expect(restDue(balanced('on-hold', 500))).toBe(500);
  expect(restDue(balanced('completed', 500))).toBe(500);
  expect(restDue(balanced('cancelled', 500))).toBe(0);
  expect(restDue({ status: 'processing' })).toBe(0);
  expect(overpaidOf(balanced('cancelled', -500))).toBe(500);
  expect(overpaidOf(balanced('processing', 500))).toBe(0);
});

test('what was paid is the total less the balance, and nothing of an order that is not paid', () => {
  const total = toCents(3000);
  expect(paidOf({ isPaid: true, total, balance: toCents(500) })).toBe(2500);
  expect(paidOf({ isPaid: true, total, balance: toCents(-500) })).toBe(3500);
  expect(paidOf({ isPaid: true, total })).toBe(3000);
  expect(paidOf({ isPaid: false, total })).toBe(0);
});

test.each([
  ['processing', 0, 500, false, 'on-hold'],
  ['processing', 0, 500, true, null],
  ['processing', 0, -500, false, null],
  // Staff took it off hold: a part of the rest does not put it back, more of it does.
  ['processing', 500, 200, false, null],
  ['processing', 500, 700, false, 'on-hold'],
  ['on-hold', 500, 200, false, null],
  ['on-hold', 500, 0, false, 'processing'],
  ['on-hold', 500, -10, false, 'processing'],
  ['on-hold', 500, 500, true, 'processing'],
  // It was put on hold for another reason.
  ['on-hold', 0, -500, false, null],
  ['completed', 0, 500, false, null],
] as const)('%s, from %d to %d, on credit %s: %s', (status, before, after, isOnCredit, to) => {
  expect(statusAtBalance(balanced(status, before), { balance: toCents(after), isOnCredit })).toBe(to);
});
