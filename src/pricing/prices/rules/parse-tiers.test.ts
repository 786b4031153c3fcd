import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { parseTiers } from './parse-tiers.ts';
import { writeTiers } from './write-tiers.ts';

const pairs = (text: string) => {
  const parsed = parseTiers(text);
  return parsed.ok ? parsed.tiers.map(({ minQuantity, price }) => [minQuantity, price]) : parsed.error;
};

test.each([
  [
    '10:7,50;50:7,00',
    [
      [10, 750],
      [50, 700],
    ],
  ],
  [
    '10:7.50;50:7',
    [
      [10, 750],
      [50, 700],
    ],
  ],
  [
    ' 10 : 7,5 ; 50 : 7 ; ',
    [
      [10, 750],
      [50, 700],
    ],
  ],
  [
    '50:7;10:7,5',
    [
      [10, 750],
      [50, 700],
    ],
  ],
  ['5:1.234,56', [[5, 123_456]]],
  ['', []],
  ['   ', []],
  [';', []],
])('[TIER-02] %j is read, with comma or dot, whatever the blanks', (text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

describe('[TIER-02] nonsense is named', () => {
  test.each([
    ['dieci', { code: 'not-a-tier', piece: 'dieci' }],
    ['10:7:5', { code: 'not-a-tier', piece: '10:7:5' }],
    ['10:7;;50:6', { code: 'not-a-tier', piece: '' }],
    ['0:7', { code: 'not-a-threshold', piece: '0:7' }],
    ['-3:7', { code: 'not-a-threshold', piece: '-3:7' }],
    ['1,5:7', { code: 'not-a-threshold', piece: '1,5:7' }],
    ['1e3:7', { code: 'not-a-threshold', piece: '1e3:7' }],
    ['10:', { code: 'not-a-price', piece: '10:' }],
    ['10:-7', { code: 'not-a-price', piece: '10:-7' }],
    ['10:7,505', { code: 'not-a-price', piece: '10:7,505' }],
    ['10:NaN', { code: 'not-a-price', piece: '10:NaN' }],
    ['10:7;10:6', { code: 'threshold-twice', threshold: 10 }],
    [Array.from({ length: 21 }, (_, at) => `${at + 1}:1`).join(';'), { code: 'too-many-tiers', most: 20 }],
  ])('%j', (text, error) => {
    expect(parseTiers(text)).toEqual({ ok: false, error });
  });
});

it('[TIER-02] reads what it writes', () => {
  const tiers = fc.uniqueArray(
    fc.record({
      minQuantity: fc.integer({ min: 1, max: 1e8 }),
      price: fc.integer({ min: 0, max: 1e8 }).map(toCents),
    }),
    { selector: (tier) => tier.minQuantity, maxLength: 20 },
  );
  fc.assert(
    fc.property(tiers, (some) => {
      const sorted = some.toSorted((a, b) => a.minQuantity - b.minQuantity);
      expect(parseTiers(writeTiers(some))).toEqual({ ok: true, tiers: sorted });
    }),
  );
});

it('[TIER-02] whatever the text is, it is read or named', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseTiers(text)));
});
