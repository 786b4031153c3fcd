import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory } from '#tests/factories/a-category.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type IdSpan, pricesQuery, productsQuery, termsQuery } from './listing-index/read-listed.ts';
import { changesQuery } from './listing-index/refresh-listing-index.ts';

const products = 6000;
let database: TestDatabase;
let priceListId = 0;

/** As a larger shop is: thousands of rows, with what the planner knows of them up to date. */
beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  await aTaxRate(db);
  const [large, small] = [await aCategory(db), await aCategory(db)];
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`insert into products (type, slug, name, regular_price_cents, menu_order, total_sales, average_rating,
        published_at, in_stock, description)
      select 'simple', 'p-' || g, 'Ricambio ' || g, 500 + g * 37 % 20000, g * 31 % 1000, g * 17 % 5000, g % 50 / 10.0,
        now() - g * interval '1 minute', g % 13 <> 0, repeat('x', 300)
      from generate_series(1, ${products}::int) g`.execute(connection);
    await sql`insert into product_categories (category_id, product_id, direct)
      select case when id % 3 = 0 then ${large.id}::int else ${small.id}::int end, id, true from products`.execute(
      connection,
    );
    await sql`insert into tags (slug, name) values ('uno', 'Uno')`.execute(connection);
    await sql`insert into product_tags (tag_id, product_id) select t.id, p.id from tags t, products p`.execute(
      connection,
    );
    await sql`insert into attributes (slug, name) values ('asse', 'Asse')`.execute(connection);
    await sql`insert into attribute_terms (attribute_id, slug, name) select id, 'ant', 'Ant.' from attributes`.execute(
      connection,
    );
    await sql`insert into product_attribute_terms (term_id, product_id)
      select t.id, p.id from attribute_terms t, products p`.execute(connection);
    await sql`select refresh_listing_prices(array(select id from products)), refresh_category_counts()`.execute(
      connection,
    );
    await sql`reset pistone.quiet`.execute(connection);
    await sql`insert into listing_changes (product_id) select id from products`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
  const list = await db.selectFrom('price_lists').select('id').executeTakeFirstOrThrow();
  priceListId = list.id;
});
afterAll(() => database.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const result = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database.db);
  return result.rows.map((row) => row['QUERY PLAN']).join('\n');
}

const few: IdSpan = [17, 39, 4711];
const stretch: IdSpan = { from: 1000, to: 1400 };

test.each([
  // By their ids, in the key or in the index that begins with it.
  ['some products', () => productsQuery(few), /products_(pkey|own)/],
  ['a stretch of products', () => productsQuery(stretch), /products_(pkey|own)/],
  ['the categories of some', () => termsQuery('category', few), 'product_categories_by_product'],
  ['the categories of a stretch', () => termsQuery('category', stretch), 'product_categories_by_product'],
  ['the tags of some', () => termsQuery('tag', few), 'product_tags_by_product'],
  ['the tags of a stretch', () => termsQuery('tag', stretch), 'product_tags_by_product'],
  ['the terms of some', () => termsQuery('term', few), 'product_attribute_terms_by_product'],
  ['the terms of a stretch', () => termsQuery('term', stretch), 'product_attribute_terms_by_product'],
  ['the prices of some', () => pricesQuery(priceListId, few), 'listing_prices_'],
  ['the prices of a stretch', () => pricesQuery(priceListId, stretch), 'listing_prices_'],
] as const)('[CAT-01] %s are read along an index, whatever the size of the shop', async (_, query, index) => {
  const plan = await planOf(query());
  expect(plan).toMatch(index);
  expect(plan).not.toContain('Seq Scan');
});

test('[CAT-01] what has changed is read from its index alone', async () => {
  const now = await sql<{ at: number }>`select txid_current() as at`.execute(database.db);
  const plan = await planOf(changesQuery(now.rows[0]?.at ?? 0));
  expect(plan).toContain('Index Only Scan using listing_changes_by_transaction');
  expect(plan).not.toContain('Seq Scan');
});

test('old notes of changes go without reading the new ones', async () => {
  const plan = await planOf(sql`delete from listing_changes where noted_at < now() - '1 day'::interval`);
  expect(plan).toContain('listing_changes_by_age');
});
