import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { deliverShipment } from '#selling/orders/server/shipments/deliver-shipment.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aShop, type TestShop } from '#tests/factories/a-shop.ts';
import { aPlacedOrder, storedOrder } from '#tests/factories/order-calls.ts';
import { type ParcelQuery, parcelList } from '../rules/parcel-list.ts';
import { listCarriers } from './carriers.ts';
import { exportParcels } from './export-parcels.ts';
import { listParcels } from './list-parcels.ts';

let shop: TestShop;
let clerk: RequestContext;
let numbers: readonly number[];
let total: number;

const parcelOf = (orderId: number, courier: string, tracking: string) =>
  addShipment(clerk, { orderId, courier, tracking, notify: false, weightGrams: 2500, contents: null });

beforeAll(async () => {
  shop = await aShop();
  clerk = await aRequestContext(shop.db, {
    clock: shop.clock,
    person: await aPerson(shop.db, 'warehouse'),
  });
  const collected = await aPlacedOrder(shop, { payment: 'cod' });
  const paid = await aPlacedOrder(shop);
  await changeOrderState(clerk, { id: paid.id, to: 'processing' });
  await parcelOf(collected.id, 'BRT', '');
  await parcelOf(collected.id, 'BRT', 'B2');
  await parcelOf(paid.id, 'GLS', '=1+1');
  const rows = (await listParcels(clerk, parcelList.whole))?.parcels ?? [];
  await deliverShipment(clerk, { orderId: paid.id, shipmentId: rows[0]?.id ?? 0 });
  numbers = [paid.number, collected.number];
  total = (await storedOrder(shop, collected.id)).total_cents;
});
afterAll(() => shop.close());

const trackings = async (query: Partial<ParcelQuery>) =>
  (await listParcels(clerk, { ...parcelList.whole, ...query }))?.parcels.map(({ tracking }) => tracking);

test('parcels are listed by state, carrier and day, the latest first', async () => {
  expect(await trackings({})).toEqual(['=1+1', 'B2', '']);
  expect(await trackings({ state: 'unnumbered' })).toEqual(['']);
  expect(await trackings({ state: 'travelling' })).toEqual(['B2']);
  expect(await trackings({ state: 'delivered' })).toEqual(['=1+1']);
  const brt = (await listCarriers(clerk)).find(({ name }) => name === 'BRT');
  expect(await trackings({ carrier: brt?.id ?? 0 })).toEqual(['B2', '']);
  const today = shop.clock.now().toISOString().slice(0, 10);
  expect(await trackings({ from: today, to: today })).toHaveLength(3);
  expect(await trackings({ from: '2099-01-01' })).toEqual([]);
  expect(await listParcels(clerk, { ...parcelList.whole, page: 2 })).toBeNull();
});

test('what an order owes on delivery is collected with its first parcel alone', async () => {
  const rows = (await listParcels(clerk, parcelList.whole))?.parcels ?? [];
  expect(rows.map(({ order, toCollect }) => [order.number, toCollect])).toEqual([
    [numbers[0], 0],
    [numbers[1], 0],
    [numbers[1], total],
  ]);
});

test('the file has what carriers ask for, and nothing in it is a formula', async () => {
  const lines = (await exportParcels(clerk, parcelList.whole)).slice(1).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  const cells = (lines[1] ?? '').split(';');
  expect([cells[0], cells[2], cells[3], cells[12]]).toEqual([String(numbers[0]), 'GLS', "'=1+1", '2,5']);
  expect((lines[3] ?? '').split(';')[13]).toBe(String(total / 100).replace('.', ','));
});
