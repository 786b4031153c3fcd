import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aRegistered, emailTo, fieldIn, goodPassword, logInOn } from '../factories/account-calls.ts';
import { pageOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('an account made with an order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  let count = 0;

  /** A guest with a part in the cart, at the checkout. */
  async function atCheckout() {
    count += 1;
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 1 });
    const page = await pageOf(browser, '/checkout/');
    const email = `ordina-${count}@example.com`;
    const order = (fields: Readonly<Record<string, string>> = {}) =>
      browser.post(
        '/checkout/',
        aCheckoutForm({
          billing_email: email,
          createaccount: '1',
          account_password: goodPassword,
          'shop-process-checkout-nonce': fieldIn(page, 'shop-process-checkout-nonce'),
          cart_hash_seen: fieldIn(page, 'cart_hash_seen'),
          ...fields,
        }),
      );
    return { browser, page, email, order };
  }

  const ordersOf = (email: string) =>
    shop.db
      .selectFrom('orders as o')
      .leftJoin('customers as c', 'c.id', 'o.customer_id')
      .select(['o.id', 'c.email'])
      .where(sql<string>`o.billing_address ->> 'email'`, '=', email)
      .execute();

  test('[CHK-02] a guest ticks the box, orders, and is the owner of account and order', async () => {
    const { browser, page, email, order } = await atCheckout();
    expect(page).toMatch(/name="createaccount"/);
    expect(page).toMatch(/name="account_password"/);
    const answer = await order();
    expect(answer.headers.get('location')).toContain('/checkout/order-received/');
    expect(await ordersOf(email)).toEqual([{ id: expect.any(Number), email }]);
    const account = await pageOf(browser, '/my-account/');
    expect(account).toContain('Ciao, Anna Bianchi');
    expect(account).toContain('/my-account/view-order/');
    expect(await pageOf(browser, '/my-account/edit-address/')).toContain('Via Emilia 100');
    expect((await emailTo(shop, email, 'account-welcome')).path).toContain('/my-account/confirm-email/');
    // A customer who has an account is not offered another one.
    expect(await pageOf(browser, '/checkout/')).not.toContain('name="createaccount"');
  });

  test('without the tick no account is created, whatever the password field holds', async () => {
    const { email, order } = await atCheckout();
    expect((await order({ createaccount: '' })).status).toBe(303);
    expect(await ordersOf(email)).toEqual([{ id: expect.any(Number), email: null }]);
  });

  test('[PWD-13] [PWD-16] a weak password does not stop the order, and never becomes that of the account', async () => {
    const { email, order } = await atCheckout();
    expect((await order({ account_password: 'annabianchi' })).status).toBe(303);
    expect(await ordersOf(email)).toEqual([{ id: expect.any(Number), email }]);
    const elsewhere = aBrowser(shop);
    expect((await logInOn(elsewhere, { email, password: 'annabianchi' })).to).toBeNull();
    const message = await emailTo(shop, email, 'account-choose-password');
    expect(message.text).toContain('troppo debole');
    const page = await pageOf(elsewhere, message.path);
    expect(page).toMatch(/name="password_1"/);
  });

  test('a good password needs no second email', async () => {
    const { email, order } = await atCheckout();
    expect((await order()).status).toBe(303);
    expect((await logInOn(aBrowser(shop), { email, password: goodPassword })).to).not.toBeNull();
    await expect(emailTo(shop, email, 'account-choose-password')).rejects.toThrow();
  });

  test('[PWD-16] a weak password stops the order only where the shop is set so', async () => {
    const first = await atCheckout();
    expect((await first.order({ account_password: 'annabianchi' })).status).toBe(303);
    await shop.db
      .insertInto('settings')
      .values({ key: 'stop_checkout_on_weak_password', value: 'true' })
      .execute();
    const second = await atCheckout();
    const refused = await second.order({ account_password: 'anna' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('La password è troppo debole. Inserisci una password più sicura.');
    // The box stays ticked and the password is not sent back.
    expect(html).toMatch(
      /<input[^>]*name="createaccount"[^>]*checked=""|checked=""[^>]*name="createaccount"/,
    );
    expect(await ordersOf(second.email)).toEqual([]);
    expect((await second.order()).status).toBe(303);
    await shop.db.deleteFrom('settings').where('key', '=', 'stop_checkout_on_weak_password').execute();
  });

  test('no password, or an email that has an account: neither account nor order is made', async () => {
    const empty = await atCheckout();
    const refused = await empty.order({ account_password: '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Inserisci una password.');
    expect(await ordersOf(empty.email)).toEqual([]);
    const { email } = await aRegistered(shop);
    const taken = await atCheckout();
    const answer = await taken.order({ billing_email: email.toUpperCase() });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Esiste già un account con questa email.');
    expect(await ordersOf(email.toUpperCase())).toEqual([]);
    // The order can be placed without one.
    expect((await taken.order({ billing_email: email, createaccount: '' })).status).toBe(303);
    expect(await ordersOf(email)).toEqual([{ id: expect.any(Number), email: null }]);
  });

  test('a shop that creates no accounts at the checkout offers none', async () => {
    await shop.db.insertInto('settings').values({ key: 'checkout_create_account', value: 'false' }).execute();
    const { page, email, order } = await atCheckout();
    expect(page).not.toContain('createaccount');
    expect((await order()).status).toBe(303);
    expect(await ordersOf(email)).toEqual([{ id: expect.any(Number), email: null }]);
    await shop.db.deleteFrom('settings').where('key', '=', 'checkout_create_account').execute();
  });
});
