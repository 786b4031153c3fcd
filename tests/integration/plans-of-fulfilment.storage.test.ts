import { afterAll, beforeAll, test } from 'vitest';
import { listOrdersToShip } from '#selling/fulfilment/server/list-orders-to-ship.ts';
import { makePickList } from '#selling/fulfilment/server/picking/make-pick-list.ts';
import { listPickLists, readPickList } from '#selling/fulfilment/server/picking/read-pick-list.ts';
import { aGrownShop, fillTables } from '../factories/a-grown-shop.ts';
import { aPerson } from '../factories/a-person.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { expectFoundBy } from '../factories/expect-found-by.ts';

let database: PlannedDatabase;
let clerk: TestRequestContext;
beforeAll(async () => {
  database = await aPlannedDatabase();
  await aGrownShop(database.db);
  await fillTables(database.db, [
    `insert into order_lines (order_id, position, product_id, name, quantity, unit_cents, tax_rate_basis_points, net_cents, tax_cents)
      select o.id, 1, p.id, p.name, 2, 500, 2200, 1000, 220 from orders o join products p on p.sku = 'SKU-' || (o.number - 100000)`,
    `update orders set status = 'processing' where number % 100 = 0`,
    `insert into stock_bins (product_id, bin) select id, 'A-' || id from products`,
    `insert into pick_lists (state, created_at, closed_at) select 'picked', now(), now() from every g`,
    `insert into pick_list_orders (pick_list_id, order_id, is_open)
      select p.id, o.id, false from pick_lists p join orders o on o.number - 100000 = p.id`,
    `insert into pick_list_lines (pick_list_id, order_line_id, quantity, shipped_before)
      select po.pick_list_id, l.id, 2, 0 from pick_list_orders po join order_lines l on l.order_id = po.order_id`,
  ]);
  clerk = await aRequestContext(database.db, { person: await aPerson(database.db, 'warehouse') });
}, 120_000);
afterAll(() => database.close());

const growing = ['orders', 'order_lines', 'products', 'stock_bins', 'pick_list_orders', 'pick_list_lines'];

test.each([
  ['orders to ship', 'orders_by_status', () => listOrdersToShip(clerk, 1)],
  ['pick lists of a page', 'pick_lists_in_order', () => listPickLists(clerk, 1)],
  ['the walk of a pick list', 'pick_list_lines_pick_list_id', () => readPickList(clerk, 77)],
  ['what a new list is made of', 'order_lines_order_id_position_key', () => makePickList(clerk, [100, 200])],
] as const)('%s are found by %s and no table that grows is read whole', (_, index, work) =>
  expectFoundBy(database, growing, [index, work]),
);
