import { expect, test } from 'vitest';
import { parsePriceString } from './price-string.ts';
import { mostLines } from './product-string.ts';

test.each([
  ['', []],
  ['12:10|', [[12, 1000]]],
  [
    '12:10.5|7:3,99',
    [
      [12, 1050],
      [7, 399],
    ],
  ],
  ['12:0|', [[12, 0]]],
  ['12:|7:1|', [[7, 100]]],
  ['12:12.299999999999999|', [[12, 1230]]],
  ['12:12.294999|', [[12, 1229]]],
  ['12:1|12:2|', [[12, 200]]],
] as const)('[LIST-03] %j is read in cents', (text, prices) => {
  expect(parsePriceString(text)).toEqual({
    ok: true,
    prices: new Map(prices as readonly [number, number][]),
  });
});

test.each([
  '|',
  '12',
  '12:x|',
  '12:-1|',
  '12:1e5|',
  '12:1.000,50|',
  'x:1|',
  '12:€5|',
  '12:99999999|',
  '12:NaN|',
  '0:1|',
])('[LIST-03] %j is refused as a whole', (text) => {
  expect(parsePriceString(text)).toEqual({ ok: false, error: { code: 'malformed' } });
});

test('[LIST-03] a string that no list is long enough for is refused', () => {
  expect(parsePriceString('1'.repeat(1_000_000))).toEqual({
    ok: false,
    error: { code: 'too-many-lines', limit: mostLines },
  });
});
