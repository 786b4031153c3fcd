import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

// Rows of `stored` are never deleted; tables in `few` are small enough to be read as a whole.
const stored = [
  'products',
  'attributes',
  'attribute_terms',
  'brands',
  'categories',
  'price_lists',
  'stock_locations',
];
const few = ['attribute_terms', 'brands', 'categories'];

test('whatever points to a row is found by an index when the row goes', async () => {
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by place.at) || ') -> ' || c.confrelid::regclass as reference
    from pg_constraint c
    cross join lateral unnest(c.conkey) with ordinality as place (attnum, at)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = place.attnum
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.confrelid::regclass::text <> all (${stored}::text[]) and c.conrelid::regclass::text <> all (${few}::text[])
      and not exists (select from pg_index i where i.indrelid = c.conrelid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    group by c.oid, c.conrelid, c.confrelid order by 1`.execute(database.db);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
