import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay, readHeading, readPriceRow } from './price-row.ts';

const heading = readHeading(['Codice', 'Prezzo', 'Scaglioni', 'Dal', 'Al']) ?? new Map();
const read = (...cells: string[]) => readPriceRow([...cells, '', '', '', '', ''].slice(0, 5), heading);

test('[TIER-02] a row has a code, a price, tiers and days', () => {
  expect(read('FRE-1', '1.234,50', '10:1100,00;50:999.5', '01/12/2026', '24/12/2026')).toEqual({
    ok: true,
    row: {
      sku: 'FRE-1',
      tiers: [
        { minQuantity: 1, price: 123_450 },
        { minQuantity: 10, price: 110_000 },
        { minQuantity: 50, price: 99_950 },
      ],
      from: '2026-12-01',
      to: '2026-12-24',
    },
  });
  expect(read('FRE-1', '', '10:7')).toMatchObject({
    ok: true,
    row: { tiers: [{ minQuantity: 10, price: 700 }] },
  });
});

describe('[TIER-02] what is wrong with a row is named', () => {
  test.each([
    [['', '12,50'], { code: 'no-code' }],
    [['FRE-1', ''], { code: 'no-price' }],
    [['FRE-1', 'dodici'], { code: 'not-a-price', text: 'dodici' }],
    [['FRE-1', '-5'], { code: 'not-a-price', text: '-5' }],
    [['FRE-1', '=1+1'], { code: 'not-a-price', text: '=1+1' }],
    [['FRE-1', '12,50', 'tanti'], { code: 'not-a-tier', text: 'tanti' }],
    [['FRE-1', '12,50', '0:7'], { code: 'not-a-threshold', text: '0:7' }],
    [['FRE-1', '12,50', '10:7;10:6'], { code: 'threshold-twice', text: '10' }],
    [['FRE-1', '12,50', '1:7'], { code: 'base-price-twice' }],
    [['FRE-1', '12,50', '', '31/02/2026'], { code: 'not-a-date', text: '31/02/2026' }],
    [
      ['FRE-1', '12,50', '', '24/12/2026', '01/12/2026'],
      { code: 'ends-before-it-begins', text: '01/12/2026' },
    ],
  ])('%j', (cells, problem) => {
    expect(read(...cells)).toMatchObject({ ok: false, problem });
  });

  test('a row with too few cells', () => {
    expect(readPriceRow(['FRE-1'], heading)).toMatchObject({ ok: false, problem: { code: 'cells-missing' } });
  });
});

test('a heading needs a code and a price or tiers, in Italian or English, in any order', () => {
  expect(readHeading(['\uFEFFPrice', 'name', 'SKU'])).toEqual(
    new Map([
      ['sku', 2],
      ['price', 0],
    ]),
  );
  expect(readHeading(['codice', 'nome'])).toBeNull();
  expect(readHeading([])).toBeNull();
});

test('a code that an export escaped, so as to be no formula, is read as it was', () => {
  expect(read("'=A1", '5')).toMatchObject({ ok: true, row: { sku: '=A1' } });
});

test.each([
  ['1/2/2026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['domani', undefined],
  ['01/01/1999', undefined],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test('whatever a file holds, a row is read or named', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 7 }), (cells) => void readPriceRow(cells, heading)),
  );
});
