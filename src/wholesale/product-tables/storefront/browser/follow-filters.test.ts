import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTableRow } from '../../rules/rows/a-table-row.ts';
import { reselectMs, scrollMarginPx, scrollRestMs, searchPauseMs } from '../../rules/table-limits.ts';
import { hasTerms, holdsWords, instantWords, miniFilterTerms } from './follow-filters.ts';
import { isPastTable, mayAsk, openGate } from './follow-paging.ts';

const shows = (row: string, typed: string) => holdsWords(row, instantWords(typed));

describe('the instant search', () => {
  it('[TAB-18] shows a row in which every space-separated word is found, in any case', () => {
    const row = 'Disco FRENO anteriore DSC-77 € 36,60';
    for (const typed of ['disco', 'FRENO disco', 'ant  77', '36,60', '', '   ']) {
      expect(shows(row, typed)).toBe(true);
    }
    expect(shows(row, 'disco posteriore')).toBe(false);
  });

  it('[TAB-19] finds a single character only where a word of the row begins', () => {
    expect(shows('Olio 5W-30', 'w')).toBe(false);
    expect(shows('Olio 5W-30', '3')).toBe(true);
    expect(shows('Olio 5W-30', 'O')).toBe(true);
    expect(shows('Olio 5W-30', 'l')).toBe(false);
    expect(shows('Olio 5W-30', 'li')).toBe(true);
    expect(shows('abc è così', 'è')).toBe(true);
  });

  it('[TAB-20] ignores characters without width in query and row', () => {
    expect(shows('Dis\u200bco', 'disco')).toBe(true);
    expect(shows('Disco', 'di\ufeffs\u200dco\u2060')).toBe(true);
    expect(instantWords('\u200b')).toEqual([]);
  });

  it('finds every part of a row that is longer than a character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), fc.nat(), fc.nat(), (row, from, length) => {
        const part = row.slice(from % row.length).slice(0, 2 + (length % 5));
        if (part.trim() === part && part.length > 1 && !/\s/.test(part)) expect(shows(row, part)).toBe(true);
      }),
    );
  });

  it('[TAB-21] [TAB-50] react 500 ms after the last key; selects are triggered once more 4000 ms after load', () => {
    expect([searchPauseMs, reselectMs]).toEqual([500, 4000]);
  });
});

describe('the mini filter', () => {
  const of = (cats: readonly [number, string][], brand: number) =>
    aTableRow({
      terms: {
        product_cat: cats.map(([id, name]) => ({ id, name })),
        product_brand: [{ id: brand, name: `Marca ${brand}` }],
      },
    });
  const rows = [
    of([[2, 'Dischi']], 10),
    of(
      [
        [1, 'Àncore'],
        [2, 'Dischi'],
      ],
      9,
    ),
  ];

  it('[TAB-15] offers each term of the rows once, sorted as the table says', () => {
    expect(miniFilterTerms(rows, 'product_cat', 'ASC').map(({ name }) => name)).toEqual(['Àncore', 'Dischi']);
    expect(miniFilterTerms(rows, 'product_brand', 'DESC').map(({ id }) => id)).toEqual([10, 9]);
    expect(miniFilterTerms(rows, 'pa_lato', 'ASC')).toEqual([]);
  });

  it('[TAB-15] [TAB-16] shows the rows that match all chosen terms, and all rows where none is', () => {
    const shown = (chosen: Record<string, number>) => rows.filter((row) => hasTerms(row, chosen)).length;
    expect(shown({ product_cat: 2, product_brand: 0 })).toBe(2);
    expect(shown({ product_cat: 2, product_brand: 9 })).toBe(1);
    expect(shown({ product_cat: 1, product_brand: 10 })).toBe(0);
    expect(shown({})).toBe(2);
  });
});

describe('infinite scroll', () => {
  it('[TAB-37] asks once the page is scrolled past the height of the table minus 500 px', () => {
    expect(scrollMarginPx).toBe(500);
    expect([isPastTable(1500, 2000), isPastTable(1501, 2000)]).toEqual([false, true]);
  });

  it('[TAB-38] asks once, and then only after 20 s or after the next load, which opens it', () => {
    expect(scrollRestMs).toBe(20_000);
    expect(mayAsk(openGate, 5)).toBe(true);
    expect([mayAsk({ askedAt: 5 }, 20_004), mayAsk({ askedAt: 5 }, 20_005)]).toEqual([false, true]);
  });
});
