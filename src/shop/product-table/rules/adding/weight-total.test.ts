import { describe, expect, it } from 'vitest';
import { weightTotal } from './weight-total.ts';

describe('the weight of a row', () => {
  it.each([
    [1200, 1, ',', '1,20'],
    [1200, 3, ',', '3,60'],
    [335, 3, '.', '1.01'],
    [4, 1, ',', '0,00'],
    [5, 1, ',', '0,01'],
    [12_345, 0, ',', '0,00'],
    [12_345, 9999, ',', '123437,66'],
  ])('[TAB-55] of %i g, %i times, is shown to two decimals', (grams, quantity, separator, shown) => {
    expect(weightTotal(grams, quantity, separator)).toBe(shown);
  });

  it('is not shown of an item without one', () => {
    expect(weightTotal(null, 3, ',')).toBe('');
  });
});
