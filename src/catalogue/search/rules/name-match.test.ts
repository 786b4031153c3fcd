import { expect, test } from 'vitest';
import { comparedName, nameMatch } from './name-match.ts';
import { searchWords } from './search-words.ts';

const match = (typed: string, name: string) => nameMatch(searchWords(typed), comparedName(name)).words;

test.each([
  ['past', 'Pastiglie freno', 1],
  ['pastiglia', 'Pastiglie freno', 1],
  ['freni pastiglia', 'Pastiglie freno', 2],
  ['disco', 'Dischi freno', 1],
  ['filtro', 'Filtri olio', 1],
  ['olio filtro aria', 'Filtri olio', 2],
  ['o', 'Filtri olio', 0],
  ['ilio', 'Filtri olio', 0],
])('%j hits %j with %i words', (typed, name, words) => {
  expect(match(typed, name)).toBe(words);
});

test('a name that is covered more is nearer', () => {
  const [all, half] = ['Freni', 'Tubi freno'].map((name) => nameMatch(['freno'], comparedName(name)));
  expect(all?.share).toBe(1);
  expect(half?.share).toBe(0.5);
});
