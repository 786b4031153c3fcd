import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { nearStatement } from './correct-words.ts';
import { hitsOrNearStatement, hitsStatement, isFoundStatement } from './find-hits.ts';
import { searchParts } from './search-parts.ts';
import { suggestedIdsStatement } from './suggested-ids.ts';

const products = 4000;
let database: TestDatabase;

/** As a larger shop is: thousands of products and words, with what the planner knows of them up to date. */
beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`insert into products (type, slug, sku, name, regular_price_cents, total_sales)
      select 'simple', 'p-' || g, 'PST-' || 100000 + g,
        'Filtro ' || case when g % 2 = 0 then 'olio ' else 'aria ' end || translate(md5(g::text), '0123456789', 'ghijklmnop'),
        500, g * 17 % 5000
      from generate_series(1, ${products}::int) g`.execute(connection);
    await sql`analyze products`.execute(connection);
    await sql`select refresh_search(array(select id from products))`.execute(connection);
    await sql`select refresh_search_words(), refresh_search_favourites()`.execute(connection);
    await sql`reset pistone.quiet`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

/** The custom plan for these values, and the generic plan. */
async function plansOf(statement: RawBuilder<unknown>): Promise<string[]> {
  return database.db.connection().execute(async (connection) => {
    const explain = async () => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(connection);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const plans: string[] = [];
    // A table of this size may be read whole as quickly: what is asked here is whether it has to be.
    await sql`set enable_seqscan = off`.execute(connection);
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await sql`set plan_cache_mode = ${sql.lit(mode)}`.execute(connection);
      plans.push(await explain());
    }
    await sql`reset plan_cache_mode`.execute(connection);
    await sql`reset enable_seqscan`.execute(connection);
    return plans;
  });
}

const readsWhole = /Seq Scan on (products|product_codes|product_search|search_favourites|search_words)\b/;

const someHidden = { key: 'some', categoryIds: [1, 2], productIds: [10, 20] };
const forBoth = (texts: readonly string[]) =>
  [null, someHidden].flatMap((hidden) =>
    texts.map((text) => ({ text, hidden, which: hidden ? 'some' : 'no' })),
  );

test.each(
  forBoth(['PST-100', 'pst 100 001', 'filtro', 'filtro olio', 'fil', 'per la', 'il PST-100', 'xyzzy']),
)('a search for $text with $which goods hidden reads no table from end to end', async ({ text, hidden }) => {
  for (const plan of await plansOf(hitsOrNearStatement(searchParts(text), hidden))) {
    expect(plan).not.toMatch(readsWhole);
    expect(plan).toContain('product_search_document');
    expect(plan).not.toMatch(/ on products\b/);
  }
});

test.each(forBoth(['PST-100', '100001', 'filtro', 'filtro ol', 'fi', 'xyzzy']))(
  '[SITE-17] suggestions for $text with $which goods hidden read no table from end to end',
  async ({ text, hidden }) => {
    for (const plan of await plansOf(suggestedIdsStatement(searchParts(text), hidden))) {
      expect(plan).not.toMatch(readsWhole);
      expect(plan).toMatch(/Index Scan (on|using) search_favourites_(document|pkey)/);
    }
  },
);

test.each(forBoth(['filtro', 'xyzzy', 'fil']))(
  'whether anything answers to $text with $which goods hidden is asked along indexes',
  async ({ text, hidden }) => {
    for (const plan of await plansOf(isFoundStatement(text, hidden))) expect(plan).not.toMatch(readsWhole);
  },
);

test('a code is looked for along its index', async () => {
  for (const plan of await plansOf(hitsStatement(searchParts('PST-100001'), null))) {
    expect(plan).toMatch(/Index Scan (using|on) product_codes_by_code/);
  }
});

test('words that are not in the catalogue are compared along an index', async () => {
  for (const plan of await plansOf(nearStatement(['filtor', 'ollio']))) expect(plan).not.toMatch(readsWhole);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select word from search_words w where w.word % 'filtor'`.execute(database.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('search_words_near');
});

// The database plans a statement five times with its values before it may choose a generic plan.
const PLANNED_WITH_VALUES = 5;

test.each([
  ['searches', hitsOrNearStatement],
  ['suggestions', suggestedIdsStatement],
] as const)('%s are planned once for all codes, however few products a code finds', async (_, statement) => {
  await database.db.connection().execute(async (connection) => {
    await sql`deallocate all`.execute(connection);
    await sql`begin`.execute(connection);
    // As many codes as a shop of 50,000 products has: with few, any plan is as good.
    await sql`insert into product_codes (product_id, code, kind)
      select (select min(id) from products), 'oe' || g, 'oe' from generate_series(1, 100000) g`.execute(
      connection,
    );
    await sql`analyze product_codes`.execute(connection);
    for (let at = 1; at <= 2 * PLANNED_WITH_VALUES; at += 1) {
      await statement(searchParts(`PST-10000${at}`), null).execute(connection);
    }
    const { rows } = await sql<{ kept: number; made: number }>`
      select generic_plans::int as kept, custom_plans::int as made
      from pg_prepared_statements where name like 'pistone%'`.execute(connection);
    await sql`rollback`.execute(connection);
    expect(rows).toEqual([{ kept: PLANNED_WITH_VALUES, made: PLANNED_WITH_VALUES }]);
  });
});
