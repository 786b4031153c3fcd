import { expect, test } from 'vitest';
import { stockNote } from './stock-note.ts';

test.each([
  [6, 'no', { kind: 'in-stock' }],
  [5, 'no', { kind: 'few', left: 5 }],
  [1, 'yes', { kind: 'few', left: 1 }],
  [0, 'no', { kind: 'out-of-stock' }],
  [0, 'notify', { kind: 'backorder' }],
  [-2, 'yes', { kind: 'backorder' }],
] as const)('%i available, backorders %s', (available, backorders, expected) => {
  expect(stockNote({ available, lowFrom: 5, backorders })).toEqual(expected);
});
