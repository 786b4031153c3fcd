import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import {
  aPlacedOrder,
  nonceIn,
  pageOf,
  staffBrowser,
  storedOrder,
  textOf,
} from '../factories/order-calls.ts';

let shop: TestShop;
let staff: TestBrowser;
let id: number;

beforeAll(async () => {
  shop = await aShop();
  staff = await staffBrowser(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ id } = await aPlacedOrder(shop));
  await post({ action: 'state', to: 'processing' });
});

const path = () => `/staff/orders/${id}/`;
async function post(fields: Readonly<Record<string, string>>) {
  return await staff.post(path(), { _wpnonce: nonceIn(await pageOf(staff, path())), ...fields });
}
const ship = (fields: Readonly<Record<string, string>> = {}) => post({ action: 'ship', ...fields });
const parcels = () =>
  shop.db
    .selectFrom('order_shipments')
    .select(['courier', 'tracking'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const emails = async () => {
  const rows = await shop.db
    .selectFrom('outbox')
    .select('kind')
    .where('order_id', '=', id)
    .where('kind', 'in', ['order-completed', 'order-note'])
    .execute();
  return rows.map(({ kind }) => kind);
};

describe.skipIf(!pagesAreBuilt())('staff ship an order', () => {
  test('with its parcels in one press: they are stored, the order is completed, one email tells of all', async () => {
    expect(textOf(await pageOf(staff, path()))).toContain('premi “Spedisci”');
    const done = await ship({
      'courier-1': 'BRT',
      'tracking-1': 'A 1',
      'courier-2': '',
      'tracking-2': 'A 2',
    });
    expect(done.headers.get('location')).toBe(`${path()}?done=shipped`);
    expect((await storedOrder(shop, id)).status).toBe('completed');
    expect(await parcels()).toEqual([
      { courier: 'BRT', tracking: 'A 1' },
      { courier: 'BRT', tracking: 'A 2' },
    ]);
    expect(await emails()).toEqual(['order-completed']);
    const page = textOf(await pageOf(staff, path()));
    expect(page).toContain('Il pacco è partito con BRT, numero di spedizione A 2.');
    expect(page).not.toContain('Segna come spedito');
  });

  test('without a parcel, and with parcels that have no number yet', async () => {
    await ship();
    expect([(await storedOrder(shop, id)).status, await parcels()]).toEqual(['completed', []]);
    ({ id } = await aPlacedOrder(shop));
    await post({ action: 'state', to: 'processing' });
    await ship({ 'courier-1': 'Furgone', 'tracking-1': '', 'courier-2': 'Furgone', 'tracking-2': '' });
    expect(await parcels()).toHaveLength(2);
    expect((await storedOrder(shop, id)).status).toBe('completed');
  });

  test('not with a number that has no courier, nor twice with one number: nothing is changed, what was typed is there', async () => {
    const alone = await ship({ 'courier-1': '', 'tracking-1': 'A 9' });
    expect(alone.status).toBe(422);
    const page = await alone.text();
    expect(textOf(page)).toContain('Scrivi il corriere.');
    expect(page).toContain('value="A 9"');
    const twice = await ship({
      'courier-1': 'BRT',
      'tracking-1': 'A-9',
      'courier-2': 'BRT',
      'tracking-2': 'a 9',
    });
    expect([twice.status, textOf(await twice.text())]).toEqual([
      422,
      expect.stringContaining('Questo numero di spedizione c’è già.'),
    ]);
    expect([(await storedOrder(shop, id)).status, await parcels(), await emails()]).toEqual([
      'processing',
      [],
      [],
    ]);
  });

  test('that has a parcel already without being asked for one', async () => {
    await post({ action: 'shipment', courier: 'GLS', tracking: '' });
    expect(await parcels()).toEqual([{ courier: 'GLS', tracking: '' }]);
    const page = await pageOf(staff, path());
    expect(page).not.toContain('name="courier-1"');
    expect(textOf(page)).toContain('Segna come spedito');
    await post({ action: 'state', to: 'completed', seen: 'processing' });
    expect((await storedOrder(shop, id)).status).toBe('completed');
  });

  test('once: whoever presses later reads that the order has changed', async () => {
    await ship();
    const late = await ship({ 'courier-1': 'BRT', 'tracking-1': 'A 1' });
    expect([late.status, await parcels(), await emails()]).toEqual([422, [], ['order-completed']]);
  });
});
