import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { createSessionHandle } from '#foundation/services/sessions.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readCheckoutForm } from '../rules/checkout-form.ts';
import { placeOrder } from './place-order.ts';
import { readCheckoutPage } from './read-checkout-page.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});

afterAll(() => home.close());

/** A customer who is logged in; each call makes a new session. */
async function aCustomer() {
  const person = await aPerson(db, null, { firstName: 'Ada', lastName: 'Riva', company: 'Officina Riva' });
  return async () => {
    const guest = await aRequestContext(db);
    const { reply, clock } = guest;
    const session = createSessionHandle({ found: null, cookieName: 'session', reply, clock });
    await session.logIn(db, person.customerId);
    return await aRequestContext(db, { session, person });
  };
}

type RequestContext = Awaited<ReturnType<typeof aRequestContext>>;

async function orders(ctx: RequestContext, options: Parameters<typeof aCheckoutForm>[0] = {}) {
  const product = await aProduct(db);
  await addToCart(ctx, { productId: product.id, quantity: 1, attributes: {} });
  return await placeOrder(ctx, readCheckoutForm(aCheckoutForm(options)));
}

const elsewhere = {
  ship_to_different_address: '1',
  shipping_first_name: 'Magazzino',
  shipping_last_name: 'Riva',
  shipping_country: 'IT',
  shipping_address_1: 'Via Po 3',
  shipping_city: 'Torino',
  shipping_state: 'TO',
  shipping_postcode: '10124',
};

test('[CHK-01] the next checkout of a customer is filled in with the addresses of the last order, in every session', async () => {
  const visit = await aCustomer();
  expect((await readCheckoutPage(await visit(), null)).form.billing).toMatchObject({
    firstName: 'Ada',
    address1: '',
    city: '',
  });
  expect((await orders(await visit(), elsewhere)).ok).toBe(true);
  const { form } = await readCheckoutPage(await visit(), null);
  expect(form.billing).toMatchObject({ firstName: 'Anna', address1: 'Via Emilia 100', city: 'Modena' });
  expect(form.billing.email).toBe('anna.bianchi@example.com');
  expect(form.shipping).toMatchObject({ firstName: 'Magazzino', city: 'Torino', postcode: '10124' });
  expect(form).toMatchObject({ shipToDifferent: false, termsAccepted: false, note: '' });
});

test('an order without a shipping address leaves the one stored by an earlier order', async () => {
  const visit = await aCustomer();
  await orders(await visit(), elsewhere);
  await orders(await visit(), { billing_city: 'Carpi', billing_postcode: '41012' });
  const { form } = await readCheckoutPage(await visit(), null);
  expect([form.billing.city, form.shipping.city]).toEqual(['Carpi', 'Torino']);
});

test('VAT and shipping are those of the address on the page', async () => {
  const visit = await aCustomer();
  await orders(await visit(), {
    billing_country: 'CH',
    billing_state: 'TI',
    billing_city: 'Lugano',
    billing_postcode: '6900',
  });
  const ctx = await visit();
  await addToCart(ctx, { productId: (await aProduct(db)).id, quantity: 1, attributes: {} });
  const { review, form } = await readCheckoutPage(ctx, null);
  expect(form.billing.country).toBe('CH');
  expect(review).toMatchObject({ destination: { country: 'CH', state: 'TI' }, cart: { tax: 0 } });
  expect((await readCart(ctx)).hash).toBe(review.cart.hash);
});

test('addresses are stored only for the customer who ordered, and never for a guest', async () => {
  const [one, other] = [await aCustomer(), await aCustomer()];
  await orders(await one());
  await orders(await other(), { billing_first_name: 'Bruno', billing_city: 'Carpi' });
  await orders(await aRequestContext(db), { billing_first_name: 'Ospite', billing_city: 'Sassuolo' });
  expect((await readCheckoutPage(await one(), null)).form.billing).toMatchObject({
    firstName: 'Anna',
    city: 'Modena',
  });
  expect((await readCheckoutPage(await other(), null)).form.billing.city).toBe('Carpi');
  const stored = await db.selectFrom('customers').select('billing_address').execute();
  expect(JSON.stringify(stored)).not.toContain('Sassuolo');
  expect((await readCheckoutPage(await aRequestContext(db), null)).form.billing.address1).toBe('');
});

test('a refused order stores no addresses', async () => {
  const visit = await aCustomer();
  expect((await orders(await visit(), { payment_method: 'card' })).ok).toBe(false);
  expect((await readCheckoutPage(await visit(), null)).form.billing.address1).toBe('');
});

test('typed values take precedence over stored ones', async () => {
  const visit = await aCustomer();
  await orders(await visit());
  const typed = readCheckoutForm(aCheckoutForm({ billing_city: 'Formigine' }));
  expect((await readCheckoutPage(await visit(), typed)).form.billing.city).toBe('Formigine');
});
