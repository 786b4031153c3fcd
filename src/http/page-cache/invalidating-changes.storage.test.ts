import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { invalidatingChanges } from './invalidating-changes.data.ts';

let home: FreshDatabase;
let db: Database;

beforeAll(async () => {
  home = await freshDatabase();
  db = createDatabase(createPool(home.url));
});
afterAll(async () => {
  await db.destroy();
  await home.drop();
});

type Trigger = { readonly table: string; readonly event: string; readonly notices: readonly string[] };

test('pages are invalidated by the listed changes of tables, and by no others', async () => {
  const { rows } = await sql<Trigger>`
    with recursive notifying as (
      select oid, proname, prosrc from pg_proc where prosrc like '%shop_changes%'
      union
      select caller.oid, caller.proname, caller.prosrc from notifying
      join pg_proc caller on caller.prosrc ~ ('\\m' || notifying.proname || '\\(')
    )
    select tgrelid::regclass::text as table, event,
      array(select distinct notice[1] from notifying n, regexp_matches(n.prosrc, '''shop_changes'', ''(\\w+)', 'g') notice
        where n.oid = tgfoid order by 1) as notices
    from pg_trigger
    cross join lateral (values (4, 'insert'), (16, 'update'), (8, 'delete')) as known (bit, event)
    where not tgisinternal and tgtype & bit <> 0 and tgfoid in (select oid from notifying)
    order by 1, array_position(array['insert', 'update', 'delete'], event)`.execute(db);
  const found = Map.groupBy(rows, ({ table }) => table);
  const noticesOf = (triggers: readonly Trigger[]) => {
    const events = Map.groupBy(triggers, ({ event }) => event);
    const byNotice = Map.groupBy(events, ([, all]) =>
      [...new Set(all.flatMap(({ notices }) => notices))].join(' and '),
    );
    return [...byNotice]
      .map(([notices, all]) => `${notices}: ${all.map(([event]) => event).join(', ')}`)
      .join('; ');
  };
  expect(Object.fromEntries([...found].map(([table, triggers]) => [table, noticesOf(triggers)]))).toEqual(
    invalidatingChanges,
  );
});
