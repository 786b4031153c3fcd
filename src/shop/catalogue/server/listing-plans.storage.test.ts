import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory } from '#tests/makers/a-category.ts';
import { aTaxRate } from '#tests/makers/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { type IdOrder, type ListingFilter, listingSource, orderingOf } from './listing-filter.ts';

const products = 6000;
let database: TestDatabase;
let priceListId = 0;
let categoryId = 0;

/** As a larger shop is: thousands of rows, with what the planner knows of them up to date. */
beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  await aTaxRate(db);
  const [large, small] = [await aCategory(db), await aCategory(db)];
  categoryId = large.id;
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
    await sql`select refresh_listing_prices(array(select id from products)), refresh_category_counts()`.execute(
      connection,
    );
    await sql`reset pistone.quiet`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
  const list = await db.selectFrom('price_lists').select('id').executeTakeFirstOrThrow();
  priceListId = list.id;
});
afterAll(() => database.close());

const shop = (more: Partial<ListingFilter> = {}): ListingFilter => ({
  place: { kind: 'shop' },
  inStock: false,
  minCents: null,
  maxCents: null,
  priceListId,
  ...more,
});

async function planOf(filter: ListingFilter, order: IdOrder): Promise<string> {
  const result = await sql<{ 'QUERY PLAN': string }>`
    explain select p.id ${listingSource(filter, order)} order by ${orderingOf(filter, order)} limit 24
  `.execute(database.db);
  return result.rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([
  ['menu_order', 'products_listed_menu_order'],
  ['popularity', 'products_listed_popularity'],
  ['rating', 'products_listed_rating'],
  ['date', 'products_listed_date'],
  ['price', 'listing_prices_ascending'],
  ['price-desc', 'listing_prices_descending'],
] as const)('[CAT-02] the order %s of the shop walks the index %s', async (order, index) => {
  const plan = await planOf(shop(), order);
  expect(plan).toContain(`using ${index} on`);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test.each(['menu_order', 'date', 'price', 'price-desc'] as const)(
  '[CAT-02] the order %s of a category walks an index too',
  async (order) => {
    const plan = await planOf(shop({ place: { kind: 'category', id: categoryId } }), order);
    expect(plan).toContain('Index Only Scan using product_categories_');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  },
);

test('products in stock are found along the index of the order', async () => {
  expect(await planOf(shop({ inStock: true }), 'menu_order')).toContain('products_listed_menu_order');
});

test('the whole shop is counted without reading products', async () => {
  const result = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) ${listingSource(shop({ inStock: true }), 'menu_order')}
  `.execute(database.db);
  const plan = result.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan using products_listed_seen');
});
