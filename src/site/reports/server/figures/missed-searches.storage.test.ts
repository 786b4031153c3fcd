import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { figureLists } from '../../rules/figure-list.ts';
import { figureReports } from '../../rules/figure-reports.ts';
import { readFigures } from './read-figures.ts';

let home: TestDatabase;
let clerk: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
});
afterAll(() => home.close());

test('searches without result are counted by text and by day', async () => {
  const now = clerk.clock.now();
  await sql`insert into missed_searches (words, times, first_seen, last_seen) select 'testo ' || g, 9, now(), now() from generate_series(1, 8) g`.execute(
    home.db,
  );
  const { rows } = await sql<{ times: number }>`
    with counted as (
      insert into missed_search_days select words, sales_day(${now}) - d, 1 + d * 7 % 5 from missed_searches, generate_series(1, 20) d returning times)
    select sum(times)::int as times from counted`.execute(home.db);
  const times = rows[0]?.times ?? 0;
  for (const by of figureReports.searches.divisions) {
    const query = figureLists.searches.read({ get: (name) => (name === 'by' ? by : null) });
    const page = query && (await readFigures(clerk, 'searches', query));
    if (!page || 'problem' in page) throw new Error('no such report');
    const added = page.rows.reduce((sum, { values }) => sum + (values.times ?? 0), 0);
    expect([page.sums.times, added, page.sums.texts]).toEqual([times, times, 8]);
  }
});
