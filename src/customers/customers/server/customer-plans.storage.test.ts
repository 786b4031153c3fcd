import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGroup } from '#tests/factories/a-group.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import type { CustomerQuery } from '../rules/customer-query.ts';
import { customersStatement } from './list-customers.ts';

const customers = 5000;
let database: TestDatabase;
let small: number;

/** As a larger shop is: thousands of customers, few of whom are blocked, wait or belong to a small group. */
beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  small = (await aGroup(db)).id;
  const large = (await aGroup(db)).id;
  await sql`insert into customers (email, password_hash, first_name, last_name, company, group_id, approved_at, blocked_at)
    select 'persona-' || g || '@example.com', '-', 'Ada', translate(md5(g::text), '0123456789', 'ghijklmnop'), '',
      case when g % 1000 = 0 then ${small}::int else ${large}::int end,
      case when g % 100 = 0 then null else now() end, case when g % 1250 = 0 then now() end
    from generate_series(1, ${customers}::int) g`.execute(db);
  await sql`vacuum analyze`.execute(db);
}, 60_000);
afterAll(() => database.close());

const all: CustomerQuery = { words: '', groupId: null, state: null, page: 1 };

async function planOf(query: CustomerQuery): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${customersStatement(query)}`.execute(
    database.db,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the newest customers are read from the end, without sorting', async () => {
  const plan = await planOf(all);
  expect(plan).toContain('Index Scan Backward using customers_pkey');
  expect(plan).not.toMatch(/Sort|Seq Scan on customers/);
});

test.each([
  ['of a name', { words: 'abcdefgh' }, 'customers_by_words'],
  ['of several words', { words: 'ada persona-77' }, 'customers_by_words'],
  ['who are blocked', { state: 'blocked' }, 'customers_blocked'],
  ['who wait', { state: 'waiting' }, 'customers_waiting'],
] as const)('customers %s are found along their index', async (_, asked, index) => {
  const plan = await planOf({ ...all, ...asked });
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on customers');
});

test('customers of a small group are found along their index', async () => {
  const plan = await planOf({ ...all, groupId: small });
  expect(plan).toContain('customers_by_group');
  expect(plan).not.toMatch(/Sort|Seq Scan on customers/);
});
