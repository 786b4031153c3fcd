import { describe, expect, it, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { allocate } from './allocate.ts';
import { stillToCome } from './order-to-match.ts';
import { type Candidates, type OrderToMatch, proposeOrders, settledReferences } from './propose-orders.ts';
import { isSameName } from './same-name.ts';

const order = (number: number, due: number, more: Partial<OrderToMatch> = {}): OrderToMatch => ({
  id: number,
  number,
  due: toCents(due),
  state: 'awaits',
  names: ['Officina Neri S.r.l.', 'Mario Neri'],
  ...more,
});

function propose(
  payment: { amount: number; text?: string; payer?: string },
  orders: readonly OrderToMatch[],
  more: Partial<Candidates> = {},
) {
  const { amount, text = '', payer = '' } = payment;
  return proposeOrders(
    { amount: toCents(amount), text, payer },
    { byNumber: new Map(orders.map((one) => [one.number, one])), byParcel: [], byAmount: [], ...more },
  );
}

describe('a payment', () => {
  it('that names its order and has its amount is certain', () => {
    expect(propose({ amount: 5000, text: 'ordine 1001' }, [order(1001, 5000)])).toMatchObject({
      certainty: 'certain',
      basis: 'reference',
      difference: 0,
    });
  });
  it('for more than one order is certain where it is their sum', () => {
    const orders = [order(1001, 5000), order(1002, 2500)];
    expect(propose({ amount: 7500, text: 'ordini 1001 e 1002' }, orders)).toMatchObject({
      certainty: 'certain',
    });
  });
  it('of another amount is never certain, and the difference is named', () => {
    expect(propose({ amount: 4990, text: 'ordine 1001' }, [order(1001, 5000)])).toMatchObject({
      certainty: 'check',
      difference: -10,
    });
    expect(propose({ amount: 5010, text: 'ordine 1001' }, [order(1001, 5000)])?.difference).toBe(10);
  });
  it('for an order that is not expected this way is not certain', () => {
    const ended = order(1001, 5000, { state: 'unlikely' });
    expect(propose({ amount: 5000, text: 'ordine 1001' }, [ended])?.certainty).toBe('likely');
  });
  it('for an order that is paid proposes nothing, not even another order of its amount', () => {
    const paid = order(1001, 0, { state: 'settled' });
    const other = order(1009, 5000);
    expect(propose({ amount: 5000, text: 'ordine 1001' }, [paid], { byAmount: [other] })).toBeNull();
    expect(settledReferences('ordine 1001', new Map([[1001, paid]]))).toEqual([paid]);
  });
  it('with the bare number of an order is likely where the amount is exact', () => {
    expect(propose({ amount: 5000, text: 'saldo 1001' }, [order(1001, 5000)])).toMatchObject({
      certainty: 'likely',
      basis: 'number',
    });
    expect(propose({ amount: 4000, text: 'saldo 1001' }, [order(1001, 5000)])).toBeNull();
  });
  it('without a number is found by the name of the payer, or by an amount that is the only one', () => {
    const orders = [order(1001, 5000), order(1002, 5000, { names: ['Ada Riva'] })];
    expect(propose({ amount: 5000, payer: 'OFFICINA NERI SRL' }, [], { byAmount: orders })).toMatchObject({
      basis: 'name',
      certainty: 'likely',
      orders: [{ number: 1001 }],
    });
    expect(propose({ amount: 5000, payer: 'Verdi' }, [], { byAmount: orders })).toBeNull();
    expect(propose({ amount: 5000, payer: 'Verdi' }, [], { byAmount: orders.slice(1) })).toMatchObject({
      basis: 'amount',
      certainty: 'check',
    });
  });
  it('of a parcel is that of its order', () => {
    const found = propose({ amount: 5000, text: 'ordine 1009' }, [order(1009, 5000)], {
      byParcel: [order(1001, 5000)],
    });
    expect(found).toMatchObject({ basis: 'parcel', certainty: 'certain', orders: [{ number: 1001 }] });
  });
});

test.each([
  ['NERI MARIO E C. SNC', 'Mario Neri', true],
  ['Officina Neri S.R.L.', 'Officina Neri Srl', true],
  ['Ordinante: Autoricambi Però', 'Autoricambi Pero S.n.c.', true],
  ['Mario Bianchi', 'Mario Neri', false],
  ['S.r.l.', 'S.r.l.', false],
])('"%s" names "%s": %s', (written, name, same) => {
  expect(isSameName(written, name)).toBe(same);
});

describe('an amount', () => {
  const orders = [
    { id: 1, due: toCents(6000) },
    { id: 2, due: toCents(4000) },
  ];
  it('that is exact settles all', () => {
    expect(allocate(toCents(10000), orders, { choice: 'none' })).toMatchObject({
      shares: [
        { amount: 6000, settles: true },
        { amount: 4000, settles: true },
      ],
    });
  });
  it('that differs settles nothing unless staff say so', () => {
    expect(allocate(toCents(9000), orders, { choice: 'none' })).toMatchObject({
      ok: false,
      error: { difference: -1000 },
    });
    expect(allocate(toCents(10001), orders, { choice: 'part' })).toMatchObject({
      ok: false,
      error: { difference: 1 },
    });
  });
  it('that is too small pays the first orders, or all where the rest is waived', () => {
    expect(allocate(toCents(7000), orders, { choice: 'part' })).toMatchObject({
      shares: [
        { amount: 6000, settles: true },
        { amount: 1000, settles: false },
      ],
    });
    expect(allocate(toCents(9999), orders, { choice: 'accept' })).toMatchObject({
      shares: [{ settles: true }, { settles: true }],
    });
  });
  it('that is too large gives no order more than is due', () => {
    const allocated = allocate(toCents(10500), orders, { choice: 'accept' });
    expect(allocated).toMatchObject({ shares: [{ amount: 6000 }, { amount: 4000 }], difference: 500 });
  });
});

describe('what is still to come for an order', () => {
  const facts = {
    isPaid: false,
    isRemitted: false,
    balance: toCents(0),
    owed: toCents(5000),
    received: toCents(0),
  } as const;
  test.each([
    ['a transfer that is awaited', { status: 'on-hold', paymentMethod: 'bacs' }, 'bank', 'awaits', 5000],
    ['an order on credit', { status: 'completed', paymentMethod: 'credit' }, 'bank', 'awaits', 5000],
    ['an order that was cancelled', { status: 'cancelled', paymentMethod: 'bacs' }, 'bank', 'unlikely', 5000],
    [
      'an order that awaits approval',
      { status: 'pending-approval', paymentMethod: 'approval' },
      'bank',
      'settled',
      0,
    ],
    [
      'cash on delivery by the courier',
      { status: 'processing', paymentMethod: 'cod' },
      'courier',
      'awaits',
      5000,
    ],
    [
      'cash on delivery by the bank',
      { status: 'processing', paymentMethod: 'cod' },
      'bank',
      'unlikely',
      5000,
    ],
    [
      'cash on delivery that was completed',
      { status: 'completed', paymentMethod: 'cod', isPaid: true },
      'courier',
      'awaits',
      5000,
    ],
    [
      'cash on delivery that was handed over',
      { status: 'completed', paymentMethod: 'cod', isPaid: true, isRemitted: true },
      'courier',
      'settled',
      0,
    ],
    [
      'an order paid in parts',
      { status: 'on-hold', paymentMethod: 'bacs', received: toCents(2000) },
      'bank',
      'awaits',
      3000,
    ],
    [
      'a paid order that was edited',
      {
        status: 'on-hold',
        paymentMethod: 'bacs',
        isPaid: true,
        received: toCents(5000),
        balance: toCents(700),
      },
      'bank',
      'awaits',
      700,
    ],
  ] as const)('%s', (_, order, kind, state, due) => {
    expect(stillToCome({ ...facts, ...order }, kind)).toEqual({ state, due });
  });
});
