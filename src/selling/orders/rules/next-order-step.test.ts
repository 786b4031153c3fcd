import { expect, test } from 'vitest';
import { nextOrderStep } from './next-order-step.ts';
import { changesOpenTo } from './order-changes.ts';
import type { OrderStatus } from './order-status.ts';

const paidAt = '2026-11-23T10:00:00.000Z';
const step = (
  status: OrderStatus,
  paymentMethod: string,
  more: Partial<Parameters<typeof nextOrderStep>[0]> = {},
) =>
  nextOrderStep({
    status,
    paymentMethod,
    changes: changesOpenTo('staff', { status, isPaid: (more.paidAt ?? null) !== null }),
    mayBeMarkedPaid: false,
    isOwedByCourier: false,
    paidAt: null,
    paymentCheck: null,
    mayBeRefunded: false,
    hasParcels: false,
    ...more,
  }).words;

test.each([
  ['on-hold', 'bacs', {}, 'paid'],
  ['on-hold', 'bacs', { paidAt }, 'work'],
  ['on-hold', 'bacs', { paidAt, awaitsRest: true }, 'rest'],
  ['pending', 'bacs', {}, 'paid'],
  ['pending', 'wallet', {}, 'customer'],
  ['on-hold', 'wallet', { paymentCheck: 'pending' }, 'verifying'],
  ['on-hold', 'wallet', {}, 'work'],
  ['on-hold', 'cod', {}, 'work'],
  ['pending-approval', 'approval', {}, 'approval'],
  ['processing', 'bacs', { paidAt }, 'ship'],
  ['processing', 'bacs', { paidAt, hasParcels: true }, 'shipped'],
  ['processing', 'credit', { mayBeMarkedPaid: true }, 'ship'],
  ['completed', 'credit', { mayBeMarkedPaid: true }, 'owed'],
  ['completed', 'cod', { paidAt, isOwedByCourier: true }, 'courier'],
  ['completed', 'cod', { paidAt }, 'done'],
  ['cancelled', 'bacs', { paidAt, mayBeRefunded: true }, 'refund'],
  ['cancelled', 'bacs', {}, 'over'],
  ['failed', 'card', {}, 'over'],
  ['refunded', 'bacs', { paidAt }, 'over'],
] as const)('an order that is %s, by %s (%j): %s', (status, paymentMethod, more, words) => {
  expect(step(status, paymentMethod, more)).toBe(words);
});
