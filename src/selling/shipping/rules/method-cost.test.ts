import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { chargedGrams, methodCost } from './method-cost.ts';
import type { HeavyGoods, ShippingBand } from './shipping-zone.ts';
import { aShippingMethod } from './some-shipping-terms.ts';

const bands: readonly ShippingBand[] = [
  { upTo: 10_000, cost: toCents(1200) },
  { upTo: 3000, cost: toCents(700) },
];
const heavy: HeavyGoods = { volumeDivisor: 4000, furtherKg: toCents(80), mostGrams: 30_000 };
const ask = (weightGrams: number, volumeMm3 = 0, more: Partial<HeavyGoods> = {}) =>
  methodCost(aShippingMethod({ kind: 'weight_rate', bands, heavy: { ...heavy, ...more } }), {
    flat: toCents(0),
    classes: [],
    weightGrams,
    volumeMm3,
    goodsReach: () => true,
  });

describe('a rate by weight', () => {
  test.each([
    [0, 700],
    [3000, 700],
    [3001, 1200],
    [10_000, 1200],
    [10_001, 1280],
    [11_000, 1280],
    [11_001, 1360],
    [30_000, 2800],
    [30_001, null],
  ])('of %i grams costs %j', (grams, cost) => expect(ask(grams)).toBe(cost));

  test('ships nothing above its last band where further kilograms have no price', () => {
    expect([ask(10_000, 0, { furtherKg: null }), ask(10_001, 0, { furtherKg: null })]).toEqual([1200, null]);
  });

  test('counts what is bulky by its volume where that is more, and by weight alone without a divisor', () => {
    const litres = (count: number) => count * 1_000_000;
    expect(ask(1000, litres(12))).toBe(700);
    expect(ask(1000, litres(12.001))).toBe(1200);
    expect(ask(5000, litres(1))).toBe(1200);
    expect(ask(1000, litres(400), { volumeDivisor: null })).toBe(700);
    // The limit is one of the scale.
    expect(ask(1000, litres(200))).toBe(1200 + 40 * 80);
  });

  test('never costs less for more weight or more volume, whatever its bands are', () => {
    const table = fc
      .uniqueArray(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 })
      .chain((limits) =>
        fc
          .array(fc.integer({ min: 0, max: 5000 }), { minLength: limits.length, maxLength: limits.length })
          .map((costs) => {
            const rising = costs.toSorted((a, b) => a - b);
            return limits
              .toSorted((a, b) => a - b)
              .map((upTo, at) => ({ upTo, cost: toCents(rising[at] ?? 0) }));
          }),
      );
    const grams = fc.integer({ min: 0, max: 80_000 });
    const volume = fc.integer({ min: 0, max: 400_000_000 });
    fc.assert(
      fc.property(
        table,
        grams,
        grams,
        volume,
        volume,
        fc.integer({ min: 1000, max: 10_000 }),
        fc.integer({ min: 0, max: 500 }),
        (rising, light, more, small, large, volumeDivisor, furtherKg) => {
          const cost = (weightGrams: number, volumeMm3: number) =>
            methodCost(
              aShippingMethod({
                kind: 'weight_rate',
                bands: rising,
                heavy: { volumeDivisor, furtherKg: toCents(furtherKg), mostGrams: null },
              }),
              { flat: toCents(0), classes: [], weightGrams, volumeMm3, goodsReach: () => true },
            ) ?? Number.NaN;
          expect(cost(light + more, small + large)).toBeGreaterThanOrEqual(cost(light, small));
        },
      ),
    );
  });

  test('without bands of heavy goods is what it always was', () => {
    const plain = aShippingMethod({ kind: 'weight_rate', bands });
    const question = { flat: toCents(0), classes: [], goodsReach: () => true };
    expect(methodCost(plain, { ...question, weightGrams: 10_000 })).toBe(1200);
    expect(methodCost(plain, { ...question, weightGrams: 10_001, volumeMm3: 1 })).toBeNull();
  });
});

test('articles without size or weight weigh nothing by it', () => {
  expect([chargedGrams(0, 0, 4000), chargedGrams(500, 0, 4000), chargedGrams(0, 1, 4000)]).toEqual([
    0, 500, 1,
  ]);
});
