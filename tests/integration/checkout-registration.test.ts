import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aPdf, aRegistrationSetup, postForm } from '../factories/a-registration-setup.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let setup: Awaited<ReturnType<typeof aRegistrationSetup>>;
let company: string;
let extract: string;
let common: string;

beforeAll(async () => {
  shop = await aShop();
  setup = await aRegistrationSetup(shop);
  company = await setup.aField({ kind: 'text', label: 'Ragione sociale', roles: [setup.roleId] });
  extract = await setup.aField({ kind: 'file', label: 'Visura camerale', roles: [setup.roleId] });
  common = await setup.aField({ kind: 'text', label: 'Targa', required: false });
});
afterAll(() => shop.close());

async function aGuest() {
  const part = await aProduct(shop.db, { stock: 100 });
  const browser = aBrowser(shop);
  await browser.post('/?wc-ajax=add_to_cart', { product_id: part.id, quantity: 1 });
  return browser;
}

/** Posts the checkout as its page does where no scripts run. */
async function order(browser: TestBrowser, options: Record<string, string>, file: File | null = null) {
  const html = await (await browser.get('/checkout/')).text();
  const names = ['registration_nonce', 'cart_hash_seen', `${shop.wire.platform}-process-checkout-nonce`];
  const hidden = Object.fromEntries(names.map((name) => [name, fieldIn(html, name)]));
  const form = new FormData();
  const fields = { ...aCheckoutForm(), ...hidden, ...options };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(`${extract}_file`, file);
  return postForm(browser, shop, '/checkout/', form);
}

let count = 0;
const account = () => {
  count += 1;
  return {
    createaccount: '1',
    account_password: 'Quarantadue-Biscotti-Verdi',
    billing_email: `cassa-${count}@example.com`,
  };
};
const newestOrder = () =>
  shop.db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'registration'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

test('[CHK-03] [CHK-05] the checkout has the drop-down and the fields; hidden and optional while no account is created', async () => {
  const browser = await aGuest();
  const html = await (await browser.get('/checkout/')).text();
  expect(html).toMatch(/<div hidden=""[^>]*>(?:(?!<\/div>).)*registration_role/s);
  expect(html).not.toContain(`name="${company}"`);
  const placed = await order(browser, { registration_role: 'officina' });
  expect(placed.status).toBe(303);
  expect(await newestOrder()).toMatchObject({ customer_id: null, registration: null });
});

test('[CHK-05] without scripts the button shows the fields of the role, once `createaccount` is ticked', async () => {
  const browser = await aGuest();
  const shown = await order(browser, {
    ...account(),
    registration_role: 'officina',
    registration_show_fields: '1',
  });
  expect(shown.status).toBe(200);
  const html = await shown.text();
  expect(html).toContain(`name="${company}"`);
  expect(html).toContain(`name="${extract}_file"`);
});

test('[CHK-07] [CHK-09] the server refuses an order that lacks a required field, whatever the setting says of browsers', async () => {
  const browser = await aGuest();
  const before = await newestOrder();
  await shop.db
    .insertInto('settings')
    .values({ key: 'disable_checkout_validation', value: 'true' })
    .execute();
  const refused = await order(browser, { ...account(), registration_role: 'officina' });
  await shop.db.deleteFrom('settings').where('key', '=', 'disable_checkout_validation').execute();
  expect(refused.status).toBe(422);
  const text = textOf(await refused.text());
  expect(text).toContain('Ragione sociale è obbligatorio');
  expect(text).toContain('Visura camerale è obbligatorio');
  expect(await newestOrder()).toEqual(before);
});

test('[CHK-03] [CHK-06] an order with an account stores the answers with both, and the posted role decides', async () => {
  const browser = await aGuest();
  const fields = {
    ...account(),
    registration_role: 'officina',
    [company]: 'Officina Bassi',
    [common]: 'AB123CD',
  };
  expect((await order(browser, fields, aPdf())).status).toBe(303);
  const placed = await newestOrder();
  expect(placed?.registration).toMatchObject({
    role: 'Officina',
    answers: [
      { label: 'Ragione sociale', shown: 'Officina Bassi' },
      { label: 'Visura camerale', shown: 'visura.pdf', fileId: expect.any(Number) },
      { label: 'Targa', shown: 'AB123CD' },
    ],
  });
  const registration = await shop.db
    .selectFrom('registrations')
    .select(['status', 'place'])
    .where('customer_id', '=', placed?.customer_id ?? 0)
    .executeTakeFirstOrThrow();
  expect(registration).toEqual({ status: 'waiting', place: 'checkout' });

  const other = await aGuest();
  const switched = { ...fields, ...account(), registration_role: 'privato' };
  expect((await order(other, switched)).status).toBe(303);
  expect((await newestOrder())?.registration).toMatchObject({
    role: 'Privato',
    answers: [{ label: 'Targa', shown: 'AB123CD' }],
  });
});

test('staff read the answers beside the order; only staff with the right to registrations open the file', async () => {
  const browser = await aGuest();
  const fields = {
    ...account(),
    registration_role: 'officina',
    [company]: 'Bassi & <Figli>',
    [common]: 'Z1',
  };
  expect((await order(browser, fields, aPdf())).status).toBe(303);
  const path = `/staff/orders/${(await newestOrder())?.id}/`;
  const shown = textOf(await (await (await staffBrowser(shop, 'sales')).get(path)).text());
  expect(shown).toMatch(
    /Risposte date alla cassa\s+Tipo di cliente\s*:\s+Officina\s+Ragione sociale\s+Bassi &amp; &lt;Figli&gt;/,
  );
  expect(shown).toMatch(/Visura camerale\s+visura\.pdf\s+1 kB\s+Targa\s+Z1/);
  const file = /\/staff\/registrations\/files\/\d+\//;
  expect(await (await (await staffBrowser(shop, 'sales')).get(path)).text()).toMatch(file);
  const warehouse = await (await (await staffBrowser(shop, 'warehouse')).get(path)).text();
  expect(textOf(warehouse)).toContain('visura.pdf');
  expect(warehouse).not.toMatch(file);
  const other = await aGuest();
  expect((await order(other, {})).status).toBe(303);
  const plain = await (await staffBrowser(shop, 'sales')).get(`/staff/orders/${(await newestOrder())?.id}/`);
  expect(await plain.text()).not.toContain('Risposte date alla cassa');
});

test('[CHK-05] where the checkout has no `createaccount` box the fields are shown and required', async () => {
  await shop.db.insertInto('settings').values({ key: 'checkout_create_account', value: 'false' }).execute();
  const browser = await aGuest();
  const html = await (await browser.get('/checkout/')).text();
  expect(html).not.toContain('name="createaccount"');
  expect(html).toContain(`name="${common}"`);
  expect((await order(browser, { registration_role: 'officina' })).status).toBe(422);
  const fields = { registration_role: 'officina', [company]: 'Officina Bassi' };
  expect((await order(browser, fields, aPdf())).status).toBe(303);
  await shop.db.deleteFrom('settings').where('key', '=', 'checkout_create_account').execute();
  expect((await newestOrder())?.registration).toMatchObject({ role: 'Officina' });
});
