import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#foundation/services/passwords.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn, goodPassword } from '../factories/account-calls.ts';
import { basicOf } from '../factories/an-api-key.ts';
import { textOf } from '../factories/order-calls.ts';

const orders = '/wp-json/wc/v3/orders';
const codeOf = async (answer: Response) => {
  const body: unknown = await answer.json();
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return [answer.status, code];
};
const authenticationError = [401, 'shop_rest_authentication_error'];

describe.skipIf(!pagesAreBuilt())('the page of the API keys', () => {
  let shop: TestShop;
  let admin: TestBrowser;
  let adminId: number;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    ({ customerId: adminId } = await aPerson(shop.db, 'administrator'));
    admin = await aBrowserOf(shop, adminId);
  });
  afterAll(() => shop.close());
  const post = async (by: TestBrowser, path: string, fields: Readonly<Record<string, string>>) => {
    const html = await (await by.get(path)).text();
    return by.post(path, { _wpnonce: fieldIn(html, '_wpnonce'), ...fields });
  };
  const make = async (name: string, fields: Readonly<Record<string, string>> = {}) => {
    const answer = await post(admin, '/staff/api-keys/new/', {
      name,
      owner: String(adminId),
      access: 'read_write',
      ...fields,
    });
    const html = await answer.text();
    return {
      status: answer.status,
      html,
      consumerKey: /ck_[0-9a-f]{40}/.exec(html)?.[0] ?? '',
      consumerSecret: /cs_[0-9a-f]{40}/.exec(html)?.[0] ?? '',
    };
  };

  it('a key is made, shown once, stored as nothing that opens anything, and revoked', async () => {
    const made = await make('Gestionale');
    const headers = basicOf({ ...made, id: 0, ownerId: adminId });
    expect((await shop.fetch(orders, { headers })).status).toBe(200);
    const stored = JSON.stringify(await shop.db.selectFrom('api_keys').selectAll().execute());
    expect(stored).not.toContain(made.consumerSecret);
    expect(stored).not.toContain(made.consumerKey);
    const list = await (await admin.get('/staff/api-keys/')).text();
    expect(textOf(list)).toContain(made.consumerKey.slice(-7));
    expect(list).not.toContain(made.consumerSecret);

    const { id } = await shop.db.selectFrom('api_keys').select('id').executeTakeFirstOrThrow();
    await post(admin, '/staff/api-keys/', { action: `revoke-${id}` });
    expect(await codeOf(await shop.fetch(orders, { headers }))).toEqual(authenticationError);
    const audit = await shop.db
      .selectFrom('audit_entries')
      .select(['deed as action', 'subject_name'])
      .where('subject_kind', '=', 'api-key')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'created', subject_name: 'Gestionale' },
      { action: 'deactivated', subject_name: 'Gestionale' },
    ]);
  });

  it('a form without a name, or for somebody who is no staff, makes nothing', async () => {
    const stranger = await aPerson(shop.db, null);
    const before = await shop.db.selectFrom('api_keys').select('id').execute();
    for (const fields of [{ name: '' }, { owner: String(stranger.customerId) }, { access: 'all' }]) {
      expect(await make('X', fields)).toMatchObject({ status: 422, consumerKey: '' });
    }
    expect(await shop.db.selectFrom('api_keys').select('id').execute()).toEqual(before);
  });

  it('nobody makes a key that may do more than they may', async () => {
    await shop.db
      .updateTable('staff_roles')
      .set({ rights: ['api-keys', 'orders'] })
      .where('code', '=', 'clerk')
      .execute();
    const clerk = await aPerson(shop.db, 'clerk');
    const browser = await aBrowserOf(shop, clerk.customerId);
    const fields = { name: 'Mine', access: 'read' };
    const own = await post(browser, '/staff/api-keys/new/', { ...fields, owner: String(clerk.customerId) });
    expect(own.status).toBe(200);
    const above = await post(browser, '/staff/api-keys/new/', { ...fields, owner: String(adminId) });
    expect(above.status).toBe(422);
  });

  it('the keys of somebody who leaves the staff end with the role and do not come back with it', async () => {
    const hash = await hashPassword(goodPassword);
    const clerk = await aPerson(shop.db, 'sales');
    await shop.db
      .updateTable('customers')
      .set({ password_hash: hash })
      .where('id', '=', clerk.customerId)
      .execute();
    const made = await make('Of a clerk', { owner: String(clerk.customerId) });
    const headers = basicOf({ ...made, id: 0, ownerId: clerk.customerId });
    expect((await shop.fetch(orders, { headers })).status).toBe(200);
    const path = `/staff/customers/${clerk.customerId}/`;
    await post(admin, path, { action: 'staff-role', role: '' });
    expect((await shop.fetch(orders, { headers })).status).toBe(401);
    await post(admin, path, { action: 'staff-role', role: 'sales' });
    expect(await codeOf(await shop.fetch(orders, { headers }))).toEqual(authenticationError);
  });
});
