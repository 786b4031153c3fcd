import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { planRefund, type RefundableOrder } from './plan-refund.ts';
import { readRefundForm } from './refund-form.ts';

const none = { refundedNet: toCents(0), refundedTax: toCents(0) };
const order: RefundableOrder = {
  mode: 'gross',
  lines: [
    { id: 1, quantity: 3, refundedQuantity: 0, net: toCents(3000), tax: toCents(660), ...none },
    { id: 2, quantity: 1, refundedQuantity: 0, net: toCents(1000), tax: toCents(220), ...none },
  ],
  shipping: { net: toCents(648), tax: toCents(142), ...none },
  total: toCents(5670),
  refunded: toCents(0),
};

test('pieces without an amount cost what they were sold for', () => {
  const read = readRefundForm(order, { 'quantity[1]': '2', 'restock[1]': '1', reason: ' Difettosi ' });
  expect(read).toEqual({
    ok: true,
    request: { lines: [{ lineId: 1, quantity: 2, amount: 2440, restock: true }], shipping: 0 },
    reason: 'Difettosi',
  });
});

test('a typed amount counts, with pieces or without', () => {
  const read = readRefundForm(order, {
    'quantity[1]': '1',
    'amount[1]': '10,00 €',
    'amount[2]': '2,5',
    shipping: '7,90',
  });
  expect(read).toMatchObject({
    ok: true,
    request: {
      lines: [
        { lineId: 1, quantity: 1, amount: 1000, restock: false },
        { lineId: 2, quantity: 0, amount: 250, restock: false },
      ],
      shipping: 790,
    },
  });
});

test.each([
  [{ 'quantity[1]': '-1' }, { code: 'not-a-quantity', lineId: 1 }],
  [{ 'quantity[2]': '1.5' }, { code: 'not-a-quantity', lineId: 2 }],
  [{ 'amount[2]': '-5' }, { code: 'not-an-amount', lineId: 2 }],
  [{ 'amount[2]': 'dieci' }, { code: 'not-an-amount', lineId: 2 }],
  [{ shipping: '1e3' }, { code: 'not-an-amount', lineId: null }],
])('%j is no refund', (fields, error) => {
  expect(readRefundForm(order, fields)).toEqual({ ok: false, error });
});

test('more pieces than were sold pass the form, since the plan refuses them', () => {
  const read = readRefundForm(order, { 'quantity[2]': '2' });
  expect(read.ok && planRefund(order, read.request)).toMatchObject({
    ok: false,
    error: { code: 'too-many-pieces', lineId: 2, left: 1 },
  });
});
