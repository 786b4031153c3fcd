import { describe, expect, it } from 'vitest';
import { minimumAfterBulk, rowMinimum } from './row-minimum.ts';

describe('the quantity that a row starts from', () => {
  it.each([
    [{ own: 1, inStock: true, returnZero: '0' }, 1],
    [{ own: 0, inStock: true, returnZero: '' }, 1],
    [{ own: 4, inStock: true, returnZero: '' }, 4],
    [{ own: 1, inStock: true, returnZero: '1' }, 0],
    [{ own: 4, inStock: true, returnZero: '1' }, 0],
  ])('[TAB-52] is 1 by default and 0 when `return_zero` is 1 (%o)', (terms, minimum) => {
    expect(rowMinimum(terms)).toBe(minimum);
  });

  it.each(['0', '1'])('[TAB-53] is 0 where the row is out of stock (return_zero %s)', (returnZero) => {
    expect(rowMinimum({ own: 2, inStock: false, returnZero })).toBe(0);
  });

  it.each([
    [0, 1],
    [null, 1],
    [1, 1],
    [6, 6],
  ])('[TAB-72] after a bulk add a minimum of %s becomes %s', (before, after) => {
    expect(minimumAfterBulk(before)).toBe(after);
  });
});
