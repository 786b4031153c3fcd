import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { anAdministrator } from '#foundation/visitor/rules/a-staff-role.ts';
import { shippedPiecesFaults } from '#http/consistency/check-parcels.ts';
import { listOrdersToShip } from '#selling/fulfilment/server/list-orders-to-ship.ts';
import { nextOrderStep } from '#selling/orders/rules/next-order-step.ts';
import { staffOrdersAction } from '#selling/orders/rules/order-list-query.ts';
import { isAllInParcels, stillToCome } from '#selling/orders/rules/parcels-of-order.ts';
import { postStaffOrder } from '#selling/orders/server/forms/post-staff-order.ts';
import { readStaffOrder } from '#selling/orders/server/forms/read-staff-order.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aPlacedOrder, storedOrder } from '../factories/order-calls.ts';

let shop: TestShop;
let clerk: RequestContext;
let id: number;

beforeAll(async () => {
  shop = await aShop();
  const { id: customerId, email } = await aCustomer(shop.db);
  const person = {
    customerId,
    email,
    firstName: 'Giulia',
    lastName: 'Verdi',
    company: '',
    kind: 'retail' as const,
  };
  clerk = await aRequestContext(shop.db, {
    clock: shop.clock,
    person: { ...person, staffRole: anAdministrator },
  });
});
afterAll(() => shop.close());

async function post(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  form.set('_wpnonce', clerk.nonces.make(staffOrdersAction));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return await postStaffOrder(clerk, id, form);
}
const ship = (fields: Readonly<Record<string, string>> = {}) => post({ action: 'ship', ...fields });

async function aProcessedOrder(): Promise<void> {
  ({ id } = await aPlacedOrder(shop));
  await post({ action: 'state', to: 'processing' });
}
beforeEach(aProcessedOrder);

async function lineIds(): Promise<readonly number[]> {
  const lines = (await readStaffOrder(clerk, id))?.order.lines ?? [];
  return lines.map((line) => line.id);
}
const toShip = async () => (await listOrdersToShip(clerk, 1))?.rows.filter((row) => row.id === id);
const status = async () => (await storedOrder(shop, id)).status;
const parcels = () =>
  shop.db
    .selectFrom('order_shipments')
    .select(['courier', 'tracking'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
async function emails() {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('kind')
    .where('order_id', '=', id)
    .where('kind', 'in', ['order-completed', 'order-note'])
    .execute();
  return rows.map(({ kind }) => kind);
}
async function next() {
  const found = await readStaffOrder(clerk, id);
  if (!found) throw new Error('no order');
  const { order, care } = found;
  const hasParcels = isAllInParcels(order);
  return nextOrderStep({ ...care, paymentMethod: order.paymentMethod, hasParcels }).words;
}

describe('staff ship an order', () => {
  test('with its parcels in one press: they are stored, the order is completed, one email tells of all', async () => {
    expect(await next()).toBe('ship');
    const parcel = { 'courier-1': 'BRT', 'tracking-1': 'A 1', 'courier-2': '', 'tracking-2': 'A 2' };
    expect(await ship(parcel)).toEqual({ ok: true, done: 'shipped' });
    expect(await parcels()).toEqual([
      { courier: 'BRT', tracking: 'A 1' },
      { courier: 'BRT', tracking: 'A 2' },
    ]);
    expect([await status(), await emails(), await next()]).toEqual([
      'completed',
      ['order-completed'],
      'done',
    ]);
    const history = (await readStaffOrder(clerk, id))?.care.history.map(({ note }) => note);
    expect(history).toContain('Il pacco è partito con BRT, numero di spedizione A 2.');
  });

  test('without a parcel, and with parcels that have no number yet', async () => {
    await ship();
    expect([await status(), await parcels()]).toEqual(['completed', []]);
    await aProcessedOrder();
    await ship({ 'courier-1': 'Furgone', 'tracking-1': '', 'courier-2': 'Furgone', 'tracking-2': '' });
    expect(await status()).toBe('completed');
    expect(await parcels()).toHaveLength(2);
  });

  test.each([
    ['with a number that has no courier', { 'courier-1': '', 'tracking-1': 'A 9' }, 'courier-missing'],
    [
      'twice with one number',
      { 'courier-1': 'BRT', 'tracking-1': 'A-9', 'courier-2': 'BRT', 'tracking-2': 'a 9' },
      'same-shipment',
    ],
  ] as const)('not %s: nothing is changed, and what was typed is given back', async (_, fields, reason) => {
    const refused = await ship(fields);
    const typed = expect.objectContaining(fields);
    expect(refused).toEqual({ ok: false, problem: { action: 'ship', reason, typed } });
    expect([await status(), await parcels(), await emails()]).toEqual(['processing', [], []]);
  });

  test('that has a parcel already without being asked for one', async () => {
    await post({ action: 'shipment', courier: 'GLS', tracking: 'G 1' });
    expect([await parcels(), await next()]).toEqual([[{ courier: 'GLS', tracking: 'G 1' }], 'shipped']);
    await post({ action: 'state', to: 'completed', seen: 'processing' });
    expect(await status()).toBe('completed');
  });

  test('once: whoever presses later reads that the order has changed', async () => {
    await ship();
    const late = await ship({ 'courier-1': 'BRT', 'tracking-1': 'A 1' });
    expect(late).toMatchObject({ ok: false, problem: { action: 'ship', reason: 'state-changed' } });
    expect([await parcels(), await emails()]).toEqual([[], ['order-completed']]);
  });

  test('in parts: each parcel says what lies in it, and the order is completed with the last piece', async () => {
    const [disc = 0, pad = 0] = await lineIds();
    const pieces = (discs: number, pads: number) => ({
      [`pieces-${disc}`]: String(discs),
      [`pieces-${pad}`]: String(pads),
    });
    const first = { action: 'shipment', courier: 'brt', tracking: 'A 1', notify: '1' };
    expect(await post({ ...first, ...pieces(2, 0), weight: '1500' })).toEqual({
      ok: true,
      done: 'shipment-sent',
    });
    const sent = (await readStaffOrder(clerk, id))?.order;
    expect(sent?.shipments).toMatchObject([
      { weightGrams: 1500, contents: [{ lineId: disc, quantity: 2 }], deliveredAt: null },
    ]);
    expect(sent?.shipments?.[0]?.link).toContain('Nspediz=A1');
    if (!sent) throw new Error('no order');
    expect(stillToCome(sent).map(({ line, quantity }) => [line.name, quantity])).toEqual([
      ['Disco freno', 1],
      ['Pastiglie', 1],
    ]);
    expect([await status(), await next(), await emails()]).toEqual(['processing', 'ship', ['order-note']]);
    expect(await toShip()).toMatchObject([{ id, piecesLeft: 2, parcels: 1 }]);

    const second = { action: 'shipment', courier: 'Furgone', tracking: '' };
    expect(await post({ ...second, ...pieces(1, 1), notify: '1' })).toEqual({ ok: true, done: 'shipped' });
    expect([await status(), (await emails()).sort(), await toShip()]).toEqual([
      'completed',
      ['order-completed', 'order-note'],
      [],
    ]);
    expect(await shippedPiecesFaults(shop.db)).not.toContain(id);
    await shop.db
      .updateTable('order_shipment_lines')
      .set({ quantity: 9 })
      .where('order_line_id', '=', pad)
      .execute();
    expect(await shippedPiecesFaults(shop.db)).toContain(id);
  });

  test('and completes it by hand after its last piece, where the shop has it so', async () => {
    const [disc = 0, pad = 0] = await lineIds();
    const byHand = { ...clerk, settings: { ...clerk.settings, orders_complete_when_shipped: false } };
    const contents = [
      { lineId: disc, quantity: 3 },
      { lineId: pad, quantity: 1 },
    ];
    const parcel = { courier: 'BRT', tracking: '', notify: true, contents };
    expect(await addShipment(byHand, { orderId: id, ...parcel })).toEqual({ ok: true, completed: false });
    expect([await status(), await next(), await emails()]).toEqual(['processing', 'shipped', ['order-note']]);
    expect(await toShip()).toEqual([]);
  });

  test('not with more pieces than are left, nor with none: nothing is changed', async () => {
    const [disc = 0] = await lineIds();
    const shipment = { action: 'shipment', courier: 'BRT', tracking: '' };
    for (const [pieces, reason] of [
      ['4', 'too-many-pieces'],
      ['0', 'no-pieces'],
      ['due', 'bad-pieces'],
      ['-1', 'bad-pieces'],
    ] as const)
      expect(await post({ ...shipment, [`pieces-${disc}`]: pieces })).toMatchObject({
        ok: false,
        problem: { action: 'shipment', reason },
      });
    expect(await post({ ...shipment, 'pieces-999999999': '1' })).toMatchObject({
      problem: { reason: 'too-many-pieces' },
    });
    expect([await status(), await parcels(), await emails()]).toEqual(['processing', [], []]);
  });

  test('with one parcel where the form is posted twice, or twice at once', async () => {
    const [disc = 0] = await lineIds();
    const form = {
      action: 'shipment',
      courier: 'BRT',
      tracking: '',
      request: 'a-form-posted-twice',
      [`pieces-${disc}`]: '1',
    };
    expect(await Promise.all([post(form), post(form)])).toEqual([
      { ok: true, done: 'shipment' },
      { ok: true, done: 'shipment' },
    ]);
    expect(await parcels()).toHaveLength(1);
  });

  test('and marks a parcel as delivered, once, as its customer reads', async () => {
    await ship({ 'courier-1': 'BRT', 'tracking-1': 'A 1', 'courier-2': 'BRT', 'tracking-2': 'A 2' });
    const shipments = async () => (await readStaffOrder(clerk, id))?.order.shipments ?? [];
    const [one, two] = await shipments();
    expect([one?.contents.length, two?.contents, two?.togetherWith]).toEqual([2, [], one?.id]);
    const deliver = () => post({ action: 'shipment', deliver: String(one?.id) });
    expect(await deliver()).toEqual({ ok: true, done: 'shipment-delivered' });
    const [delivered] = await shipments();
    expect(delivered?.deliveredAt).toBe(shop.clock.now().toISOString());
    await deliver();
    const history = (await readStaffOrder(clerk, id))?.care.history.map(({ note }) => note);
    expect(history?.filter((note) => note === 'Il pacco BRT A 1 è stato consegnato.')).toHaveLength(1);
    expect(await post({ action: 'shipment', deliver: '999999' })).toMatchObject({
      problem: { reason: 'no-such-shipment' },
    });
  });
});
