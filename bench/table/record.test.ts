import { expect, test } from 'vitest';
import { type BenchRecord, daysOf, recordAfter, rowsOf, sizesOf } from './record.ts';
import { atMost, type Row } from './row.ts';

const row = (measure: string, figures: [number, number][]): Row => ({
  measure,
  digits: 1,
  unit: 'ms',
  figures: new Map(figures.map(([products, value]) => [products, { value }])),
  target: atMost(40),
});
const nothing: BenchRecord = { rows: [], kills: null };
const first = recordAfter(nothing, {
  rows: [
    row('pages', [
      [1200, 30],
      [100_000, 50],
    ]),
    row('carts', [[1200, 10]]),
  ],
  kills: '| killed |',
  day: '2026-11-01',
});

test('what a run has not measured stays as it was, and a new line stands behind the one before it', () => {
  const second = recordAfter(first, {
    rows: [row('pages', [[100_000, 35]]), row('searches', [[100_000, 41]])],
    kills: null,
    day: '2026-11-02',
  });
  expect(second.rows.map(({ measure }) => measure)).toEqual(['pages', 'searches', 'carts']);
  expect(second.rows[0]?.figures).toEqual({
    1200: { value: 30, reached: true, day: '2026-11-01' },
    100000: { value: 35, reached: true, day: '2026-11-02' },
  });
  expect(second.rows[1]?.figures[100_000]?.reached).toBe(false);
  expect(second.kills).toEqual({ table: '| killed |', day: '2026-11-01' });
  expect(daysOf(second)).toBe('2026-11-01 to 2026-11-02');
});

test('a record is shown as it was measured, in the sizes that it tells of', () => {
  expect(sizesOf(first)).toEqual([1200, 100_000]);
  const [pages] = rowsOf(first);
  expect(pages?.target?.words).toBe('≤ 40');
  expect(pages?.target?.reached({ value: 50 }, 100_000)).toBe(false);
  expect(pages?.target?.reached({ value: 30 }, 1200)).toBe(true);
});
