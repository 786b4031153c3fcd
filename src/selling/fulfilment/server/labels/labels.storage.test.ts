import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import { removeShipment } from '#selling/orders/server/shipments/remove-shipment.ts';
import { aBrtService } from '#tests/factories/a-brt-service.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aShop, type TestShop } from '#tests/factories/a-shop.ts';
import { aPlacedOrder, storedOrder } from '#tests/factories/order-calls.ts';
import { emptyLabelService } from '../../rules/label-service-form.ts';
import { parcelAction } from '../../rules/parcel-form.ts';
import { ASKING_MS } from '../../rules/parcel-label.ts';
import { listCarriers } from '../carriers.ts';
import { postParcel } from '../parcels/post-parcel.ts';
import { readParcel } from '../parcels/read-parcel.ts';
import { readLabelFile } from './label-files.ts';
import { readLabelService, saveLabelService } from './label-service.ts';

let shop: TestShop;
let clerk: RequestContext;
let brt: Awaited<ReturnType<typeof aBrtService>>;
let brtId: number;
let orderId: number;
let parcelId: number;

beforeAll(async () => {
  shop = await aShop();
  clerk = await aRequestContext(shop.db, {
    clock: shop.clock,
    person: await aPerson(shop.db, 'warehouse'),
  });
  brtId = (await listCarriers(clerk)).find(({ name }) => name === 'BRT')?.id ?? 0;
});
afterAll(() => shop.close());
beforeEach(async () => {
  brt = await aBrtService();
  await connect();
  ({ id: orderId } = await aPlacedOrder(shop, { payment: 'cod' }));
  parcelId = await aParcel();
});
afterEach(() => brt.close());

const connect = () =>
  saveLabelService(clerk, brtId, {
    ...emptyLabelService,
    user: '1020100',
    password: 'segreta',
    customerCode: '1020100',
    depot: '102',
    address: brt.address,
  });

async function aParcel(courier = 'BRT'): Promise<number> {
  await addShipment(clerk, { orderId, courier, tracking: '', notify: false, contents: null });
  const { id } = await shop.db
    .selectFrom('order_shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

function post(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  form.set('_wpnonce', clerk.nonces.make(parcelAction));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return postParcel(clerk, parcelId, form);
}
const make = (more: Readonly<Record<string, string>> = {}) =>
  post({ action: 'label', weight: '2300', ...more });
const parcel = async () => {
  const found = await readParcel(clerk, parcelId);
  if (!found) throw new Error('no parcel');
  return found;
};
const states = async () => (await parcel()).labels.map(({ state }) => state);
const created = () => brt.asked.filter((call) => call.startsWith('POST')).length;

describe('the label of a parcel', () => {
  test('is made by its carrier: number, weight and PDF are stored, and the customer gets the email', async () => {
    expect(await make({ notify: '1' })).toMatchObject({ kind: 'go' });
    const { total_cents: total } = await storedOrder(shop, orderId);
    const made = await parcel();
    expect(made).toMatchObject({ weightGrams: 2300, tracking: '0154024160001' });
    expect(made.link).toContain('0154024160001');
    expect(made.labels).toMatchObject([{ state: 'made', hasFile: true, toCollect: total }]);
    const pdf = await readLabelFile(clerk, parcelId);
    expect(Buffer.from(pdf ?? []).toString()).toMatch(/^%PDF-/);
    expect([...brt.shipments.values()][0]?.data).toMatchObject({ cashOnDelivery: total / 100 });
    const emails = await shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'order-note')
      .execute();
    expect(emails).toHaveLength(1);
  });

  test('collects what is due also where the order was completed with the parcel', async () => {
    await changeOrderState(clerk, { id: orderId, to: 'completed' });
    await make();
    expect((await parcel()).labels[0]?.toCollect).toBe((await storedOrder(shop, orderId)).total_cents);
  });

  test('is asked for once, however often it is pressed', async () => {
    await Promise.all([make(), make(), make()]);
    expect([created(), await states()]).toEqual([1, ['made']]);
    expect(await make()).toMatchObject({ kind: 'again', problems: { form: 'not-now' } });
    expect(created()).toBe(1);
  });

  test('that is refused says why in the words of the carrier, and may be asked for again', async () => {
    brt.behave({ code: -63, says: 'CAP inesistente' });
    expect(await make()).toMatchObject({ kind: 'again', problems: { form: 'address' } });
    expect((await parcel()).labels).toMatchObject([{ state: 'refused', problem: '-63 CAP inesistente' }]);
    brt.behave('works');
    await make();
    expect(await states()).toEqual(['made', 'refused']);
  });

  test('without an answer stays unknown and is never asked for twice; taken back, it may be made anew', async () => {
    brt.behave('hangs-up');
    expect(await make()).toMatchObject({ kind: 'again', problems: { form: 'unknown' } });
    brt.behave('works');
    expect(await make()).toMatchObject({ kind: 'again', problems: { form: 'not-now' } });
    expect([created(), brt.shipments.size]).toEqual([1, 1]);
    expect(await post({ action: 'cancel-label' })).toMatchObject({ kind: 'go' });
    expect([brt.shipments.size, await states()]).toEqual([0, ['cancelled']]);
    await make();
    expect([brt.shipments.size, await states()]).toEqual([1, ['made', 'cancelled']]);
  });

  test('without an answer is settled by staff who looked: with its number, or as none', async () => {
    brt.behave('hangs-up');
    await make();
    expect(await post({ action: 'label-found', tracking: '' })).toMatchObject({
      problems: { tracking: 'no-tracking' },
    });
    await post({ action: 'label-found', tracking: 'X 77' });
    expect(await parcel()).toMatchObject({ tracking: 'X 77', labels: [{ state: 'made', hasFile: false }] });
    parcelId = await aParcel();
    await make();
    await post({ action: 'label-absent' });
    expect(await states()).toEqual(['cancelled']);
  });

  test('that a process left behind while it asked is unknown after two minutes', async () => {
    await shop.db
      .insertInto('parcel_labels')
      .values({
        shipment_id: parcelId,
        carrier_id: brtId,
        state: 'asking',
        weight_grams: 100,
        to_collect_cents: 0,
        asked_at: new Date(shop.clock.now().getTime() - ASKING_MS - 1),
        asked_by: 'Bruna Neri',
      })
      .execute();
    expect(await states()).toEqual(['unknown']);
    expect(await post({ action: 'cancel-label' })).toMatchObject({
      path: expect.stringContaining('label-absent'),
    });
  });

  test('is cancelled at the carrier with its file and number; while the branch has it, nothing changes', async () => {
    await make();
    brt.behave('at-depot');
    expect(await post({ action: 'cancel-label' })).toMatchObject({ problems: { form: 'at-depot' } });
    expect(await states()).toEqual(['made']);
    brt.behave('works');
    await post({ action: 'cancel-label' });
    expect(await parcel()).toMatchObject({ tracking: '', labels: [{ state: 'cancelled', hasFile: false }] });
    expect(await readLabelFile(clerk, parcelId)).toBeNull();
  });

  test('keeps its parcel: that is removed only once the label is cancelled', async () => {
    await make();
    const remove = () => removeShipment(clerk, { orderId, shipmentId: parcelId });
    expect(await remove()).toEqual({ ok: false, error: { code: 'has-label' } });
    await post({ action: 'cancel-label' });
    expect(await remove()).toEqual({ ok: true });
  });

  test('is not made for carriers that are not connected, nor with a bad weight', async () => {
    expect(await make({ weight: '0' })).toMatchObject({ problems: { weight: 'bad-weight' } });
    parcelId = await aParcel('GLS');
    expect(await make()).toMatchObject({ problems: { form: 'no-service' } });
    expect(brt.asked).toEqual([]);
  });
});

test('credentials of a carrier are stored encrypted; a password left empty stays with the same user and address', async () => {
  const { sealed } = await shop.db
    .selectFrom('carrier_label_services')
    .select('sealed')
    .where('carrier_id', '=', brtId)
    .executeTakeFirstOrThrow();
  expect(sealed).not.toContain('segreta');
  const draft = {
    ...emptyLabelService,
    user: '1020100',
    customerCode: '1',
    depot: '9',
    address: brt.address,
  };
  expect(await saveLabelService(clerk, brtId, draft)).toEqual({ ok: true });
  expect(await readLabelService(clerk, brtId)).toMatchObject({
    account: { password: 'segreta', depot: '9' },
  });
  expect(await saveLabelService(clerk, brtId, { ...draft, user: 'other' })).toEqual({
    ok: false,
    problem: 'no-password',
  });
});
