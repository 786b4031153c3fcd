import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tierClickQuantity } from './tier-click.ts';

const range = { from: 10, to: 49 };
const open = { from: 50, to: null };

test('[TIER-07] a range gives its end, or its beginning where the setting says so', () => {
  expect(tierClickQuantity(range, {}, false)).toBe(49);
  expect(tierClickQuantity(range, {}, true)).toBe(10);
});

test('[TIER-08] `N+` gives N', () => {
  expect(tierClickQuantity(open, {}, false)).toBe(50);
  expect(tierClickQuantity(open, {}, true)).toBe(50);
});

test('[TIER-09] the value is clamped to the limits of the input', () => {
  expect(tierClickQuantity(range, { minimum: 60, maximum: 100, step: 1 }, false)).toBe(60);
  expect(tierClickQuantity(range, { minimum: 1, maximum: 20, step: 1 }, false)).toBe(20);
  expect(tierClickQuantity(open, { minimum: 1, maximum: 20, step: 1 }, false)).toBe(20);
});

test('[TIER-09] [QTY-03] [QTY-04] without values of its own the limits are 1 and 999999999', () => {
  expect(tierClickQuantity({ from: 0, to: 0 }, {}, false)).toBe(1);
  expect(tierClickQuantity({ from: 2_000_000_000, to: null }, {}, false)).toBe(999_999_999);
});

test.each([
  [range, 48],
  [{ from: 51, to: null }, 52],
  [{ from: 1, to: 9 }, 8],
])('[TIER-10] with a step of 4 %j snaps to %i: down for a range, up for `N+`', (row, expected) => {
  expect(tierClickQuantity(row, { minimum: 4, maximum: 400, step: 4 }, false)).toBe(expected);
});

test('[TIER-09] [TIER-10] what is filled in can be bought', () => {
  const limits = fc
    .record({
      step: fc.integer({ min: 1, max: 12 }),
      least: fc.integer({ min: 1, max: 6 }),
      more: fc.nat(40),
    })
    .map(({ step, least, more }) => ({ step, minimum: least * step, maximum: (least + more) * step }));
  const row = fc.record({
    from: fc.integer({ min: 1, max: 300 }),
    to: fc.option(fc.integer({ min: 1, max: 600 })),
  });
  fc.assert(
    fc.property(row, limits, fc.boolean(), (clicked, own, lowest) => {
      const quantity = tierClickQuantity(clicked, own, lowest);
      expect(quantity).toBeGreaterThanOrEqual(own.minimum);
      expect(quantity).toBeLessThanOrEqual(own.maximum);
      expect(quantity % own.step).toBe(0);
    }),
  );
});
