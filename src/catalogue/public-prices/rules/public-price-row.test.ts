import { describe, expect, test } from 'vitest';
import { readPublicHeading, readPublicPriceRow } from './public-price-row.ts';

const heading = readPublicHeading(['\uFEFFCodice', 'Nome', 'Prezzo', 'Prezzo in  offerta', 'Dal', 'Al']);
const read = (...cells: string[]) =>
  readPublicPriceRow([...cells, '', '', '', '', '', ''].slice(0, 6), heading ?? new Map());

test('a heading needs the code and one of the prices, in Italian or English, in any order', () => {
  expect([...(heading ?? [])]).toEqual([
    ['sku', 0],
    ['price', 2],
    ['sale', 3],
    ['from', 4],
    ['to', 5],
  ]);
  expect([...(readPublicHeading(['sale price', 'sku']) ?? [])]).toEqual([
    ['sku', 1],
    ['sale', 0],
  ]);
  expect(readPublicHeading(['codice', 'dal', 'al'])).toBeNull();
  expect(readPublicHeading(['prezzo'])).toBeNull();
});

test('a row has a code, both prices and the days of the sale, as they are written or as a spreadsheet stores them', () => {
  const row = { sku: 'FRE-1', price: 123_450, sale: 99_900, from: '2026-12-01', to: '2026-12-24' };
  expect(read('FRE-1', 'Freno', '1.234,50', '999', '1/12/2026', '2026-12-24')).toEqual({ ok: true, row });
  expect(read('FRE-1', 'Freno', '1234.5', '999,0', '46357', '46380')).toEqual({ ok: true, row });
  expect(read("'=1", '', '', '')).toEqual({
    ok: true,
    row: { sku: '=1', price: null, sale: null, from: null, to: null },
  });
});

describe('what is wrong with a row is named', () => {
  test.each([
    [['', '', '1'], { code: 'no-code' }],
    [['A'.repeat(65), '', '1'], { code: 'no-code' }],
    [['A', '', 'tanto'], { code: 'not-a-price', text: 'tanto' }],
    [['A', '', '1', '-1'], { code: 'not-a-price', text: '-1' }],
    [['A', '', '1,005'], { code: 'not-a-price', text: '1,005' }],
    [['A', '', 'Infinity'], { code: 'not-a-price', text: 'Infinity' }],
    [['A', '', '99999999999'], { code: 'not-a-price', text: '99999999999' }],
    [['A', '', '1', '', '31/02/2026'], { code: 'not-a-date', text: '31/02/2026' }],
    [['A', '', '1', '', '', '00001'], { code: 'not-a-date', text: '00001' }],
  ])('%j', (cells, problem) => {
    expect(read(...cells)).toMatchObject({ ok: false, problem });
  });
  test('a row that is shorter than its heading', () => {
    expect(readPublicPriceRow(['A', '', '1'], heading ?? new Map())).toMatchObject({
      problem: { code: 'cells-missing' },
    });
  });
});
