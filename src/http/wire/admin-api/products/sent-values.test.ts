import { expect, test } from 'vitest';
import { sentCents, sentGrams, sentMillimetres } from './sent-values.ts';

test.each([
  ['19.9', 1990],
  [19.9, 1990],
  ['7', 700],
  ['7.', 700],
  ['12.3400', 1234],
  ['0', 0],
  ['', null],
  [null, null],
])('an amount of %j is %j cents', (sent, cents) => {
  expect(sentCents.parse(sent)).toBe(cents);
});

test.each(['1.999', '1,50', '-1', 'x', '1e3', true, {}])('%j is no amount', (sent) => {
  expect(sentCents.safeParse(sent).success).toBe(false);
});

test('kilograms become grams, centimetres millimetres', () => {
  expect([sentGrams.parse('0.35'), sentMillimetres.parse('12.5')]).toEqual([350, 125]);
  expect([sentGrams.safeParse('0.0005').success, sentMillimetres.safeParse('1.25').success]).toEqual([
    false,
    false,
  ]);
});
