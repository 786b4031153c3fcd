import { expect, test } from 'vitest';
import type { ApiProductWrite } from './api-product-write.ts';
import { isPlainWrite, runsOf } from './runs-of.ts';

const priced = (id: number): ApiProductWrite => ({ id, values: { regularPriceCents: 100 } });
const coded = (id: number): ApiProductWrite => ({ id, values: { sku: 'A' } });

test('changes of values, pieces and meta data are plain; what is new or concerns others is not', () => {
  expect(isPlainWrite({ ...priced(1), pieces: { kind: 'more', pieces: 1 }, meta: [] })).toBe(true);
  expect(isPlainWrite({ id: null, values: {} })).toBe(false);
  expect(isPlainWrite(coded(1))).toBe(false);
  for (const more of [
    { tags: [] },
    { pictures: [] },
    { attributes: [] },
    { move: 'trash' },
    { type: 'simple' },
  ] as const) {
    expect(isPlainWrite({ ...priced(1), ...more })).toBe(false);
  }
});

test('plain changes of different products are written together, in the order in which they came', () => {
  const ids = (writes: readonly ApiProductWrite[]) => runsOf(writes).map((run) => run.map(({ id }) => id));
  expect(ids([priced(1), priced(2), priced(3)])).toEqual([[1, 2, 3]]);
  expect(ids([priced(1), coded(2), priced(3), priced(4)])).toEqual([[1], [2], [3, 4]]);
  expect(ids([priced(1), priced(2), priced(1)])).toEqual([[1, 2], [1]]);
  expect(ids([])).toEqual([]);
});
