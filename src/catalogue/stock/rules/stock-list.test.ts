import { expect, test } from 'vitest';
import { stockList, stockStateOf } from './stock-list.ts';

const usual = { onHand: 10, reserved: 0, threshold: 3, waiting: 0 };
const article = { id: 1, name: 'Filtro', choices: '', sku: 'F-1', ...usual };

test.each([
  [{ onHand: 10 }, 'enough'],
  [{ onHand: 4, reserved: 1 }, 'low'],
  [{ onHand: 4, reserved: 4 }, 'out'],
  [{ onHand: 4, reserved: 5 }, 'negative'],
  [{ onHand: -1 }, 'negative'],
])('%j is %s', (figures, state) => {
  expect(stockStateOf({ ...article, ...figures })).toBe(state);
});

test('the address of a list says what is not usual', () => {
  const query = stockList.read(new URLSearchParams('state=low&s=filtro&sort=available-desc&page=2'));
  expect(query).toEqual({ state: 'low', words: 'filtro', at: null, sort: 'available-desc', page: 2 });
  expect(query && stockList.path(query)).toBe('/staff/stock/?state=low&s=filtro&sort=available-desc&page=2');
  expect(stockList.read(new URLSearchParams('state=gone'))).toBeNull();
});
