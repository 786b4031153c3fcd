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
    [22, { code: 'above-maximum', maximum: 20 }],
  ])('[QTY-02] %d pieces: %j', (quantity, problem) => {
    expect(checkLine(quantity, rule)).toEqual(problem);
  });

  it('[QTY-02] what is out of stock is refused whatever the quantity, unless it may be ordered beyond', () => {
    expect(checkLine(4, { ...rule, available: 0 })).toEqual({ code: 'out-of-stock' });
    expect(checkLine(4, { ...rule, available: null })).toBeNull();
  });

  it('[QTY-02] a second piece of what is sold individually is refused', () => {
    expect(checkLine(2, { ...rule, soldIndividually: true })).toEqual({ code: 'sold-individually' });
    expect(checkLine(1, { ...rule, soldIndividually: true })).toBeNull();
  });
});
