import { describe, expect, it } from 'vitest';
import { checkLine } from './check-line.ts';

const rule = { minQuantity: 4, maxQuantity: 20, step: 2, soldIndividually: false, available: 10 };

describe('checkLine', () => {
  it.each([
    [4, null],
    [10, null],
    [0, { code: 'not-a-quantity' }],
    [-4, { code: 'not-a-quantity' }],
    [4.5, { code: 'not-a-quantity' }],
    [Number.POSITIVE_INFINITY, { code: 'not-a-quantity' }],
    [2, { code: 'below-minimum', minimum: 4 }],
    [5, { code: 'not-a-multiple', step: 2 }],
    [12, { code: 'not-enough-stock', available: 10 }],
    [22, { code: 'not-enough-stock', available: 10 }],
  ])('[QTY-02] %d pieces: %j', (quantity, problem) => {
    expect(checkLine(quantity, rule)).toEqual(problem);
  });

  it('[QTY-02] a quantity too large names the lowest bound: stock, the item’s own maximum, or the maximum of any line', () => {
    const free = { ...rule, maxQuantity: null, minQuantity: 1, step: 1 };
    expect(checkLine(99_999, { ...free, available: 12 })).toEqual({
      code: 'not-enough-stock',
      available: 12,
    });
    expect(checkLine(99_999, { ...free, available: null })).toEqual({ code: 'above-maximum', maximum: 9999 });
    expect(checkLine(30, { ...rule, available: 40 })).toEqual({ code: 'above-maximum', maximum: 20 });
    expect(checkLine(30, { ...rule, available: null })).toEqual({ code: 'above-maximum', maximum: 20 });
  });

  it('[QTY-02] an item out of stock is refused whatever the quantity, unless it allows backorders', () => {
    expect(checkLine(4, { ...rule, available: 0 })).toEqual({ code: 'out-of-stock' });
    expect(checkLine(4, { ...rule, available: null })).toBeNull();
  });

  it('[QTY-02] a second piece of what is sold individually is refused', () => {
    expect(checkLine(2, { ...rule, soldIndividually: true })).toEqual({ code: 'sold-individually' });
    expect(checkLine(1, { ...rule, soldIndividually: true })).toBeNull();
  });
});
