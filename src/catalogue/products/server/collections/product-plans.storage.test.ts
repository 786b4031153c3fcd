import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory } from '#tests/factories/a-category.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { orderingOf } from './find-product-ids.ts';
import type { ProductOrder, ProductQuery } from './product-query.ts';
import { productSource } from './product-source.ts';
import { type ReviewQuery, reviewOrdering, reviewSource } from './read-api-reviews.ts';

const products = 12_000;
let database: TestDatabase;
let ctx: TestRequestContext;
let rareId = 0;

/** As a larger shop is: thousands of rows, with what the planner knows of them up to date. */
beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  await aTaxRate(db);
  const [large, rare] = [await aCategory(db), await aCategory(db, { slug: 'rara' })];
  rareId = rare.id;
  await db.connection().execute(async (connection) => {
    await sql`set pistone.quiet = 'on'`.execute(connection);
    await sql`insert into products (id, type, parent_id, slug, sku, name, regular_price_cents, sale_price_cents, menu_order,
        total_sales, average_rating, review_count, published_at, updated_at, in_stock, featured, backorders, description)
      select g, case when g % 3 = 0 then 'variation' else 'simple' end, case when g % 3 = 0 then g - 1 end,
        case when g % 3 <> 0 then 'p-' || g end, 'SKU-' || g, 'Ricambio ' || md5(g::text), 500 + g * 37 % 20000,
        case when g % 50 = 1 then 400 end, g * 31 % 1000, g * 17 % 5000, g % 50 / 10.0, g % 7,
        now() - g * interval '1 minute', now() - g * 7 % 10007 * interval '1 minute', g % 13 <> 0, g % 97 = 1,
        case when g % 101 = 1 then 'notify' else 'no' end, repeat('x', 300)
      from generate_series(1, ${products}::int) g`.execute(connection);
    await sql`insert into product_categories (category_id, product_id, direct)
      select case when id % 400 = 1 then ${rare.id}::int else ${large.id}::int end, id, true
      from products where type <> 'variation'`.execute(connection);
    await sql`insert into stock (product_id, on_hand) select id, id % 13 from products`.execute(connection);
    await sql`insert into reviews (product_id, author_name, author_email, rating, body, status, created_at)
      select id, 'Ada', 'ada@example.com', id % 5 + 1, 'Bene', 'approved', now() - id * 7 % 9001 * interval '1 minute'
      from products where type <> 'variation'`.execute(connection);
    await sql`select refresh_listing_prices(array(select id from products where type <> 'variation')),
      refresh_category_counts()`.execute(connection);
    await sql`reset pistone.quiet`.execute(connection);
  });
  await sql`vacuum analyze`.execute(db);
  ctx = await aRequestContext(db);
});
afterAll(() => database.close());

const query = (more: Partial<ProductQuery> = {}): ProductQuery => ({
  limit: 10,
  offset: 0,
  direction: 'desc',
  order: 'date',
  search: undefined,
  slugs: undefined,
  skus: undefined,
  include: undefined,
  exclude: undefined,
  parents: undefined,
  parentsExcluded: undefined,
  type: undefined,
  featured: undefined,
  terms: [],
  attributes: [],
  attributeRelation: 'and',
  onSale: undefined,
  minCents: undefined,
  maxCents: undefined,
  stock: undefined,
  visibility: undefined,
  ratings: undefined,
  dateColumn: 'published_at',
  after: undefined,
  before: undefined,
  relatedTo: undefined,
  ...more,
});

async function planOf(asked: RawBuilder<unknown>): Promise<string> {
  const result = await sql<{ 'QUERY PLAN': string }>`explain ${asked}`.execute(database.db);
  return result.rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function pagePlan(more: Partial<ProductQuery>): Promise<string> {
  const asked = query(more);
  const { source } = await productSource(ctx, asked, { priced: asked.order === 'price' });
  return planOf(sql`select p.id ${source} order by ${orderingOf(asked)} limit 10`);
}

async function countPlan(more: Partial<ProductQuery>): Promise<string> {
  const { source } = await productSource(ctx, query(more), { priced: false });
  return planOf(sql`select count(*) ${source}`);
}

const walked: readonly (readonly [ProductOrder, string])[] = [
  ['date', 'products_listed_date'],
  ['modified', 'products_edited'],
  // The primary key, or an index of listed products by their id.
  ['id', 'products_'],
  ['title', 'products_titled'],
  ['slug', 'products_slug_key'],
  ['popularity', 'products_listed_popularity'],
  ['rating', 'products_listed_rating'],
  ['menu_order', 'products_listed_menu_order'],
  ['comment_count', 'products_listed_comments'],
];

test.each(
  walked.flatMap(([order, index]) => [[order, 'asc', index] as const, [order, 'desc', index] as const]),
)('the order %s %s walks the index %s', async (order, direction, index) => {
  const plan = await pagePlan({ order, direction });
  expect(plan).toMatch(new RegExp(`using ${index}\\w* on`));
  expect(plan).not.toMatch(/Seq Scan| {2}Sort {2}/);
});

test.each([
  ['asc', 'listing_prices_ascending'],
  ['desc', 'listing_prices_descending'],
] as const)('the order by price %s walks the prices', async (direction, index) => {
  const plan = await pagePlan({ order: 'price', direction });
  expect(plan).toContain(`using ${index} on`);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test.each<readonly [string, Partial<ProductQuery>]>([
  ['a small category', { terms: [{ taxonomy: 'product_cat', values: ['rara'], operator: 'in' }] }],
  ['what is recommended', { featured: true }],
  ['what is on sale', { onSale: true }],
  ['what is not on sale', { onSale: false }],
  ['what is on backorder', { stock: ['onbackorder'] }],
  ['a code', { skus: ['SKU-7'] }],
  ['a slug', { slugs: ['p-7', 'p-8-9'] }],
  ['the variations of a product', { parents: [8] }],
  ['variations', { type: 'variation' }],
  ['named ids', { include: [7, 8] }],
  ['what is new', { after: new Date(Date.now() - 3_600_000) }],
  ['what changed', { after: new Date(Date.now() - 3_600_000), dateColumn: 'updated_at', order: 'modified' }],
  ['stars', { ratings: [5], order: 'rating' }],
])('a page of %s reads no whole table', async (_, more) => {
  const plan = await pagePlan(more);
  expect(plan).not.toMatch(/Seq Scan on (products|listing_prices|product_categories|stock)/);
});

test('a piece of a name is looked up among pieces', async () => {
  const plan = await countPlan({ search: 'abcdef' });
  expect(plan).toContain('products_fragments');
});

test.each<readonly [string, Partial<ProductQuery>]>([
  ['the whole shop', {}],
  ['what is in stock', { stock: ['instock'] }],
  ['stars', { ratings: [5] }],
])('%s is counted without reading products', async (_, more) => {
  expect(await countPlan(more)).toContain('Index Only Scan using products_listed_');
});

const reviews = (more: Partial<ReviewQuery>): ReviewQuery => ({
  limit: 10,
  offset: 0,
  order: 'date',
  direction: 'desc',
  productIds: undefined,
  categoryIds: undefined,
  ...more,
});

test.each<readonly [Partial<ReviewQuery>, string]>([
  [{}, 'reviews_by_status'],
  [{ direction: 'asc' }, 'reviews_by_status'],
  [{ order: 'rating' }, 'reviews_best'],
  [{ order: 'rating', direction: 'asc' }, 'reviews_best'],
  [{ order: 'id' }, 'reviews_pkey'],
  [{ order: 'product', direction: 'asc' }, 'reviews_shown'],
  [{ productIds: [7] }, 'reviews_'],
])('reviews %j walk the index %s', async (more, index) => {
  const asked = reviews(more);
  const plan = await planOf(
    sql`select r.id ${reviewSource(asked)} order by ${reviewOrdering(asked)} limit 10`,
  );
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('the reviews of a small category are read by its products', async () => {
  const asked = reviews({ categoryIds: [rareId] });
  const plan = await planOf(
    sql`select r.id ${reviewSource(asked)} order by ${reviewOrdering(asked)} limit 10`,
  );
  expect(plan).not.toMatch(/Seq Scan on (reviews|products)/);
});
