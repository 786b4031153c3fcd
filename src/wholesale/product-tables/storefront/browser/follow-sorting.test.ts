import { describe, expect, it } from 'vitest';
import { sortKindOf } from '../../rules/table-columns.ts';
import { compareCells, sortedBy } from './follow-sorting.ts';

const sorted = (cells: readonly (number | string)[], direction: 'ASC' | 'DESC') =>
  cells.toSorted((a, b) => compareCells(a, b, direction));

describe('a table', () => {
  it('[TAB-39] is sorted by the head that is clicked, and each further click toggles ASC and DESC', () => {
    const first = sortedBy(null, 'price');
    expect(first).toEqual({ column: 'price', direction: 'ASC' });
    expect(sortedBy(first, 'price')).toEqual({ column: 'price', direction: 'DESC' });
    expect(sortedBy(sortedBy(first, 'price'), 'price')).toEqual(first);
    expect(sortedBy(sortedBy(first, 'price'), 'sku')).toEqual({ column: 'sku', direction: 'ASC' });
  });

  it('[TAB-40] compares numbers as whole ones, times 100000', () => {
    expect(sorted([10, 9.5, 100, 9.49999], 'ASC')).toEqual([9.49999, 9.5, 10, 100]);
    // Beyond the fifth decimal two numbers are the same.
    expect(compareCells(1.000_001, 1.000_002, 'ASC')).toBe(0);
    expect(compareCells(1.000_01, 1.000_02, 'ASC')).toBe(-1);
  });

  it('[TAB-41] compares texts by their first 80 characters', () => {
    const [long, longer] = [`${'a'.repeat(79)}x`, `${'a'.repeat(80)}`];
    expect(compareCells(`${longer}1`, `${longer}2`, 'ASC')).toBe(0);
    expect(compareCells(longer, long, 'ASC')).toBeLessThan(0);
    expect(sorted(['Pinza', 'Àncora', 'disco'], 'DESC')).toEqual(['Pinza', 'disco', 'Àncora']);
  });

  it('puts what a row does not say at the end, whichever way the others go', () => {
    expect(sorted([Number.NaN, 2, 1], 'ASC')).toEqual([1, 2, Number.NaN]);
    expect(sorted(['', 'a', 'b'], 'DESC')).toEqual(['b', 'a', '']);
  });

  it('[TAB-42] cannot be sorted by quantity and checkbox', () => {
    expect([sortKindOf('quantity'), sortKindOf('check')]).toEqual([null, null]);
    expect([sortKindOf('price'), sortKindOf('product_title'), sortKindOf('pa_lato')]).toEqual([
      'number',
      'text',
      'text',
    ]);
  });
});
