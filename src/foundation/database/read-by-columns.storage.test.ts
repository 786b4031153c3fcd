import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readByColumns } from './read-by-columns.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

type Row = { id: number; name: string; at: Date | null; terms: readonly (number | null)[] };

const names = ['id', 'name', 'at', 'terms'] as const;

test('rows come in their order, with the values that the driver reads', async () => {
  const query = sql<Row>`
    select * from (values
      (2, 'Olio "5W-30"', timestamptz '2026-11-29 10:00:00.25+01', array[7, null]),
      (1, '', null, '{}'::int[])) of_few (id, name, at, terms)
    order by id desc`;
  expect(await readByColumns(database.db, query, names, ['at'])).toEqual([
    { id: 2, name: 'Olio "5W-30"', at: new Date('2026-11-29T09:00:00.250Z'), terms: [7, null] },
    { id: 1, name: '', at: null, terms: [] },
  ]);
});

test('a query without rows reads none', async () => {
  const none = sql<Row>`select 1 as id, '' as name, now() as at, '{}'::int[] as terms where false`;
  expect(await readByColumns(database.db, none, names, ['at'])).toEqual([]);
});
