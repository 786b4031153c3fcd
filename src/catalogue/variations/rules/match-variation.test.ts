import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findVariation, matchesVariation } from './match-variation.ts';

const can = { attribute_pa_litri: '5-l', attribute_pa_grado: '' };

test.each([
  ['equal values', { attribute_pa_litri: '5-l', attribute_pa_grado: '5w30' }, true],
  ['another value', { attribute_pa_litri: '1-l', attribute_pa_grado: '5w30' }, false],
  ['an empty choice', { attribute_pa_litri: '', attribute_pa_grado: '5w30' }, true],
  ['a missing choice', {}, true],
  ['an attribute the variation does not have', { attribute_pa_litri: '5-l', attribute_pa_altro: 'x' }, true],
])('[VAR-11] %s', (_, choice, expected) => {
  expect(matchesVariation(can, choice)).toBe(expected);
});

test('[VAR-10] of many matches the first in order is found', () => {
  const variations = [
    { id: 1, attributes: { attribute_pa_litri: '1-l' } },
    { id: 2, attributes: { attribute_pa_litri: '' } },
    { id: 3, attributes: { attribute_pa_litri: '5-l' } },
  ];
  expect(findVariation(variations, { attribute_pa_litri: '5-l' })?.id).toBe(2);
  expect(findVariation(variations, { attribute_pa_litri: '1-l' })?.id).toBe(1);
  expect(findVariation(variations.slice(0, 1), { attribute_pa_litri: '5-l' })).toBeNull();
});

test('[VAR-11] a match is mutual: it does not matter which side is empty', () => {
  const names = ['a', 'b', 'c'];
  const values = fc.constantFrom('', 'x', 'y');
  const choices = fc
    .tuple(values, values, values)
    .map((list) => Object.fromEntries(names.map((name, index) => [name, list[index] ?? ''])));
  fc.assert(
    fc.property(choices, choices, (one, other) => {
      expect(matchesVariation(one, other)).toBe(matchesVariation(other, one));
    }),
  );
});
