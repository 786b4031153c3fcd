import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderActorKind, orderActorKinds } from './order-actor.ts';
import {
  changesOpenTo,
  checkOrderChange,
  isPaidBy,
  isReleased,
  mayBeRefunded,
  orderChange,
} from './order-changes.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

const everyPair = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

describe('the table of changes', () => {
  test.each([
    ['customer', 'pending-approval', ['cancelled']],
    ['customer', 'pending', ['cancelled']],
    ['customer', 'on-hold', ['cancelled']],
    ['customer', 'processing', []],
    ['customer', 'completed', []],
    ['customer', 'cancelled', []],
    ['customer', 'failed', ['pending', 'cancelled']],
    ['customer', 'refunded', []],
    ['payment', 'pending', ['on-hold', 'processing', 'failed']],
    ['payment', 'on-hold', ['processing', 'failed']],
    ['payment', 'processing', ['failed']],
    ['payment', 'completed', []],
    ['payment', 'cancelled', []],
    ['payment', 'failed', ['processing']],
    ['shop', 'pending-approval', ['cancelled']],
    ['approver', 'pending-approval', ['pending', 'cancelled']],
    ['approver', 'pending', []],
    ['shop', 'pending', ['cancelled', 'refunded']],
    ['shop', 'processing', ['refunded']],
    ['staff', 'pending-approval', ['cancelled']],
    ['staff', 'on-hold', ['pending', 'processing', 'completed', 'cancelled', 'failed']],
    ['staff', 'processing', ['on-hold', 'completed', 'cancelled', 'failed']],
    ['staff', 'completed', ['processing']],
    ['staff', 'cancelled', ['pending', 'on-hold', 'processing']],
    ['staff', 'refunded', []],
  ] as const)('%s may bring an order that is %s to %j', (kind, status, expected) => {
    expect(changesOpenTo(kind, { status, isPaid: false })).toEqual(expected);
  });

  test('a buyer cannot cancel an order that was paid', () => {
    const order = { status: 'on-hold', isPaid: true } as const;
    expect(changesOpenTo('customer', order)).toEqual([]);
    expect(checkOrderChange('customer', order, 'cancelled')).toEqual({
      ok: false,
      error: { code: 'not-allowed' },
    });
  });

  test('a change that the table lacks is forbidden to all actors, and no state leads to itself', () => {
    for (const [from, to] of everyPair) {
      if (orderChange(from, to)) continue;
      for (const kind of orderActorKinds) {
        const error = { code: 'change-forbidden', from, to };
        expect(checkOrderChange(kind, { status: from, isPaid: false }, to)).toEqual({ ok: false, error });
      }
    }
    for (const status of orderStatuses) expect(orderChange(status, status)).toBeNull();
  });

  test('only the shop sets an order to refunded, when everything was refunded', () => {
    const kinds = (['staff', 'customer', 'payment'] as const satisfies OrderActorKind[]).flatMap((kind) =>
      orderStatuses.filter((status) => changesOpenTo(kind, { status, isPaid: true }).includes('refunded')),
    );
    expect(kinds).toEqual([]);
  });

  test('cancelling and failing release the pieces, as does a full refund before the sale, and no other change does', () => {
    for (const [from, to] of everyPair) {
      const change = orderChange(from, to);
      const isUnsold = to === 'refunded' && (from === 'pending' || from === 'on-hold');
      if (change) expect(change.stock === 'release', `${from} to ${to}`).toBe(isReleased(to) || isUnsold);
    }
  });

  test('every state can be reached from the first', () => {
    const reached = new Set<OrderStatus>(['pending-approval']);
    for (const from of reached) {
      for (const to of orderStatuses) if (orderChange(from, to)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
  });

  test('whatever the changes, the pieces of an order are reserved once, sold once or free', () => {
    type Position = 'held' | 'sold' | 'free';
    const after = (position: Position, step: string): Position =>
      step === 'release'
        ? 'free'
        : step === 'sell'
          ? 'sold'
          : step === 'hold' && position === 'free'
            ? 'held'
            : position;
    fc.assert(
      fc.property(fc.array(fc.nat(7), { maxLength: 30 }), (picks) => {
        let status: OrderStatus = 'pending-approval';
        let position: Position = 'held';
        for (const pick of picks) {
          const open = orderStatuses.filter((to) => orderChange(status, to));
          const to = open[pick % Math.max(1, open.length)];
          if (!to) return;
          position = after(position, orderChange(status, to)?.stock ?? 'keep');
          status = to;
          if (isReleased(status)) expect(position).toBe('free');
          if (status === 'pending' || status === 'on-hold') expect(position).not.toBe('free');
          if (status === 'processing' || status === 'completed') expect(position).toBe('sold');
        }
      }),
    );
  });
});

test.each([
  ['processing', 'bacs', true],
  ['processing', 'cod', false],
  ['completed', 'cod', true],
  ['on-hold', 'bacs', false],
] as const)('an order that becomes %s and is paid by %s has its money: %s', (to, method, expected) => {
  expect(isPaidBy(to, method)).toBe(expected);
});

test.each([
  ['processing', false, true],
  ['completed', false, true],
  ['cancelled', true, true],
  ['failed', true, true],
  ['cancelled', false, false],
  ['on-hold', true, false],
  ['pending', false, false],
  ['refunded', true, false],
] as const)('an order that is %s (paid: %s) can be refunded: %s', (status, isPaid, expected) => {
  expect(mayBeRefunded({ status, isPaid })).toBe(expected);
});
