import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedRate, type TaxArea } from './combined-rate.ts';

const area = (options: Partial<TaxArea>): TaxArea => ({
  country: 'IT',
  state: '',
  postcode: '',
  rate: 2200,
  priority: 1,
  compound: false,
  ...options,
});
const there = { country: 'IT', state: 'SO', postcode: '23041' };

describe('combinedRate', () => {
  it.each([
    ['no rate at all', [], 0],
    ['the country', [area({})], 2200],
    ['another country', [area({ country: 'DE' })], 0],
    ['the province before the country', [area({}), area({ state: 'SO', rate: 2100 })], 2100],
    ['another province', [area({}), area({ state: 'MO', rate: 2100 })], 2200],
    ['the postcode before the province', [area({ state: 'SO' }), area({ postcode: '23041', rate: 0 })], 0],
    ['a range of postcodes', [area({}), area({ postcode: '23040...23049', rate: 700 })], 700],
    ['a beginning of postcodes', [area({}), area({ postcode: '23*', rate: 800 })], 800],
    [
      'one code before a range',
      [area({ postcode: '23041', rate: 0 }), area({ postcode: '23*', rate: 800 })],
      0,
    ],
    ['two priorities, added up', [area({ rate: 500 }), area({ state: 'SO', rate: 700, priority: 2 })], 1200],
    [
      'two priorities, the second on top of the first',
      [area({ rate: 500 }), area({ rate: 1000, priority: 2, compound: true })],
      1550,
    ],
    [
      'compound in the order of priority, not of the list',
      [area({ rate: 1000, priority: 2, compound: true }), area({ rate: 500 })],
      1550,
    ],
    ['a compound one alone', [area({ rate: 1000, compound: true })], 1000],
  ])('of %s', (_name, areas, expected) => {
    expect(combinedRate(areas, there)).toBe(expected);
  });

  it('does not depend on the order in which areas are listed', () => {
    const rates = fc.integer({ min: 0, max: 3000 });
    const areas = fc.uniqueArray(
      fc.record({
        country: fc.constantFrom('IT', 'DE'),
        state: fc.constantFrom('', 'SO'),
        postcode: fc.constantFrom('', '23041'),
        rate: rates,
        priority: fc.constantFrom(1, 2, 3),
        compound: fc.boolean(),
      }),
      { selector: ({ country, state, postcode, priority }) => [country, state, postcode, priority].join() },
    );
    fc.assert(
      fc.property(areas, (listed) => {
        expect(combinedRate(listed.toReversed(), there)).toBe(combinedRate(listed, there));
      }),
    );
  });
});
