import { expect, test } from 'vitest';
import { isAllInStock } from './is-all-in-stock.ts';

const row = (itemId: number, quantity: number, inStock: number) => ({ itemId, quantity, inStock });

test.each([
  ['nothing', [], true],
  ['as many as there are', [row(1, 3, 3), row(2, 1, 9)], true],
  ['one too many', [row(1, 3, 3), row(2, 2, 1)], false],
  ['two rows of one item', [row(1, 2, 3), row(1, 2, 3)], false],
  ['what has to come in', [row(1, 1, 0)], false],
])('%s', (_, rows, all) => {
  expect(isAllInStock(rows)).toBe(all);
});
