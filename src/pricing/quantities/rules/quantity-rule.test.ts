import { expect, test } from 'vitest';
import { quantityRule } from './quantity-rule.ts';

test('[QTY-02] each limit of a list stands in for the own one of the item, and no other', () => {
  const row = { min_quantity: 1, max_quantity: 50, quantity_step: 1, sold_individually: false };
  const rule = { minQuantity: 1, maxQuantity: 50, step: 1, soldIndividually: false, available: 7 };
  expect(quantityRule(row, { minimum: 4, maximum: null, step: 4 }, 7)).toEqual({
    ...rule,
    minQuantity: 4,
    step: 4,
  });
  expect(quantityRule(row, { minimum: null, maximum: 20, step: null }, 7)).toEqual({
    ...rule,
    maxQuantity: 20,
  });
  expect(quantityRule(row, null, 7)).toEqual(rule);
});
