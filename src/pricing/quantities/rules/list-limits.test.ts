import { expect, test } from 'vitest';
import { withListLimits } from './list-limits.ts';

const rule = { minQuantity: 1, maxQuantity: 50, step: 1, soldIndividually: false, available: 7 };

test('[QTY-02] each limit of a list stands in for the own one of the item, and no other', () => {
  expect(withListLimits(rule, { minimum: 4, maximum: null, step: 4 })).toEqual({
    ...rule,
    minQuantity: 4,
    step: 4,
  });
  expect(withListLimits(rule, { minimum: null, maximum: 20, step: null })).toEqual({
    ...rule,
    maxQuantity: 20,
  });
  expect(withListLimits(rule, null)).toBe(rule);
});
