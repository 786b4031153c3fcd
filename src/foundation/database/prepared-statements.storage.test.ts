import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { createDatabase, createPool, type Database } from './client.ts';
import { planOnce } from './prepared-statements.ts';

let home: FreshDatabase;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  home = await freshDatabase();
  pool = createPool(home.url, { max: 1 });
  db = createDatabase(pool);
});

afterAll(async () => {
  await pool.end();
  await home.drop();
});

const double = (value: number) =>
  sql<{ twice: number }>`/* prepared */ select 2 * ${value}::int as twice`.execute(db);

test('a statement that begins with the mark is prepared once, and answers with the values of each call', async () => {
  const answers = [await double(4), await double(7)];
  expect(answers.map(({ rows }) => rows)).toEqual([[{ twice: 8 }], [{ twice: 14 }]]);
  await sql`select ${1}::int as other`.execute(db);
  const { rows } = await pool.query('select name, statement from pg_prepared_statements');
  expect(rows).toEqual([
    { name: expect.stringMatching(/^pistone_/), statement: expect.stringContaining('select 2 *') },
  ]);
});

test('a statement of the query builder is prepared by the same mark', async () => {
  const one = await db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', 'none')
    .modifyFront(planOnce)
    .execute();
  expect(one).toEqual([]);
  const { rows } = await pool.query(
    "select statement from pg_prepared_statements where statement like '%settings%'",
  );
  expect(rows).toHaveLength(1);
});

test('a prepared statement that fails says why, and works the next time', async () => {
  const divided = (by: number) =>
    sql<{ part: number }>`/* prepared */ select 6 / ${by}::int as part`.execute(db);
  await expect(divided(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divided(2)).rows).toEqual([{ part: 3 }]);
});

test('the pool answers a prepared statement, too', async () => {
  const { rows } = await pool.query('/* prepared */ select $1::int + 1 as next', [4]);
  expect(rows).toEqual([{ next: 5 }]);
});
