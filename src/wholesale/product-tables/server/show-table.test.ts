import { expect, it } from 'vitest';
import { aRow } from '../rules/rows/a-table-row.ts';
import { startingRow } from './show-table.ts';

it.each([
  [{}, '0', 1],
  [{ min_quantity: 4 }, '0', 4],
  [{ min_quantity: 4 }, '1', 0],
  [{ stock_status: 'outofstock' }, '0', 0],
  [{ stock_status: 'onbackorder' }, '0', 1],
] as const)(
  '[TAB-52] [TAB-53] a row of %o with return_zero %s starts from %i',
  (facts, returnZero, quantity) => {
    const { row } = aRow({ row: facts });
    expect(startingRow({ facts: row }, returnZero).facts).toEqual({
      ...row,
      quantity,
      min_quantity: quantity,
    });
  },
);
