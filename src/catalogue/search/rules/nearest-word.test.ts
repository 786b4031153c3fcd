import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { nearestWord } from './nearest-word.ts';

const catalogue = [
  ['olio', 9868],
  ['filtro', 9000],
  ['filtri', 200],
  ['pastiglie', 4000],
  ['ammortizzatore', 3000],
  ['alternatore', 900],
  ['passat', 500],
  ['candela', 700],
  ['catena', 300],
  ['fiat', 8000],
].map(([word, uses]) => ({ word: String(word), uses: Number(uses) }));

test.each([
  ['oleo', 'olio'],
  ['pastigle', 'pastiglie'],
  ['pastilie', 'pastiglie'],
  ['amortizatore', 'ammortizzatore'],
  ['ammortizattore', 'ammortizzatore'],
  ['fitlro', 'filtro'],
  ['canddela', 'candela'],
  ['altenratore', 'alternatore'],
  ['brembo', null],
  ['xyzzy', null],
  ['oli', null],
  ['', null],
])('%j was meant as %j', (typed, meant) => {
  expect(nearestWord(typed, catalogue, false)).toBe(meant);
});

test.each([
  ['amort', 'ammortizzatore'],
  ['ammotri', 'ammortizzatore'],
  ['altren', 'alternatore'],
])('%j is the beginning of %j with an error', (typed, meant) => {
  expect(nearestWord(typed, catalogue, true)).toBe(meant);
  expect(nearestWord(typed, catalogue, false)).toBeNull();
});

test('of two words that are equally near the one on more products is meant', () => {
  const near = [
    { word: 'cavi', uses: 3 },
    { word: 'cavo', uses: 90 },
  ];
  expect(nearestWord('cavx', near, false)).toBe('cavo');
  expect(nearestWord('cavx', near.toReversed(), false)).toBe('cavo');
});

test.each([
  ['filtro', 'filtro', 0],
  ['fitlro', 'filtro', 1],
  ['olio', 'oli', 1],
  ['', 'olio', 4],
  ['gatto', 'ratti', 2],
])('from %j to %j it is %i steps', (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps);
});

test('the way there is as long as the way back, and a word is nearest to itself', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
    }),
  );
});
