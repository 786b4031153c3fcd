import { expect, it } from 'vitest';
import { type CellChoices, readText, writeText } from './cell-text.ts';
import { readCell, type VariationField } from './variation-field.ts';

const choices: CellChoices = { codes: {}, options: {}, any: 'Qualsiasi', pictures: [9] };

it.each([
  ['regularPriceCents', '12,9', 1290],
  ['regularPriceCents', '12.90', 1290],
  ['regularPriceCents', '1.290', 129000],
  ['regularPriceCents', '€ 5', 500],
  ['regularPriceCents', '', null],
  ['regularPriceCents', '-5', '-5'],
  ['weightGrams', '1.500', 1500],
  ['weightGrams', '1,5', '1,5'],
  ['onHand', '', 0],
  ['sku', '  AB 1 ', 'AB 1'],
  ['imageId', '#1', 9],
  ['imageId', '2', '2'],
  ['saleTo', '31/02/2026', '31/02/2026'],
  ['saleTo', 'domani', 'domani'],
] as const)('%s: %j is %j', (field, typed, value) => {
  expect(readText(field, typed, choices)).toBe(value);
});

it.each(['24/12/2026', '24/12/2026 18:30', '01/03/2027 06:05'])(
  'a moment is written as it was read: %s',
  (text) => {
    expect(writeText('saleFrom', readText('saleFrom', text, choices), choices)).toBe(text);
  },
);

it('a text that says no value is refused as one', () => {
  const cases: readonly (readonly [VariationField, string])[] = [
    ['regularPriceCents', '-5'],
    ['weightGrams', '1,5'],
    ['saleTo', 'domani'],
    ['imageId', '7'],
    ['status', 'boh'],
    ['option:3', 'viola'],
  ];
  for (const [field, typed] of cases) {
    expect([field, readCell(field, readText(field, typed, choices)).ok]).toEqual([field, false]);
  }
});
