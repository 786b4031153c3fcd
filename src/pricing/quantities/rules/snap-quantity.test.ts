import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlimitedQuantity } from './largest-quantities.ts';
import { snapQuantity } from './snap-quantity.ts';

test.each([
  ['5', { minimum: 4, maximum: 20, step: 4 }, 8],
  ['8', { minimum: 4, maximum: 20, step: 4 }, 8],
  ['18', { minimum: 4, maximum: 20, step: 4 }, 16],
  ['17', { minimum: 4, maximum: 21, step: 4 }, 20],
  ['4.5', { minimum: 4, maximum: 20, step: 4 }, 8],
  ['2.5', { minimum: 1, maximum: 20, step: 1 }, 3],
  ['99', { minimum: 4, maximum: 20, step: 4 }, 20],
])('[VAR-31] %s goes up to the next multiple below the maximum, else down: %j', (typed, limits, expected) => {
  expect(snapQuantity(typed, limits)).toBe(expected);
});

test.each([
  ['0', { minimum: 2, maximum: 9, step: 1 }, 2],
  ['12', { minimum: 2, maximum: 9, step: 1 }, 9],
  ['dieci', { minimum: 2, maximum: 9, step: 1 }, 2],
  ['7', {}, 7],
  ['9999999999', {}, unlimitedQuantity],
])('[VAR-30] %s is clamped to the limits %j, without a step by ones', (typed, limits, expected) => {
  expect(snapQuantity(typed, limits)).toBe(expected);
});

test('[VAR-30] [VAR-31] whatever is typed, the limits hold, and a multiple comes out where there is one', () => {
  const limits = fc
    .record({ step: fc.integer({ min: 1, max: 12 }), least: fc.integer({ min: 1, max: 6 }), more: fc.nat(9) })
    .map(({ step, least, more }) => ({ step, minimum: least * step, maximum: (least + more) * step }));
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 400 }), limits, (typed, own) => {
      const quantity = snapQuantity(String(typed), own);
      expect(quantity).toBeGreaterThanOrEqual(own.minimum);
      expect(quantity).toBeLessThanOrEqual(own.maximum);
      expect(quantity % own.step).toBe(0);
    }),
  );
});
