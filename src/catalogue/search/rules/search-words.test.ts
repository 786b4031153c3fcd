import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseCode } from './normalise-code.ts';
import { askedWords, searchWords } from './search-words.ts';

test.each([
  ['Pastiglie FRENO', ['pastiglie', 'freno']],
  ['qualità più', ['qualita', 'piu']],
  ["dell'olio", ['dell', 'olio']],
  ['5W-30', ['5w', '30']],
  ['a & b | !c:* <-> (d)', ['a', 'b', 'c', 'd']],
  ['🚗 ½ %_\\', ['1', '2']],
  ['', []],
])('the words of %j', (text, expected) => {
  expect(searchWords(text)).toEqual(expected);
});

test.each([
  ['batteria per', ['batteria']],
  ['Filtro dell’olio per la 500', ['filtro', 'olio', '500']],
  ['che cos’è la batteria', ['cos', 'batteria']],
  ['con', ['con']],
  ['farò luce al faro', ['faro', 'luce', 'faro']],
  ['per la', ['per', 'la']],
  [`${'per '.repeat(20)}freno`, ['freno']],
  ['', []],
])('a search for %j is about %j', (text, expected) => {
  expect(askedWords(text)).toEqual(expected);
});

test('whatever is typed, there are at most eight words of at most forty letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const words of [searchWords(text), askedWords(text)]) {
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) {
          expect(word).toMatch(/^[\p{Ll}\p{Lo}\p{N}]+$/u);
          expect([...word].length).toBeLessThanOrEqual(40);
        }
      }
    }),
  );
});

test.each([
  ['1K0 698 151 G', '1k0698151g'],
  ['1k0-698-151-g', '1k0698151g'],
  ['È.90/A', 'e90a'],
  ['---', ''],
])('the code %j is compared as %j', (text, expected) => {
  expect(normaliseCode(text)).toBe(expected);
});
