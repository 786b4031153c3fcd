import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { shippedPiecesFaults } from '#http/consistency/check-parcels.ts';
import { readOwedByCouriers } from '#selling/incoming-payments/server/read-owed-by-couriers.ts';
import { isAllInParcels, piecesLeft } from '#selling/orders/rules/parcels-of-order.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { deliverShipment } from '#selling/orders/server/shipments/deliver-shipment.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aShop, type TestShop } from '#tests/factories/a-shop.ts';
import { aPlacedOrder, storedOrder } from '#tests/factories/order-calls.ts';
import { parcelAction } from '../../rules/parcel-form.ts';
import { listOrdersToShip } from '../list-orders-to-ship.ts';
import { postParcel } from './post-parcel.ts';
import { readParcel } from './read-parcel.ts';

let shop: TestShop;
let clerk: RequestContext;
let orderId: number;
let parcelId: number;

beforeAll(async () => {
  shop = await aShop();
  clerk = await aRequestContext(shop.db, {
    clock: shop.clock,
    person: await aPerson(shop.db, 'warehouse'),
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ id: orderId } = await aPlacedOrder(shop, { payment: 'cod' }));
  const order = await readOrder(clerk, orderId);
  const contents = order?.lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })) ?? [];
  await addShipment(clerk, { orderId, courier: 'BRT', tracking: `T${orderId}`, notify: false, contents });
  parcelId = order ? ((await readOrder(clerk, orderId))?.shipments?.[0]?.id ?? 0) : 0;
});

function post(action: string, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  form.set('_wpnonce', clerk.nonces.make(parcelAction));
  for (const [name, value] of Object.entries({ action, ...fields })) form.set(name, value);
  return postParcel(clerk, parcelId, form);
}
const parcel = () => readParcel(clerk, parcelId);
const order = async () => {
  const found = await readOrder(clerk, orderId);
  if (!found) throw new Error('no order');
  return found;
};
const heldEmails = () =>
  shop.db
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'parcel-held')
    .execute();
const notes = async () => {
  const rows = await shop.db
    .selectFrom('order_events')
    .select('note')
    .where('order_id', '=', orderId)
    .execute();
  return rows.map(({ note }) => note);
};

test('a parcel that its carrier holds has a reason, and the customer is told once for each time', async () => {
  expect(await post('hold', { notify: '1' })).toMatchObject({ problems: { reason: 'no-reason' } });
  await post('hold', { reason: 'absent', note: 'Chiamato: venerdì', notify: '1' });
  expect(await parcel()).toMatchObject({ condition: 'held', holdReason: 'absent' });
  expect((await order()).shipments).toMatchObject([{ trouble: 'held' }]);
  expect(await heldEmails()).toHaveLength(1);
  expect(await notes()).toEqual(
    expect.arrayContaining([
      `Il pacco BRT T${orderId} è in giacenza presso il corriere: il destinatario non c’era.`,
      'Chiamato: venerdì',
    ]),
  );
  await post('resume');
  expect(await parcel()).toMatchObject({ condition: 'travelling', holdReason: null });
  expect(await heldEmails()).toHaveLength(1);
});

test('a delivered parcel stays delivered, from its page as from the page of the order', async () => {
  await post('hold', { reason: 'address' });
  await deliverShipment(clerk, { orderId, shipmentId: parcelId });
  expect(await parcel()).toMatchObject({ condition: 'delivered', holdReason: null });
  expect(await post('return')).toMatchObject({ problems: { form: 'not-now' } });
});

test('what lay in a parcel that came back is to be shipped again, once its order is among those to ship', async () => {
  expect(isAllInParcels(await order())).toBe(true);
  expect((await storedOrder(shop, orderId)).status).toBe('completed');
  await post('return');
  const back = await order();
  const left = piecesLeft(back).map(({ quantity }) => quantity);
  expect([isAllInParcels(back), left]).toEqual([false, back.lines.map(({ quantity }) => quantity)]);
  expect((await parcel())?.contents).toHaveLength(back.lines.length);
  expect(await post('ship-anew')).toMatchObject({ kind: 'go' });
  expect((await listOrdersToShip(clerk, 1))?.rows.map(({ id }) => id)).toContain(orderId);
  const contents = back.lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
  const again = { orderId, courier: 'BRT', tracking: `U${orderId}`, notify: false, contents };
  expect(await addShipment(clerk, again)).toEqual({ ok: true, completed: true });
  expect(await shippedPiecesFaults(shop.db)).toEqual([]);
});

test('its carrier collects and owes for a parcel on its way or delivered, and not for one that came back', async () => {
  const { total_cents: total } = await storedOrder(shop, orderId);
  const owed = async () =>
    (await readOwedByCouriers(clerk)).flatMap(({ orders }) => orders).find(({ id }) => id === orderId)?.due;
  expect([(await parcel())?.toCollect, await owed()]).toEqual([total, total]);
  await post('return');
  expect([(await parcel())?.toCollect, await owed()]).toEqual([0, undefined]);
});

test('two who note what became of a parcel at once note it once', async () => {
  await Promise.all([post('deliver'), post('return')]);
  const { rows: found } = { rows: [await parcel()] };
  expect(['delivered', 'returned']).toContain(found[0]?.condition);
  const said = (await notes()).filter((note) => /consegnato|tornato/.test(note));
  expect(said).toHaveLength(1);
});
