import { expect, test } from 'vitest';
import { parseEuro } from './parse-euro.ts';

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12,50', 1250],
  ['1.234,56', 123_456],
  ['1234,56', 123_456],
  [' 7 ', 700],
  ['0', 0],
  ['10.000.000', 1_000_000_000],
])('[SITE-02] %j is %i cents', (text, expected) => {
  expect(parseEuro(text)).toBe(expected);
});

test.each(['', '-1', '1,234', '12.50', '1.23,4', '1e3', '12 €', 'abc', ',5', '10.000.001', '99999999999999'])(
  '%j is no amount',
  (text) => {
    expect(parseEuro(text)).toBeNull();
  },
);
