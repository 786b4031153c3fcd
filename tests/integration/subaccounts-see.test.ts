import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCompanyAccount, type CompanyAccount } from '../factories/a-company-account.ts';
import { aListOwner } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { anOffer } from '../factories/an-offer.ts';

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
describe('what a subaccount sees of its company', () => {
  const pagesWith = test.runIf(pagesAreBuilt());

  async function theCompanysThings() {
    await company.fill(disc.id);
    const { order_id: orderId } = await company.order({ payment_method: 'bacs' });
    const [, list] = await company.call('_bulkorder_save_list', {
      title: 'Tagliandi riservati',
      productstring: `${disc.id}:2|`,
    });
    await company.call('sendinquiry', {
      title: 'Domanda riservata',
      message: 'Quando arriva?',
      type: 'inquiry',
      vendor: '',
    });
    const { id: conversationId } = await shop.db
      .selectFrom('conversations')
      .select('id')
      .where('customer_id', '=', company.customerId)
      .executeTakeFirstOrThrow();
    return { orderId: Number(orderId), listId: Number(list), conversationId };
  }

  pagesWith(
    '[SUB-10] without a permission it sees neither list nor page, with it both; its own stays visible',
    async () => {
      const { orderId, listId, conversationId } = await theCompanysThings();
      const none = await company.hire('buy');
      const all = await company.hire('buy', 'viewOrders', 'viewConversations', 'viewLists');
      await none.fill(disc.id);
      const own = await none.order({ payment_method: 'bacs' });
      const number = (id: number) =>
        shop.db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow();
      const things = [
        ['/my-account/orders/', String((await number(orderId)).number), `/my-account/view-order/${orderId}/`],
        ['/my-account/purchase-lists/', 'Tagliandi riservati', `/my-account/purchase-lists/${listId}/`],
        ['/my-account/conversation/', 'Domanda riservata', `/my-account/conversation/?id=${conversationId}`],
      ] as const;
      for (const [list, text, page] of things) {
        expect(await (await none.browser.get(list)).text()).not.toContain(text);
        expect((await none.browser.get(page)).status).toBe(404);
        expect(await (await all.browser.get(list)).text()).toContain(text);
        expect((await all.browser.get(page)).status).toBe(200);
      }
      const ownNumber = String((await number(Number(own.order_id))).number);
      expect(await (await none.browser.get('/my-account/orders/')).text()).toContain(ownNumber);
      expect(await (await company.browser.get('/my-account/orders/')).text()).toContain(ownNumber);
      expect((await company.browser.get(`/my-account/view-order/${own.order_id}/`)).status).toBe(200);
      // The credit and the first page of the account show nothing either.
      expect(await (await none.browser.get('/my-account/')).text()).not.toContain(
        `/my-account/view-order/${orderId}/`,
      );
    },
  );

  test('[SUB-10] the calls check the same: a message, a purchase, a file, a reorder', async () => {
    const { orderId, listId, conversationId } = await theCompanysThings();
    const none = await company.hire('buy');
    const all = await company.hire('buy', 'viewOrders', 'viewConversations', 'viewLists');
    const message = { conversationid: conversationId, message: 'Ci sono anch’io' };
    expect((await none.call('conversationmessage', message))[0]).toBe(404);
    expect(await all.call('conversationmessage', message)).toEqual([200, '1']);
    const purchase = { listval: listId, productstring: `${disc.id}:1|` };
    expect(await none.call('_bulkorder_add_cart', purchase)).toEqual([404, '0']);
    expect(await all.call('_bulkorder_add_cart', purchase)).toEqual([200, 'success']);
    // A list of the company is for buying: only its owner changes it.
    expect((await all.call('_purchase_list_delete', { listid: listId }))[0]).toBe(404);
    expect(
      (await all.call('_purchase_list_update', { listid: listId, productstring: `${disc.id}:9|` }))[0],
    ).toBe(404);
    const api = async (caller: typeof none) =>
      (await caller.browser.get(`/wp-json/wc/store/v1/order/${orderId}`)).status;
    expect([await api(none), await api(all)]).toEqual([403, 200]);
  });

  test('[SUB-10] an offer of the company is bought with the permission, and unknown without', async () => {
    const [none, all] = [await company.hire('buy'), await company.hire('buy', 'viewOffers')];
    const offer = await anOffer(shop.db, {
      customerId: company.customerId,
      at: shop.clock.now(),
      lines: [{ itemId: disc.id, name: 'Disco freno', quantity: 1, unit: 900 }],
    });
    expect((await none.call('addoffer', { offer }))[0]).toBe(404);
    expect((await all.call('addoffer', { offer }))[0]).toBe(200);
    const own = await anOffer(shop.db, {
      customerId: none.customerId,
      at: shop.clock.now(),
      lines: [{ itemId: disc.id, name: 'Disco freno', quantity: 1, unit: 950 }],
    });
    expect((await none.call('addoffer', { offer: own }))[0]).toBe(200);
  });

  pagesWith('[SUB-10] the page of offers shows those of the company with the permission alone', async () => {
    const [none, all] = [await company.hire('buy'), await company.hire('buy', 'viewOffers')];
    const offer = await anOffer(shop.db, {
      customerId: company.customerId,
      at: shop.clock.now(),
      lines: [{ itemId: disc.id, name: 'Disco freno riservato', quantity: 1, unit: 900 }],
    });
    const path = '/my-account/offers/';
    expect(await (await none.browser.get(path)).text()).not.toContain('Disco freno riservato');
    expect(await (await all.browser.get(path)).text()).toContain('Disco freno riservato');
    const file = `/my-account/offers/${offer}/offer.pdf`;
    expect([(await none.browser.get(file)).status, (await all.browser.get(file)).status]).toEqual([404, 200]);
  });

  test('[SUB-10] what a permission showed is hidden as soon as the permission is removed', async () => {
    const { orderId } = await theCompanysThings();
    const sub = await company.hire('viewOrders');
    const order = () => sub.browser.get(`/wp-json/wc/store/v1/order/${orderId}`);
    expect((await order()).status).toBe(200);
    await shop.db
      .updateTable('subaccounts')
      .set({ permissions: [] })
      .where('customer_id', '=', sub.customerId)
      .execute();
    expect((await order()).status).toBe(403);
  });

  test('no account of a blocked company can log in', async () => {
    const sub = await company.hire('buy');
    await shop.db
      .updateTable('customers')
      .set({ blocked_at: shop.clock.now() })
      .where('id', '=', company.customerId)
      .execute();
    expect((await sub.call('_reject_order', { orderid: 1 }))[0]).toBe(400);
  });
});

describe('the pages', () => {
  const built = test.runIf(pagesAreBuilt());

  built(
    '[SUB-01][SUB-02][SUB-03] lists the subaccounts with their buttons and leads to the form of a new one',
    async () => {
      const sub = await company.hire('buy', 'buyApproval');
      const page = await (await company.browser.get('/my-account/subaccounts/')).text();
      for (const text of [
        'Mario Neri',
        sub.email,
        'Accedi come',
        'Nuovo sottoaccount',
        'I suoi ordini vanno approvati',
      ]) {
        expect(page).toContain(text);
      }
      expect(page).toContain(`href="/my-account/subaccounts/${sub.customerId}/"`);
      const form = await (await company.browser.get('/my-account/subaccounts/new/')).text();
      for (const name of ['username', 'email', 'password', 'name', 'lastName', 'jobTitle', 'phone']) {
        expect(form).toContain(`name="${name}"`);
      }
      expect(form).toContain('name="permissionViewLists"');
      expect(form).not.toContain('name="permissionViewSubscriptions"');
    },
  );

  built('[SUB-04][SUB-06][SUB-10] the settings say which fields the forms have', async () => {
    await set('subaccount_usernames', false);
    await set('subaccount_custom_fields', 'Reparto;Centro di costo');
    await set('subscriptions_enabled', true);
    const form = await (await company.browser.get('/my-account/subaccounts/new/')).text();
    expect(form).not.toContain('name="username"');
    expect(form).toContain('name="centro_di_costo"');
    expect(form).toContain('name="permissionViewSubscriptions"');
    await set('subaccount_usernames', true);
    await set('subaccount_custom_fields', '');
    await set('subscriptions_enabled', false);
  });

  built(
    '[SUB-15][SUB-16] the edit form has neither username nor email nor password, a delete button and the way back',
    async () => {
      const sub = await company.hire('buy');
      const page = await (await company.browser.get(`/my-account/subaccounts/${sub.customerId}/`)).text();
      for (const name of ['username', 'email', 'password']) expect(page).not.toContain(`name="${name}"`);
      for (const name of ['name', 'lastName', 'jobTitle', 'phone', 'permissionBuy']) {
        expect(page).toContain(`name="${name}"`);
      }
      expect(page).toContain('Elimina il sottoaccount');
      expect(page).toContain('Vuoi davvero eliminare questo sottoaccount?');
      expect(page).toMatch(/<a[^>]*href="\/my-account\/subaccounts\/"[^>]*>Chiudi senza salvare/);
    },
  );

  built('[SUB-19] nobody else finds them: strangers, subaccounts, consumers', async () => {
    const sub = await company.hire('buy');
    const stranger = await aCompanyAccount(shop);
    const consumer = await aListOwner(shop, 'retail');
    const path = `/my-account/subaccounts/${sub.customerId}/`;
    for (const { browser } of [stranger, sub, consumer]) expect((await browser.get(path)).status).toBe(404);
    expect((await sub.browser.get('/my-account/subaccounts/new/')).status).toBe(404);
    expect((await consumer.browser.get('/my-account/subaccounts/')).status).toBe(404);
    expect(await (await stranger.browser.get('/my-account/subaccounts/')).text()).not.toContain(sub.email);
  });

  built(
    'without scripts a subaccount is made, refused with every sentence, changed and deleted by plain forms',
    async () => {
      const security = await company.security();
      const path = '/my-account/subaccounts/new/';
      const refused = await company.browser.post(path, {
        ...request({ username: 'x', email: 'x' }),
        security,
      });
      const page = await refused.text();
      expect(refused.status).toBe(422);
      expect(page.match(/id="checkout-problems"/g)).toHaveLength(1);
      expect(page).toContain('L&#x27;indirizzo email non è valido.');
      expect(page).not.toContain('chiave10mm');
      const given = request();
      const made = await company.browser.post(path, { ...given, security });
      expect(made.headers.get('location')).toBe('/my-account/subaccounts/?done=created');
      const { customer_id: id } = await shop.db
        .selectFrom('subaccounts')
        .select('customer_id')
        .where('username', '=', given.username)
        .executeTakeFirstOrThrow();
      const saved = await company.browser.post(`/my-account/subaccounts/${id}/`, {
        ...request({ name: 'Maria' }),
        security,
      });
      expect(saved.headers.get('location')).toBe('/my-account/subaccounts/?done=saved');
      const gone = await company.browser.post(`/my-account/subaccounts/${id}/`, {
        action: 'delete',
        security,
      });
      expect(gone.headers.get('location')).toBe('/my-account/subaccounts/?done=deleted');
      expect(await cacheOf(id)).toBeUndefined();
    },
  );
});
