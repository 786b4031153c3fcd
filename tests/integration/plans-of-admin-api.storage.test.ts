import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiProductQuery } from '#catalogue/product-api/rules/api-product-query.ts';
import { chooseApiProducts } from '#catalogue/product-api/server/choose-api-products.ts';
import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { aGrownCatalogue } from '../factories/a-grown-catalogue.ts';
import { fillTables } from '../factories/a-grown-shop.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';

let database: PlannedDatabase;
let ctx: TestRequestContext;

beforeAll(async () => {
  database = await aPlannedDatabase();
  await aGrownCatalogue(database.db);
  await fillTables(database.db, [
    `update products set created_at = now() - id * interval '1 hour', updated_at = now() - id % 977 * interval '1 minute'`,
    `insert into product_meta (product_id, key, value) select id, 'erp', '1' from products`,
    `insert into offer_goods (product_id) select min(id) from products where type = 'simple'`,
  ]);
  ctx = await aRequestContext(database.db);
}, 120_000);
afterAll(() => database.close());

const asked = (query: Partial<ApiProductQuery>): ApiProductQuery => ({
  scope: { kind: 'products' },
  sort: 'date',
  direction: 'desc',
  limit: 100,
  offset: 0,
  ...query,
});

test.each([
  ['date', 'products_created'],
  ['id', 'products_own|products_pkey'],
  ['modified', 'products_edited'],
  ['title', 'products_titled'],
  ['slug', 'products_slug_key'],
] as const)('the list by %s walks along an index and sorts nothing', async (sort, index) => {
  for (const direction of ['asc', 'desc'] as const) {
    const plan = await database.plansOf(() => chooseApiProducts(ctx, asked({ sort, direction })));
    const [page = ''] = plan.split('\n\n').filter((one) => one.startsWith('Limit'));
    expect(page).toMatch(new RegExp(index));
    expect(page.replaceAll('Incremental Sort', '')).not.toMatch(/\bSort {2}|Seq Scan on products/);
  }
});

test('codes and moments of change are found by their indexes', async () => {
  const bySku = await database.plansOf(() =>
    chooseApiProducts(ctx, asked({ scope: { kind: 'both' }, skus: ['x-1', 'x-2'] })),
  );
  expect(bySku).toMatch(/products_by_small_code/);
  expect(bySku).not.toMatch(/Seq Scan on products/);
  const changed = await database.plansOf(() =>
    chooseApiProducts(ctx, asked({ sort: 'modified', changedAfter: new Date(Date.now() - 60_000) })),
  );
  expect(changed).not.toMatch(/Seq Scan on products/);
});

test('a page of products is read by keys alone, in one statement', async () => {
  const { ids } = await chooseApiProducts(ctx, asked({ sort: 'id' }));
  const plan = await database.plansOf(() => readApiProducts(ctx, ids));
  expect(plan.split('\n\n')).toHaveLength(1);
  expect(plan).not.toMatch(
    /Seq Scan on (products|stock|product_meta|product_tags|product_categories|variation_terms)/,
  );
});
