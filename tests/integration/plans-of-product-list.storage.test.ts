import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ProductsQuery,
  productSortings,
  productsList,
} from '#catalogue/product-editing/rules/product-list.ts';
import { choosePage } from '#catalogue/product-editing/server/choose-page.ts';
import { listProducts } from '#catalogue/product-editing/server/list-products.ts';
import { aGrownCatalogue } from '../factories/a-grown-catalogue.ts';
import { fillTables, readsWhole } from '../factories/a-grown-shop.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';

let database: PlannedDatabase;
let ctx: TestRequestContext;
let some: Pick<ProductsQuery, 'categoryId' | 'brandId'>;

/** Several states, the goods of free lines of offers, products without a price: what makes an order differ from its index. */
beforeAll(async () => {
  database = await aPlannedDatabase();
  const { db } = database;
  await aGrownCatalogue(db);
  await fillTables(db, [
    `update products set status = 'draft' where type <> 'variation' and id % 19 = 1`,
    `update products set status = 'trash', trashed_from = 'published', trashed_at = now() where type <> 'variation' and id % 23 = 1`,
    `update products set regular_price_cents = null, sale_price_cents = null where type = 'simple' and id % 29 = 1`,
    `update products set updated_at = now() - id % 7 * interval '1 minute', featured = id % 40 = 1, in_stock = id % 13 <> 0,
      description = repeat('x', 1500)`,
    `select refresh_listing_prices(array(select id from products where type = 'simple' and id % 29 = 1))`,
    `insert into offer_goods (product_id) select min(id) from products where type = 'simple' and status = 'published'`,
    `select refresh_available_stock()`,
  ]);
  ctx = await aRequestContext(db);
  const { rows } = await sql<{ categoryId: number; brandId: number }>`
    select (select min(id) from categories) as "categoryId", (select min(id) from brands) as "brandId"`.execute(
    db,
  );
  some = rows[0] ?? { categoryId: null, brandId: null };
}, 120_000);
afterAll(() => database.close());

const query = (asked: Partial<ProductsQuery>): ProductsQuery => ({ ...productsList.whole, ...asked });
const walked = (asked: Partial<ProductsQuery>) => choosePage(ctx, query(asked), 0);
const sorted = (asked: Partial<ProductsQuery>) => choosePage(ctx, query(asked), 1_000_000);
const filters = (): readonly Partial<ProductsQuery>[] => [
  {},
  { state: 'published' },
  { state: 'draft' },
  { state: 'trash' },
  { stock: 'in' },
  { stock: 'low' },
  { stock: 'out', state: 'published' },
  { mark: 'no-price' },
  { mark: 'on-sale' },
  { categoryId: some.categoryId },
  { brandId: some.brandId, stock: 'in', mark: 'no-picture' },
];

describe.each(productSortings)('by %s', (sort) => {
  test('an index that is walked gives the pages that sorting gives, to the last one', async () => {
    for (const filter of filters()) {
      const pages = (await sorted({ ...filter, sort }))?.pages ?? 0;
      expect(pages).toBeGreaterThan(0);
      for (const page of new Set([1, 2, pages - 1, pages].filter((one) => one > 0 && one <= pages))) {
        const asked = { ...filter, sort, page };
        expect(await walked(asked), JSON.stringify(asked)).toEqual(await sorted(asked));
      }
      expect(await walked({ ...filter, sort, page: pages + 1 })).toBeNull();
      expect(await sorted({ ...filter, sort, page: pages + 1 })).toBeNull();
    }
  });

  const index = {
    edited: 'products_edited',
    newest: 'products_own',
    name: 'products_titled',
    'name-desc': 'products_titled',
    price: 'listing_prices_ascending',
    'price-desc': 'listing_prices_ascending',
    stock: 'available_stock_ordered',
    'stock-desc': 'available_stock_ordered',
  }[sort];

  // Of the ids alone a smaller index may be sorted as quickly.
  test.each(sort === 'newest' ? [1] : [1, 60])(
    `page %i walks ${index}, and reads no table whole`,
    async (page) => {
      const plans = await database.plansOf(() => walked({ sort, page }));
      expect(plans).toMatch(new RegExp(`Index Only Scan (?:Backward )?using ${index}`));
      expect(plans).not.toMatch(readsAWholeTable);
      expect(plans).not.toMatch(/Sort Key: .*(?:updated_at|name|min_cents|available)/);
    },
  );
});

const readsAWholeTable = readsWhole([
  'products',
  'stock',
  'available_stock',
  'listing_prices',
  'product_categories',
]);

test.each(['state', 'categoryId', 'brandId', 'stock', 'mark', 'words'] as const)(
  'a list filtered by %s reads no table of the catalogue whole',
  async (name) => {
    const asked = {
      state: { state: 'draft' as const },
      categoryId: { categoryId: some.categoryId },
      brandId: { brandId: some.brandId },
      stock: { stock: 'low' as const },
      mark: { mark: 'on-sale' as const },
      words: { words: 'ricambio' },
    }[name];
    expect(await database.plansOf(() => sorted(asked))).not.toMatch(readsAWholeTable);
    expect(await database.plansOf(() => listProducts(ctx, query(asked)))).not.toMatch(readsAWholeTable);
  },
);
