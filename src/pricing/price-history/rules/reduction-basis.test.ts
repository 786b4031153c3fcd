import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { PricedTerms } from './priced-terms.ts';
import { priorPrice } from './prior-price.ts';
import { basisOf, reductionBasis } from './reduction-basis.ts';

const day = 24 * 60 * 60 * 1000;
const terms = (at: number, regular: number | null, sale: number | null = null): PricedTerms => ({
  at: at * day,
  isOpening: false,
  regular: regular === null ? null : toCents(regular),
  sale: sale === null ? null : toCents(sale),
  saleFrom: null,
  saleTo: null,
});

test.each<[string, readonly PricedTerms[], number, number | null]>([
  ['the lowest of the last 30 days', [terms(0, 90), terms(60, 120)], 80, 90],
  ['nothing lower that is older', [terms(0, 90), terms(40, 120)], 80, 120],
  ['nothing for what was never for sale', [terms(0, null)], 70, null],
  [
    'what stood before the sale that runs, for one that goes further',
    [terms(0, 100), terms(70, 100, 80)],
    60,
    100,
  ],
  ['the sale that runs, for one that is dearer', [terms(0, 100), terms(70, 100, 80)], 90, 80],
])('a reduction is measured by %s', (_, history, sale, basis) => {
  expect(basisOf(reductionBasis(history, 85 * day), sale)).toBe(basis);
});

test('what it says of a sale is what shoppers see struck as soon as the sale is saved', () => {
  const histories = [
    [terms(0, 100)],
    [terms(0, 90), terms(60, 120)],
    [terms(0, 100), terms(70, 100, 80)],
    [terms(0, 100), terms(70, 100, 80), terms(75, 100, 60)],
  ];
  for (const history of histories) {
    for (const sale of [50, 60, 70, 80, 90, 95]) {
      const basis = basisOf(reductionBasis(history, 85 * day - 1), sale);
      const saved = priorPrice([...history, terms(85, 120, sale)], 85 * day);
      expect(saved?.amount ?? null).toBe(basis !== null && basis > sale ? basis : null);
    }
  }
});
