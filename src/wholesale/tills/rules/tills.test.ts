import { expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { receiptOfOrder } from './receipt-of-order.ts';
import { expectedCash } from './till.ts';
import { readMovement, readReceiptNumber, readTendered, readTillSettings } from './till-forms.ts';

it('the cash in the drawer is the float, what was sold and what was put in or taken out', () => {
  expect(expectedCash(10_000, { cash: toCents(2550), movements: toCents(-5000) })).toBe(7550);
});

it.each([
  ['', 1990],
  ['20', 2000],
  ['19,90', 1990],
  ['19,89', null],
  ['venti', null],
])('of 19,90 the customer gives “%s”', (typed, given) => {
  expect(readTendered(typed, toCents(1990))).toEqual(
    given === null ? { ok: false, problem: 'tendered' } : { ok: true, value: given },
  );
});

it.each([
  [{ amount: '50', reason: 'In banca', direction: 'out' }, -5000],
  [{ amount: '50', reason: 'Spiccioli', direction: 'in' }, 5000],
  [{ amount: '0', reason: 'x', direction: 'in' }, 'amount'],
  [{ amount: '50', reason: '', direction: 'in' }, 'reason'],
])('cash in and out: %j', (typed, result) => {
  const read = readMovement(typed);
  expect(read.ok ? read.value.amount : read.problem).toBe(result);
});

it.each([
  ['0012-0034', { closure: 12, number: 34 }],
  ['12/34', { closure: 12, number: 34 }],
  ['34', { closure: null, number: 34 }],
  ['0', null],
  ['dodici', null],
])('the number of a receipt “%s”', (typed, value) => {
  expect(readReceiptNumber(typed)).toEqual(
    value ? { ok: true, value } : { ok: false, problem: 'receipt-number' },
  );
});

const till = { name: 'Cassa 1', active: true, address: '', departments: '' };
it.each([
  [{ name: '' }, 'name'],
  [{ address: 'ftp://x' }, 'address'],
  [{ address: 'http://u@x' }, 'address'],
  [{ address: '192.168.1.5', departments: '' }, 'departments'],
  [{ departments: '22: zero' }, 'departments'],
  [{ departments: '22: 0' }, 'departments'],
])('a till is refused: %j', (fields, problem) => {
  expect(readTillSettings({ ...till, ...fields })).toEqual({ ok: false, problem });
});

it('a till has the origin of its printer and a department for each rate', () => {
  const read = readTillSettings({ ...till, address: '192.168.1.5/x', departments: '22%: 1\n5,5 = 2' });
  expect(read).toMatchObject({
    ok: true,
    value: { printerAddress: 'http://192.168.1.5', departments: { 2200: 1, 550: 2 } },
  });
});

type Order = Parameters<typeof receiptOfOrder>[0];
const line = (quantity: number, gross: number, rate = 2200) =>
  ({ name: 'Filtro', quantity, net: gross, tax: 0, rate }) as unknown as OrderView['lines'][number];
const order = (lines: Order['lines'], total: number, fee: Order['fee'] = null): Order => ({
  lines,
  shippingTitle: 'Corriere',
  fee,
  taxLines: [{ rate: 2200, tax: toCents(0) }],
  total: toCents(total),
});

it.each([
  ['goods alone', order([line(3, 300)], 300), [[3, 100]]],
  ['an amount that is no multiple of its pieces', order([line(3, 100)], 100), [[1, 100]]],
  [
    'shipping',
    order([line(1, 100)], 890),
    [
      [1, 100],
      [1, 790],
    ],
  ],
  [
    'a discount of the payment',
    order([line(1, 1000)], 980, {
      title: 'Sconto',
      net: toCents(-20),
      tax: toCents(0),
      amount: toCents(-20),
    }),
    [
      [1, 1000],
      [1, -20],
    ],
  ],
])('the receipt of an order adds up to its total: %s', (_, sold, expected) => {
  const receipt = receiptOfOrder(sold, { 2200: 1 });
  if (!receipt.ok) throw new Error(`no department for ${receipt.rate}`);
  expect(receipt.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual(expected);
  expect(receipt.lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0)).toBe(sold.total);
});

it('a rate without a department is named, and nothing is printed', () => {
  expect(receiptOfOrder(order([line(1, 100, 1000)], 100), { 2200: 1 })).toEqual({ ok: false, rate: 1000 });
});
