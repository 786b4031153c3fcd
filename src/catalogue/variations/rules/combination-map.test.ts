import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapCombinations, mostCombinations, readCombinations } from './combination-map.ts';
import { optionStates } from './option-state.ts';

const axes = [
  { name: 'misura', slugs: ['14', '15', '16'] },
  { name: 'stagione', slugs: ['estate', 'inverno'] },
];

test('[VAR-16] [VAR-27] a map says which combinations exist, are offered and can be bought', () => {
  const known = [
    { attributes: { misura: '14', stagione: 'estate' }, active: true, buyable: true },
    { attributes: { misura: '15', stagione: 'inverno' }, active: true, buyable: false },
    { attributes: { misura: '16', stagione: 'inverno' }, active: false, buyable: false },
  ];
  expect(readCombinations(axes, mapCombinations(axes, known) ?? '')).toEqual(known);
});

test('[VAR-11] [VAR-27] a variation open in an attribute stands for all its options, after those before it', () => {
  const known = [
    { attributes: { misura: '15', stagione: 'estate' }, buyable: false },
    { attributes: { misura: '', stagione: 'estate' }, buyable: true },
  ];
  const read = readCombinations(axes, mapCombinations(axes, known) ?? '');
  expect(read.map(({ attributes, buyable }) => [attributes.misura, buyable])).toEqual([
    ['14', true],
    ['15', false],
    ['16', true],
  ]);
});

test('[VAR-27] the map of 2,000 variations is less than a kilobyte, and option states are the same by the map as by the variations', () => {
  const slugs = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);
  const large = [20, 5, 4, 3, 2].map((count, at) => ({ name: `a${at}`, slugs: slugs(count) }));
  const value = fc.tuple(...large.map((axis) => fc.constantFrom(...axis.slugs)), fc.boolean());
  fc.assert(
    fc.property(fc.uniqueArray(value, { maxLength: 400, selector: (v) => v.slice(0, 5).join() }), (list) => {
      const known = list.map((values) => ({
        attributes: Object.fromEntries(large.map(({ name }, at) => [name, String(values[at])])),
        active: true,
        buyable: values[5] === true,
      }));
      const map = mapCombinations(large, known) ?? '';
      expect(map.length).toBeLessThan(1000);
      const choice = known[0]?.attributes ?? {};
      expect(optionStates('a0', slugs(20), readCombinations(large, map), choice)).toEqual(
        optionStates('a0', slugs(20), known, choice),
      );
    }),
    { numRuns: 20 },
  );
});

test('[VAR-27] beyond so many mixtures there is no map: every option is offered then', () => {
  const name = (at: number) => ({
    name: `a${at}`,
    slugs: Array.from({ length: 41 }, (_, slug) => `${slug}`),
  });
  expect(41 ** 3).toBeGreaterThan(mostCombinations);
  expect(mapCombinations([name(1), name(2), name(3)], [])).toBeNull();
  expect(mapCombinations([{ name: 'a', slugs: [] }], [])).toBeNull();
});
