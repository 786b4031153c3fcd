import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoFirm } from '#demo/content/demo-firm.data.ts';
import { verifyPassword } from '#foundation/services/passwords.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { sessionCookieName } from '#http/requests/session-cookie.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRegistrationSetup } from '../factories/a-registration-setup.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { emailTo, goodPassword } from '../factories/account-calls.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());
/** Gives every setting its default back, but for the firm's own data. */
const resetSettings = () =>
  shop.db.deleteFrom('settings').where('key', 'not in', Object.keys(demoFirm)).execute();
afterEach(resetSettings);

const set = (key: SettingKey, value: boolean) =>
  shop.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .execute();

let count = 0;

/** A client with a part in the cart; `order` places it and asks for an account. */
async function atCheckout(browser?: Awaited<ReturnType<typeof aBrowserOf>>) {
  count += 1;
  const email = `programma-${count}@example.com`;
  const client = anApiClient(shop, browser);
  const { id } = await aProduct(shop.db);
  await client.ask('POST', '/cart/add-item', { id, quantity: 1 });
  const order = (body: Record<string, unknown> = {}) =>
    client.ask('POST', '/checkout', {
      ...storeOrder({ billing_email: email }),
      create_account: true,
      customer_password: goodPassword,
      ...body,
    });
  return { ...client, email, order };
}

const accountsOf = (email: string) =>
  shop.db
    .selectFrom('customers')
    .select(['id', 'approved_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
const ordersOf = (email: string) =>
  shop.db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'registration'])
    .where(sql<string>`lower(billing_address ->> 'email')`, '=', email.toLowerCase())
    .execute();

describe('an account made with an order of the Store API', () => {
  it('[CHK-02] belongs to the guest who wanted one, who owns the order and is logged in', async () => {
    const { order, email, browser, ask } = await atCheckout();
    const placed = await order({ customer_password: ` ${goodPassword} ` });
    expect(placed.status).toBe(200);
    const [account] = await accountsOf(email);
    expect(placed.body.customer_id).toBe(account?.id);
    expect(await ordersOf(email)).toMatchObject([{ id: placed.body.order_id, customer_id: account?.id }]);
    expect((await emailTo(shop, email, 'account-welcome')).path).toContain('/my-account/confirm-email/');
    expect(browser.cookies.get(sessionCookieName(shop.wire.platform, shop.shopUrl))).toMatch(/^p/);
    expect((await ask('GET', '/cart')).headers.get('user-id')).toBe(String(account?.id));
    // The password is the one that was sent, with the blanks at its ends.
    const { password_hash: hash } = await shop.db
      .selectFrom('customers')
      .select('password_hash')
      .where('id', '=', account?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(` ${goodPassword} `, hash)).toBe(true);
    expect(await verifyPassword(goodPassword, hash)).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no request for one', { create_account: undefined }],
    ['a request for none', { create_account: false }],
  ])('is not made by %s, whatever password came along', async (_, body) => {
    const { order, email } = await atCheckout();
    expect((await order(body)).body.customer_id).toBe(0);
    expect(await accountsOf(email)).toEqual([]);
  });

  it('is not created where the shop creates none at its checkout, nor for a customer who has one', async () => {
    await set('checkout_create_account', false);
    const guest = await atCheckout();
    expect((await guest.order()).body.customer_id).toBe(0);
    expect(await accountsOf(guest.email)).toEqual([]);
    await resetSettings();
    const { customerId: id } = await aPerson(shop.db);
    const customer = await atCheckout(await aBrowserOf(shop, id));
    expect((await customer.order()).body.customer_id).toBe(id);
    expect(await accountsOf(customer.email)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no password', { customer_password: undefined }, 'registration-error-missing-password'],
    ['an endless password', { customer_password: 'x'.repeat(1999) }, 'registration-error-invalid-password'],
  ])('[CHK-02] with %s is refused: neither account nor order is made', async (_, body, code) => {
    const { order, email, ask } = await atCheckout();
    const refused = await order(body);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    expect(refused.body.message).not.toBe('');
    expect([await accountsOf(email), await ordersOf(email)]).toEqual([[], []]);
    expect((await ask('GET', '/cart')).body.items_count).toBe(1);
  });

  it('[PWD-16] with a weak password is refused only where the shop is set so', async () => {
    await set('stop_checkout_on_weak_password', true);
    const strict = await atCheckout();
    const refused = await strict.order({ customer_password: 'anna' });
    expect([refused.status, refused.body.code]).toEqual([400, 'registration-error-weak-password']);
    expect([await accountsOf(strict.email), await ordersOf(strict.email)]).toEqual([[], []]);
    await resetSettings();
    expect((await strict.order({ customer_password: 'anna' })).status).toBe(200);
  });

  it('is never a second one of an email, in whatever case it is written', async () => {
    const { email } = await aPerson(shop.db);
    const taken = await atCheckout();
    const billing = storeOrder({ billing_email: email.toUpperCase() });
    const refused = await taken.order(billing);
    expect([refused.status, refused.body.code]).toEqual([400, 'registration-error-email-exists']);
    expect(await ordersOf(email)).toEqual([]);
    expect((await taken.order({ ...billing, create_account: false })).body.customer_id).toBe(0);
  });

  it('[CHK-06] [CHK-07] asks what the checkout asks of a role, and waits where the role is approved by hand', async () => {
    const setup = await aRegistrationSetup(shop);
    const company = await setup.aField({ kind: 'text', label: 'Ragione sociale', roles: [setup.roleId] });
    const { order, email } = await atCheckout();
    const said = (fields: Record<string, unknown>) =>
      order({ additional_fields: { 'shop/registration_role': 'officina', ...fields } });
    const refused = await said({ 'shop/registration_field_0': 'x', registration_field_1: 'y' });
    expect([refused.status, refused.body.code]).toEqual([400, 'rest_invalid_param']);
    expect(refused.body.data.params.additional_fields).toBe('Ragione sociale è obbligatorio');
    expect([await accountsOf(email), await ordersOf(email)]).toEqual([[], []]);
    const placed = await said({ [`shop/${company}`]: 'Officina Bassi' });
    expect(placed.status).toBe(200);
    expect(await accountsOf(email)).toEqual([{ id: placed.body.customer_id, approved_at: null }]);
    expect((await ordersOf(email))[0]?.registration).toMatchObject({
      role: 'Officina',
      answers: [{ label: 'Ragione sociale', shown: 'Officina Bassi' }],
    });
    // An order without an account is asked for nothing of it.
    const plain = await atCheckout();
    expect((await plain.order({ create_account: false })).status).toBe(200);
  });
});
