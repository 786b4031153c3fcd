import { afterAll, beforeAll, test } from 'vitest';
import { listDeliveryNotes, readNotesOf } from '#selling/delivery-notes/server/read-delivery-notes.ts';
import { parcelList } from '#selling/fulfilment/rules/parcel-list.ts';
import { listOrdersToShip } from '#selling/fulfilment/server/list-orders-to-ship.ts';
import { listParcels } from '#selling/fulfilment/server/list-parcels.ts';
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
    `insert into order_shipments (order_id, courier, tracking, created_at)
      select id, 'BRT', 'T' || id, created_at from orders`,
    `insert into delivery_notes (year, number, issued_on, order_id, document, issued_at)
      select 2026, row_number() over (order by id), '2026-11-28', id, '{"recipient": [], "packages": 1}', now() from orders`,
    `insert into delivery_note_parcels (note_id, shipment_id)
      select n.id, s.id from delivery_notes n join order_shipments s on s.order_id = n.order_id`,
  ]);
  clerk = await aRequestContext(database.db, { person: await aPerson(database.db, 'warehouse') });
}, 120_000);
afterAll(() => database.close());

const growing = ['orders', 'order_lines', 'products', 'stock_bins', 'pick_list_orders', 'pick_list_lines'];

test.each([
  ['orders to ship', 'orders_by_status', () => listOrdersToShip(clerk, 1)],
  ['pick lists of a page', 'pick_lists_in_order', () => listPickLists(clerk, 1)],
  ['the walk of a pick list', 'pick_list_lines_pick_list_id', () => readPickList(clerk, 77)],
  ['parcels of a page', 'order_shipments_by_day', () => listParcels(clerk, parcelList.whole)],
  ['delivery notes of a page', 'delivery_notes_year_number_key', () => listDeliveryNotes(clerk, 1)],
  ['delivery notes of an order', 'delivery_notes_by_order', () => readNotesOf(clerk, 77, 'all')],
  ['what a new list is made of', 'order_lines_order_id_position_key', () => makePickList(clerk, [100, 200])],
] as const)('%s are found by %s and no table that grows is read whole', (_, index, work) =>
  expectFoundBy(database, growing, [index, work]),
);
