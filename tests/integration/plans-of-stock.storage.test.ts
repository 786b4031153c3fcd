import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockList } from '#catalogue/stock/rules/stock-list.ts';
import { readPiecesAt } from '#catalogue/stock/server/locations/pieces-at.ts';
import { adjustStock } from '#catalogue/stock/server/staff/change-stock.ts';
import { listStock } from '#catalogue/stock/server/staff/list-stock.ts';
import { readArticleStock } from '#catalogue/stock/server/staff/read-article-stock.ts';
import { readSuppliers } from '#catalogue/stock/server/staff/receipts/read-receipts.ts';
import { readTransfer } from '#catalogue/stock/server/staff/transfers/read-transfers.ts';
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
    `insert into stock_locations (name, position) select 'Filiale ' || n, n from generate_series(1, 3) n`,
    `insert into stock_at_locations (product_id, location_id, on_hand) select product_id, 2, 0 from stock`,
    `insert into stock_transfers (to_id, state, sent_at, closed_at) select 2, 'received', now(), now() from generate_series(1, 3000)`,
    `insert into stock_transfer_lines (transfer_id, product_id, quantity)
      select t.id, s.product_id, 1 from stock_transfers t join stock s on s.product_id % 300 = t.id % 300`,
    `insert into stock_receipts (supplier) select 'Fornitore ' || n % 80 from generate_series(1, 20000) n`,
  ]);
  clerk = await aRequestContext(database.db, { person: await aPerson(database.db, 'warehouse') });
}, 120_000);
afterAll(() => database.close());

const growing = [
  'products',
  'stock',
  'stock_movements',
  'stock_at_locations',
  'stock_transfer_lines',
  'stock_transfers',
  'stock_receipts',
];

test.each([
  ['an article and its ledger', 'stock_movements_by_product', () => readArticleStock(clerk, 7, 1)],
  [
    'the stock that is adjusted',
    'stock_pkey',
    () =>
      adjustStock(clerk, 7, { mode: 'difference', pieces: 1, reason: 'found', note: '', seen: 0, at: null }),
  ],
  ['what an article has at each location', 'stock_transfers_open', () => readPiecesAt(clerk, 7)],
  ['the suppliers of before', 'stock_receipts_by_supplier_and_id', () => readSuppliers(clerk)],
  ['a transfer', 'stock_transfer_lines_transfer_id_product_id_key', () => readTransfer(clerk, 7)],
] as const)('%s are found by %s and no table that grows is read whole', (_, index, work) =>
  expectFoundBy(database, growing, [index, work]),
);

test('the list reads of the products those that it shows', async () => {
  const plans = await database.plansOf(() => listStock(clerk, stockList.whole));
  expect(plans).toMatch(/Index Only Scan using products_sku_key/);
  expect(plans).not.toMatch(/Seq Scan on products\b/);
});
