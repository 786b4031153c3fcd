import { expect, test } from 'vitest';
import { missedWords } from './missed-words.ts';

test.each([
  ['Pastiglie BREMBO', 'pastiglie brembo'],
  ['1K0 698 151 G', '1k0 698 151 g'],
  ['filtro dell’olio (Punto)', 'filtro dell olio punto'],
  ['olio 5W-30', 'olio 5w 30'],
  ['qualità', 'qualita'],
])('%j is counted as %j', (typed, words) => {
  expect(missedWords(typed)).toBe(words);
});

test.each([
  ['an address of email', 'mario.rossi@example.com'],
  ['a mobile number', '347 123 4567'],
  ['a number with its prefix', '+39 059 123456'],
  ['a number of the fixed network', '059 123456'],
  ['an Italian tax code', 'RSSMRA85T10A562S'],
  ['a bank account', 'IT60 X054 2811 1010 0000 0123 456'],
  ['the number of a vehicle', 'WVWZZZ1KZ6W000001'],
  ['a number plate', 'AB 123 CD'],
])('%s is never counted', (_, typed) => {
  expect(missedWords(typed)).toBeNull();
});

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['SQL', "'; drop table products; --"],
  ['a wildcard', '%_%'],
  ['an address of the web', 'https://example.com/?a=b'],
  ['pictures', '🚗🔧'],
  ['one letter', 'a'],
  ['nothing', ''],
  ['a whole message', 'parola '.repeat(20)],
])('%s is nothing that the shop lacks', (_, typed) => {
  expect(missedWords(typed)).toBeNull();
});
