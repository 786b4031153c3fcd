import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processCheckoutAction } from '#selling/checkout/rules/checkout-actions.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aCaller, aCompanyAccount, type CompanyAccount } from '../factories/a-company-account.ts';
import { aListOwner } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;
let company: CompanyAccount;
let disc: MadeProduct;
let count = 0;

beforeAll(async () => {
  shop = await aShop();
  disc = await aProduct(shop.db, { name: 'Disco freno', sku: 'DF-1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  company = await aCompanyAccount(shop);
});

const set = (name: string, value: unknown) =>
  shop.db
    .insertInto('settings')
    .values({ key: name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

const request = (more: Readonly<Record<string, string>> = {}) => {
  count += 1;
  return {
    username: `mario.neri${count}`,
    email: `mario.neri.${count}@officina.it`,
    password: 'chiave10mm',
    name: 'Mario',
    lastName: 'Neri',
    jobTitle: 'Capofficina',
    phone: '059 123456',
    permissionBuy: 'true',
    permissionBuyApproval: 'false',
    permissionViewOrders: 'true',
    ...more,
  };
};

const cacheOf = (id: number) =>
  shop.db.selectFrom('subaccounts').selectAll().where('customer_id', '=', id).executeTakeFirst();
const logIn = async (username: string, password: string) => {
  const browser = aBrowser(shop);
  const page = await (await browser.get('/my-account/')).text();
  const [, name = '', nonce = ''] = /name="([^"]*login-nonce)"[^>]*value="([^"]+)"/.exec(page) ?? [];
  const answer = await browser.post('/my-account/', { username, password, [name]: nonce, login: '1' });
  return { browser, answer };
};

describe('creating a subaccount', () => {
  test('[SUB-11][SUB-12] answers the id of a separate account, with all data that were given', async () => {
    await set('subaccount_custom_fields', 'Reparto; Centro di costo');
    const given = request({ reparto: 'Freni', centro_di_costo: 'C-12' });
    const [status, text] = await company.call('_create_subaccount', given);
    expect([status, text]).toEqual([200, expect.stringMatching(/^\d+$/)]);
    expect(await cacheOf(Number(text))).toMatchObject({
      main_account_id: company.customerId,
      username: given.username,
      job_title: 'Capofficina',
      phone: '059 123456',
      permissions: ['buy', 'viewOrders'],
      custom_fields: { reparto: 'Freni', centro_di_costo: 'C-12' },
    });
    await set('subaccount_custom_fields', '');
  });

  test.runIf(pagesAreBuilt())(
    'it logs in by its username or its address and buys at the prices of its main account',
    async () => {
      const given = request();
      await company.call('_create_subaccount', given);
      for (const name of [given.username, given.email.toUpperCase()]) {
        const { browser, answer } = await logIn(name, given.password);
        expect(answer.headers.get('location')).toBe('/my-account/');
        await aCaller(shop, browser).fill(disc.id);
        const { cart } = await cartOf(browser);
        expect([cart.mode, cart.count]).toEqual(['net', expect.any(Number)]);
        expect(browser.cookies.get(`${shop.wire.platform}_buyer`)).toMatch(
          /^Officina Riva\nSottoaccount: Mario Neri$/,
        );
      }
    },
  );

  test('[SUB-13][SUB-24] a text that begins with error says everything that is wrong, and nothing is made', async () => {
    const given = request({ username: 'x', email: 'x', password: 'x' });
    const [status, text] = await company.call('_create_subaccount', given);
    expect(status).toBe(200);
    expect(text).toBe(
      "error Il nome utente deve avere tra 8 e 30 caratteri e non può contenere caratteri speciali. L'indirizzo email non è valido. La password deve avere almeno 8 caratteri, almeno 1 lettera e 1 numero.",
    );
    const made = await shop.db.selectFrom('customers').select('id').where('email', '=', 'x').execute();
    expect(made).toEqual([]);
  });

  test('[SUB-13] an address or a username that is in use is refused, be the username somebody’s address', async () => {
    const first = request();
    await company.call('_create_subaccount', first);
    const say = async (more: Record<string, string>) =>
      (await company.call('_create_subaccount', request(more)))[1];
    expect(await say({ email: first.email.toUpperCase() })).toBe(
      'error Con questa email esiste già un account.',
    );
    expect(await say({ username: first.username.toUpperCase() })).toBe(
      'error Questo nome utente è già in uso.',
    );
    const named = request({ email: `ada${count}@officina.it` });
    await company.call('_create_subaccount', named);
    expect(await say({ username: named.email })).toBe('error Questo nome utente è già in uso.');
  });

  test('[SUB-14] beyond the maximum of the shop the answer is error_maximum_subaccounts, also for two at once', async () => {
    await set('subaccounts_max', 2);
    await company.call('_create_subaccount', request());
    const both = await Promise.all([
      company.call('_create_subaccount', request()),
      company.call('_create_subaccount', request()),
    ]);
    expect(both.map(([, text]) => text).filter((text) => text === 'error_maximum_subaccounts')).toHaveLength(
      1,
    );
    expect(await company.call('_create_subaccount', request({ username: 'x' }))).toEqual([
      200,
      'error_maximum_subaccounts',
    ]);
    await set('subaccounts_max', 1000);
  });

  test('[SUB-04] where usernames are disabled none is asked and none is stored', async () => {
    await set('subaccount_usernames', false);
    const [, id] = await company.call('_create_subaccount', request({ username: '123' }));
    expect(await cacheOf(Number(id))).toMatchObject({ username: null });
    await set('subaccount_usernames', true);
  });
});

describe('changing and deleting', () => {
  test('[SUB-17] changes the details and permissions, never username, address or password, and its log-ins go on with them', async () => {
    const sub = await company.hire('buy');
    const before = await shop.db
      .selectFrom('customers')
      .select(['email', 'password_hash'])
      .where('id', '=', sub.customerId)
      .executeTakeFirstOrThrow();
    const change = request({
      subaccountId: String(sub.customerId),
      name: 'Maria',
      permissionBuyApproval: 'true',
    });
    expect(await company.call('_update_subaccount', change)).toEqual([200, String(sub.customerId)]);
    const after = await shop.db
      .selectFrom('customers')
      .select(['email', 'password_hash', 'first_name'])
      .where('id', '=', sub.customerId)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ ...before, first_name: 'Maria' });
    expect(await cacheOf(sub.customerId)).toMatchObject({
      permissions: ['buy', 'buyApproval', 'viewOrders'],
      username: null,
    });
    // The same session, without another log-in, needs an approval now.
    await sub.fill(disc.id);
    expect((await sub.order({ payment_method: 'bacs' })).result).toBe('failure');
    expect((await sub.order({ payment_method: 'approval' })).result).toBe('success');
  });

  test('[SUB-18] deletes the subaccount with its log-ins; its orders stay with the company', async () => {
    const sub = await company.hire('buy');
    await sub.fill(disc.id);
    const { order_id: orderId } = await sub.order({ payment_method: 'bacs' });
    const gone = { user: sub.customerId, issubaccount: 'yes' };
    expect(await company.call('rejectuser', { ...gone, issubaccount: 'no' })).toEqual([
      403,
      '{"success":false,"data":"Failed capability check."}',
    ]);
    expect(await company.call('rejectuser', gone)).toEqual([200, 'success']);
    expect([await cacheOf(sub.customerId), await sub.session()]).toEqual([undefined, undefined]);
    const order = await shop.db
      .selectFrom('orders')
      .select(['customer_id', 'main_account_id'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(order).toEqual({ customer_id: company.customerId, main_account_id: company.customerId });
  });

  test('[SUB-19] only the main account creates, changes, deletes or enters, and only its own', async () => {
    const sub = await company.hire('buy', 'viewOrders');
    const sibling = await company.hire('buy');
    const stranger = await aCompanyAccount(shop);
    const consumer = await aListOwner(shop, 'retail');
    const id = sub.customerId;
    const before = await cacheOf(id);
    for (const { call } of [stranger, sibling, sub]) {
      expect((await call('_update_subaccount', request({ subaccountId: String(id) })))[0]).toBe(403);
      expect((await call('rejectuser', { user: id, issubaccount: 'yes' }))[0]).toBe(403);
      expect(await call('loginsubaccount', { customer: id })).toEqual([403, '0']);
    }
    for (const { call } of [sub, sibling]) {
      expect((await call('_create_subaccount', request()))[1]).toBe(
        'error Non puoi accedere a questo account.',
      );
    }
    expect((await consumer.call('_create_subaccount', request())).status).toBe(400);
    expect(await cacheOf(id)).toEqual(before);
    const guest = await aBrowser(shop).post('/wp-admin/admin-ajax.php', {
      action: `${shop.wire.wholesale}_create_subaccount`,
      ...request(),
    });
    expect(guest.status).toBe(400);
  });

  test('[WIRE-08] a call without its nonce is refused and changes nothing', async () => {
    const sub = await company.hire('buy');
    for (const action of ['_create_subaccount', 'rejectuser', 'loginsubaccount', '_approve_order']) {
      const fields = { user: sub.customerId, issubaccount: 'yes', customer: sub.customerId };
      expect(await company.call(action, { ...request(), ...fields, security: 'x' })).toEqual([403, '-1']);
    }
    expect(await cacheOf(sub.customerId)).toBeDefined();
  });
});

describe('without the permission to buy', () => {
  test('[SUB-08] no order is placed: not by script, not by the page, not by the Store API', async () => {
    const sub = await company.hire('viewOrders');
    await sub.fill(disc.id);
    const sentence =
      'Il tuo account non può fare ordini: chiedi il permesso all’account principale della tua azienda.';
    for (const payment of ['bacs', 'cod', 'credit', 'approval']) {
      const answer = await sub.order({ payment_method: payment });
      expect([answer.result, JSON.stringify(answer)]).toEqual(['failure', expect.stringContaining(sentence)]);
    }
    const { store_nonce: nonce } = await cartOf(sub.browser);
    const byApi = await sub.browser.json('/wp-json/wc/store/v1/checkout', storeOrder(), { nonce });
    expect([byApi.status, (await byApi.json()).message]).toEqual([403, sentence]);
    const page = await sub.browser.get('/checkout/');
    expect([page.status, page.headers.get('location')]).toEqual([303, '/cart/']);
    const order = await sub.nonceOf(processCheckoutAction(shop.wire));
    const posted = await sub.browser.post('/checkout/', {
      ...aCheckoutForm(),
      'shop-process-checkout-nonce': order,
    });
    expect(posted.headers.get('location')).toBe('/cart/');
    const placed = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', sub.customerId)
      .execute();
    expect(placed).toEqual([]);
  });
});
