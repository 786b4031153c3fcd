import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { priceFormatOf, priceFormats } from '../site-data.ts';
import { aTableRow } from './a-table-row.ts';
import { formatTableAmount } from './format-table-amount.ts';
import { readTaxonomyData, writeTaxonomyData } from './table-row.ts';

const { price_data: data } = aTableRow();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('an amount of a table', () => {
  it.each([
    ['left', '€1.234,56'],
    ['right', '1.234,56€'],
    ['left-space', '€ 1.234,56'],
    ['right-space', '1.234,56 €'],
  ] as const)('[TAB-12] [TAB-14] with the format %s is %s', (format, text) => {
    expect(plain(formatTableAmount(123_456, data, format))).toBe(text);
  });

  it('[TAB-14] is grouped by three with the configured separator, with the decimals of its row', () => {
    const swiss = { ...data, currency: 'CHF', thousand_separator: '’', price_decimal_separator: '.' };
    expect(plain(formatTableAmount(123_456_789, swiss, 'left-space'))).toBe('CHF 1’234’567.89');
    expect(plain(formatTableAmount(123_456_789, { ...data, number_of_decimal: 0 }, 'left-space'))).toBe(
      '€ 1.234.568',
    );
    expect(plain(formatTableAmount(5, data, 'left-space'))).toBe('€ 0,05');
    expect(plain(formatTableAmount(-100, data, 'left-space'))).toBe('€ -1,00');
  });

  it.each([
    ['as-shop', 'it'],
    ['as-shop', 'en'],
  ] as const)('[SITE-02] written %s in %s is what the rest of the shop writes', (choice, locale) => {
    const own = locale === 'it' ? data : { ...data, thousand_separator: ',', price_decimal_separator: '.' };
    expect(formatTableAmount(123_456, own, priceFormatOf(choice, locale))).toBe(
      formatEuro(toCents(123_456), locale),
    );
  });

  it.each(priceFormats)('[TAB-14] is written %s where staff say so', (format) => {
    expect(priceFormatOf(format, 'it')).toBe(format);
  });

  it('has the same digits in every format', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...priceFormats), (cents, format) => {
        expect(formatTableAmount(cents, data, format).replace(/\D/g, '')).toBe(
          String(cents).padStart(3, '0'),
        );
      }),
    );
  });
});

describe('the taxonomy data of a row', () => {
  it("[TAB-06] are written as 'id:name, …'", () => {
    const terms = [
      { id: 12, name: 'Freni' },
      { id: 15, name: 'Dischi: pieni' },
    ];
    expect(writeTaxonomyData(terms)).toBe('12:Freni, 15:Dischi: pieni');
    expect(readTaxonomyData('12:Freni, 15:Dischi: pieni')).toEqual(terms);
    expect(readTaxonomyData('')).toEqual([]);
    expect(readTaxonomyData('x, 3:, :y, 4:z')).toEqual([{ id: 4, name: 'z' }]);
  });
});
