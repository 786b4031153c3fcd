import { expect, test } from 'vitest';
import { type StockRow, stockOf } from './stock-of.ts';

const row = { on_hand: 10, reserved: 0, low_stock_threshold: 3, backorders: 'no' } satisfies StockRow;

const cases: [string, StockRow, object][] = [
  ['plenty', row, { available: 10, limit: 10, note: { kind: 'in-stock' } }],
  ['reserved in part', { ...row, reserved: 7 }, { available: 3, limit: 3, note: { kind: 'few', left: 3 } }],
  [
    'reserved beyond',
    { ...row, on_hand: 1, reserved: 2 },
    { available: 0, limit: 0, note: { kind: 'out-of-stock' } },
  ],
  [
    'nothing, but on order',
    { ...row, on_hand: 0, backorders: 'yes' },
    { available: 0, limit: null, note: { kind: 'backorder' } },
  ],
  [
    'without a row of stock',
    { ...row, on_hand: null, reserved: null, low_stock_threshold: null },
    { available: 0, limit: 0, note: { kind: 'out-of-stock' } },
  ],
];

test.each(cases)('%s', (_, stock, expected) => {
  expect(stockOf(stock)).toMatchObject(expected);
});
