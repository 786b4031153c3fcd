import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockList } from '#catalogue/stock/rules/stock-list.ts';
import { adjustStock } from '#catalogue/stock/server/staff/change-stock.ts';
import { listStock } from '#catalogue/stock/server/staff/list-stock.ts';
import { readArticleStock } from '#catalogue/stock/server/staff/read-article-stock.ts';
import { aGrownCatalogue } from '../factories/a-grown-catalogue.ts';
import { fillTables } from '../factories/a-grown-shop.ts';
import { aPerson } from '../factories/a-person.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { expectFoundBy } from '../factories/expect-found-by.ts';

let database: PlannedDatabase;
let clerk: TestRequestContext;
beforeAll(async () => {
  database = await aPlannedDatabase();
  await aGrownCatalogue(database.db);
  await fillTables(database.db, [
    `insert into stock_movements (product_id, delta, reason) select product_id, 1, 'opening' from stock, generate_series(1, 3)`,
  ]);
  clerk = await aRequestContext(database.db, { person: await aPerson(database.db, 'warehouse') });
}, 120_000);
afterAll(() => database.close());

const growing = ['products', 'stock', 'stock_movements'];

test.each([
  ['an article and its ledger', 'stock_movements_by_product', () => readArticleStock(clerk, 7, 1)],
  [
    'the stock that is adjusted',
    'stock_pkey',
    () => adjustStock(clerk, 7, { mode: 'difference', pieces: 1, reason: 'found', note: '', seen: 0 }),
  ],
] as const)('%s are found by %s and no table that grows is read whole', (_, index, work) =>
  expectFoundBy(database, growing, [index, work]),
);

test('the list reads of the products those that it shows', async () => {
  const plans = await database.plansOf(() => listStock(clerk, stockList.whole));
  expect(plans).toContain('Index Scan using products_sku_key');
  expect(plans).not.toMatch(/Seq Scan on products\b/);
});
