import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clickOption, dropUnavailable } from './choose-option.ts';
import { matchesVariation } from './match-variation.ts';

const red = { name: 'colore', slug: 'rosso' };

test('[VAR-32] a click selects, a click on the selected swatch deselects', () => {
  const once = clickOption({ colore: '', litri: '1-l' }, red, true);
  expect(once).toEqual({ colore: 'rosso', litri: '1-l' });
  expect(clickOption(once, red, true)).toEqual({ colore: '', litri: '1-l' });
});

test('[VAR-32] without the setting a second click leaves it selected', () => {
  expect(clickOption({ colore: 'rosso' }, red, false)).toEqual({ colore: 'rosso' });
});

const variations = [
  { attributes: { colore: 'rosso', litri: '1-l' }, buyable: true },
  { attributes: { colore: 'rosso', litri: '5-l' }, buyable: false },
  { attributes: { colore: 'blu', litri: '5-l' }, buyable: true },
];

test.each([
  ['what goes with it in stock stays', { colore: 'rosso', litri: '1-l' }, { colore: 'rosso', litri: '1-l' }],
  [
    'what is sold out beside it is cleared',
    { colore: 'rosso', litri: '5-l' },
    { colore: 'rosso', litri: '' },
  ],
  ['what does not exist beside it is cleared', { colore: 'blu', litri: '1-l' }, { colore: 'blu', litri: '' }],
  ['a deselected attribute clears nothing', { colore: '', litri: '5-l' }, { colore: '', litri: '5-l' }],
])('[VAR-33] %s', (_, choice, expected) => {
  expect(dropUnavailable(choice, 'colore', variations)).toEqual(expected);
});

test('[VAR-33] what is left belongs to a variation in stock, and the option picked last stays', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const value = fc.constantFrom('x', 'y', 'z');
  const attributes = fc.record({ a: value, b: value, c: value });
  const known = fc.array(fc.record({ attributes, buyable: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(known, attributes, name, (all, choice, picked) => {
      const left: Readonly<Record<string, string>> = dropUnavailable(choice, picked, all);
      expect(left[picked]).toBe(choice[picked]);
      const others = Object.entries(left).filter(([other, slug]) => other !== picked && slug !== '');
      const inStock = all.filter(({ buyable }) => buyable);
      if (others.length > 0) expect(inStock.some((one) => matchesVariation(one.attributes, left))).toBe(true);
    }),
  );
});
