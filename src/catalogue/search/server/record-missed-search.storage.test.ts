import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type FakeClock, fakeClock } from '#tests/factories/fake-clock.ts';
import { mostMissedSearches } from '../rules/search-limits.ts';
import { listMissedSearches } from './list-missed-searches.ts';
import { recordMissedSearch } from './record-missed-search.ts';

const nothing = { ids: [], takenFor: null };
let database: TestDatabase;
let clock: FakeClock;
beforeAll(async () => {
  database = await aTestDatabase();
});
beforeEach(async () => {
  clock = fakeClock();
  await database.db.deleteFrom('missed_searches').execute();
});
afterAll(() => database.close());

const record = (text: string, found: Parameters<typeof recordMissedSearch>[2] = nothing) =>
  recordMissedSearch({ db: database.db, clock }, text, found);
const list = (page = 1) => listMissedSearches({ db: database.db }, { page });

test('a search without results is counted under its normalised words', async () => {
  await record('Pastiglie  BREMBO');
  clock.advance(5000);
  await record('pastiglie brembo');
  const { searches, total } = await list();
  expect(total).toBe(1);
  expect(searches).toEqual([
    {
      words: 'pastiglie brembo',
      times: 2,
      lastSeen: clock.now().toISOString(),
      takenFor: null,
      results: 0,
    },
  ]);
});

test('the same search within a second counts once', async () => {
  await record('brembo');
  await record('brembo');
  clock.advance(900);
  await record('brembo');
  expect((await list()).searches.map(({ times }) => times)).toEqual([1]);
});

test('a search is counted on its day in Rome as well', async () => {
  await record('brembo');
  clock.advance(5000);
  await record('brembo');
  await record('candele');
  clock.advance(3 * 86_400_000);
  await record('brembo');
  const { rows } = await sql<{ words: string; times: number }>`
    select words, times from missed_search_days order by words, day`.execute(database.db);
  expect(rows).toEqual([
    { words: 'brembo', times: 2 },
    { words: 'brembo', times: 1 },
    { words: 'candele', times: 1 },
  ]);
});

test('a misspelt search says what was shown instead', async () => {
  await record('filtro oleo', { ids: [1, 2, 3], takenFor: 'filtro olio' });
  expect((await list()).searches).toMatchObject([
    { words: 'filtro oleo', takenFor: 'filtro olio', results: 3 },
  ]);
});

test.each([
  'mario.rossi@example.com',
  '347 123 4567',
  'AB 123 CD',
  "'; drop table products; --",
  '%',
  '🚗',
  '',
  'x'.repeat(10_000),
])('nothing is stored of %j', async (text) => {
  await record(text);
  expect((await list()).total).toBe(0);
});

test('only so many are stored: the rare and old ones go, the frequent stay', async () => {
  await sql`insert into missed_searches (words, times, first_seen, last_seen)
    select 'parola ' || g, case when g = 1 then 5 else 1 end, now(), timestamptz '2020-01-01' + g * interval '1 minute'
    from generate_series(1, ${mostMissedSearches}::int) g`.execute(database.db);
  await record('brembo');
  // Once in some dozens of new ones it is seen to.
  for (let count = 0; count < 60; count += 1) await record(`mai vista ${count}`);
  const { total } = await list();
  expect(total).toBeGreaterThanOrEqual(mostMissedSearches);
  expect(total).toBeLessThan(mostMissedSearches + 50);
  const stored = await database.db
    .selectFrom('missed_searches')
    .select('words')
    .where('words', 'in', ['parola 1', 'parola 2', 'brembo'])
    .orderBy('words')
    .execute();
  expect(stored.map(({ words }) => words)).toEqual(['brembo', 'parola 1']);
});

test('the most frequent come first', async () => {
  await record('rara');
  for (const _ of [1, 2, 3]) {
    clock.advance(2000);
    await record('frequente');
  }
  expect((await list()).searches.map(({ words }) => words)).toEqual(['frequente', 'rara']);
});
