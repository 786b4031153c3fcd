import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import type { TestPaymentProvider } from '../factories/a-payment-provider.ts';
import { aProduct } from '../factories/a-product.ts';
import type { TestShop } from '../factories/a-shop.ts';
import {
  addBy,
  aWalletSetup,
  formEncoded,
  type WalletSetup,
  walletCallBy,
} from '../factories/a-wallet-setup.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let setup: WalletSetup;
let server: TestPaymentProvider;
let shop: TestShop;
let guest: TestBrowser;

beforeAll(async () => {
  setup = await aWalletSetup();
  ({ server, shop } = setup);
  const { id: zone_id } = await shop.db
    .insertInto('shipping_zones')
    .values({ name: 'Palermo', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('shipping_areas').values({ zone_id, country: 'IT', state: 'PA' }).execute();
  await shop.db
    .insertInto('shipping_methods')
    .values({ zone_id, kind: 'flat_rate', position: 1, cost_cents: 1490 })
    .execute();
});
afterAll(() => setup.close());
beforeEach(() => {
  guest = aBrowser(shop);
});
afterEach(() => server.moods.clear());

const created = () =>
  server
    .calls('POST', '/v2/checkout/orders')
    .filter(({ path }) => path.endsWith('/orders'))
    .at(-1)?.body;
const preference = () => created()?.payment_source.paypal.experience_context.shipping_preference;
const unit = () => created()?.purchase_units[0];
const reviewOf = async (browser: TestBrowser) => (await browser.get('/checkout/')).json();

/** Asks for an approval on a page without the checkout form, as the express buttons do. */
async function express(price?: number): Promise<string> {
  const product = price === undefined ? setup.product : await aProduct(shop.db, { regularPriceCents: price });
  await addBy(guest, product);
  const made = await walletCallBy(guest, 'create-order', { context: 'cart' });
  return made.data.id;
}

it('[PAY-20] the checkout sends the destination to the provider, and the buyer cannot choose another address there', async () => {
  await addBy(guest, setup.product);
  const form = formEncoded({
    ship_to_different_address: '1',
    shipping_first_name: 'Luca',
    shipping_last_name: 'Verdi',
    shipping_address_1: 'Via Garibaldi 7',
    shipping_city: 'Torino',
    shipping_state: 'TO',
    shipping_postcode: '10122',
    shipping_country: 'IT',
  });
  const made = await walletCallBy(guest, 'create-order', { context: 'checkout', form_encoded: form });
  expect(made.success).toBe(true);
  expect(preference()).toBe('SET_PROVIDED_ADDRESS');
  expect(unit().shipping).toEqual({
    name: { full_name: 'Luca Verdi' },
    address: {
      address_line_1: 'Via Garibaldi 7',
      admin_area_2: 'Torino',
      admin_area_1: 'TO',
      postal_code: '10122',
      country_code: 'IT',
    },
  });
  server.approve(made.data.id);
  await walletCallBy(guest, 'approve-order', { order_id: made.data.id });
  expect((await reviewOf(guest)).wallet).toMatchObject({ approved: { method: 'wallet' }, delivery: null });
});

it('[PAY-20] an address that the provider refuses does not prevent the payment', async () => {
  await addBy(guest, setup.product);
  server.moods.set('/v2/checkout/orders', [{ issue: 'SHIPPING_ADDRESS_INVALID' }, 'answers']);
  const made = await walletCallBy(guest, 'create-order', {
    context: 'checkout',
    form_encoded: formEncoded(),
  });
  expect(made.success).toBe(true);
  expect([preference(), unit().shipping]).toEqual(['NO_SHIPPING', undefined]);
});

it('[PAY-16] [PAY-21] express buttons let the buyer choose an address, and show it with its shipping before anything is taken', async () => {
  const id = await express(2000);
  expect([preference(), unit().shipping]).toEqual(['GET_FROM_FILE', undefined]);
  server.approve(id);
  const approved = await walletCallBy(guest, 'approve-order', { order_id: id });
  expect(approved.data).toEqual({ redirect: 'http://shop.test/checkout/' });
  const page = await reviewOf(guest);
  expect(page.form.billing).toMatchObject({
    firstName: 'Mario',
    email: 'mario.rossi@example.it',
    address1: 'Via del Corso 1',
    city: 'Roma',
    state: 'RM',
    postcode: '00186',
  });
  expect(page.wallet.delivery).toEqual({
    lines: ['Mario Rossi', 'Via del Corso 1', '00186 Roma (RM)'],
    shipping: page.review.cart.shipping,
  });
  expect(page.review.cart.shipping.amount).toBeGreaterThan(0);
  expect(server.calls('POST', '/capture')).toEqual([]);
});

it('[PAY-16] an address with dearer shipping is shown with the total, which is approved once more', async () => {
  const id = await express(2000);
  const palermo = {
    name: { full_name: 'Mario Rossi' },
    address: {
      address_line_1: 'Via Maqueda 10',
      admin_area_2: 'Palermo',
      admin_area_1: 'Palermo',
      postal_code: '90133',
      country_code: 'IT',
    } as Record<string, string>,
  };
  server.approve(id, undefined, palermo);
  await walletCallBy(guest, 'approve-order', { order_id: id });
  const page = await reviewOf(guest);
  const before = Math.round(Number(unit().amount.value) * 100);
  expect(page.review.destination).toMatchObject({ state: 'PA', postcode: '90133' });
  expect(page.wallet.delivery.shipping.amount).toBe(1490);
  expect(page.review.cart.total).toBeGreaterThan(before);
  expect(page.wallet).toMatchObject({
    approved: null,
    tooLittle: { approved: before, total: page.review.cart.total },
  });
});

it('[PAY-16] a buyer who has begun the form keeps the billing address, and the goods go where the wallet says', async () => {
  await addBy(guest, setup.product);
  await walletCallBy(guest, 'save-checkout-form', {
    form_encoded: formEncoded({ order_comments: 'Citofono B' }),
  });
  const id = (await walletCallBy(guest, 'create-order', { context: 'cart' })).data.id;
  server.approve(id);
  await walletCallBy(guest, 'approve-order', { order_id: id });
  const { form } = await reviewOf(guest);
  expect(form).toMatchObject({
    note: 'Citofono B',
    shipToDifferent: true,
    billing: { firstName: 'Anna', city: 'Modena' },
    shipping: { firstName: 'Mario', city: 'Roma' },
  });
});

it('[PAY-20] the Store API answers with the address to continue at, the same when repeated, and the order is paid there', async () => {
  const client = anApiClient(shop);
  await client.ask('POST', '/cart/add-item', { id: setup.product.id, quantity: 1 });
  const placed = await client.ask('POST', '/checkout', { ...storeOrder(), payment_method: 'wallet' });
  expect(placed.status).toBe(200);
  const { payment_result: result, order_id: id, order_key: key, status } = placed.body;
  expect(status).toBe('pending');
  const redirect = new URL(result.redirect_url);
  expect(redirect.origin + redirect.pathname).toBe(`${server.url}/checkoutnow`);
  expect(result).toMatchObject({
    payment_status: 'success',
    payment_details: [
      { key: 'result', value: 'success' },
      { key: 'redirect', value: result.redirect_url },
    ],
  });
  expect([preference(), unit().custom_id]).toEqual(['SET_PROVIDED_ADDRESS', String(id)]);
  const repeated = await client.ask('POST', `/checkout/${id}`, {
    ...storeOrder(),
    payment_method: 'wallet',
    key,
    billing_email: aCheckoutForm().billing_email ?? '',
  });
  expect(repeated.body.payment_result.redirect_url).toBe(result.redirect_url);

  // The buyer approves over there with a browser that has no session here, and confirms on the page that pays the order.
  server.approve(redirect.searchParams.get('token') ?? '');
  const back = await guest.get(
    `/?wc-ajax=wallet-return-url&order_id=${id}&key=${key}&token=${redirect.searchParams.get('token')}`,
  );
  expect(back.headers.get('location')).toMatch(new RegExp(`^/checkout/order-pay/${id}/`));
  const paid = await client.ask('POST', `/checkout/${id}`, {
    ...storeOrder(),
    payment_method: 'wallet',
    key,
    billing_email: aCheckoutForm().billing_email ?? '',
  });
  expect(paid.body).toMatchObject({ status: 'processing', payment_result: { payment_status: 'success' } });
  expect(paid.body.payment_result.redirect_url).toContain('/checkout/order-received/');
});

it('[PAY-26] where the provider does not answer the order waits, and leads to where it is paid', async () => {
  const client = anApiClient(shop);
  await client.ask('POST', '/cart/add-item', { id: setup.product.id, quantity: 1 });
  server.moods.set('/v2/checkout/orders', ['fails']);
  const placed = await client.ask('POST', '/checkout', { ...storeOrder(), payment_method: 'wallet' });
  expect([placed.status, placed.body.payment_result.payment_status]).toEqual([400, 'failure']);
  expect(placed.body.payment_result.redirect_url).toContain(`/checkout/order-pay/${placed.body.order_id}/`);
});

it('[PAY-11] [PAY-30] a card over the Store API needs its holder before anything is ordered', async () => {
  const client = anApiClient(shop);
  await client.ask('POST', '/cart/add-item', { id: setup.product.id, quantity: 1 });
  const refused = await client.ask('POST', '/checkout', { ...storeOrder(), payment_method: 'card' });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: expect.stringContaining('process_payment_error') },
  });
  const holder = [
    { key: 'card_first_name', value: 'Anna' },
    { key: 'card_last_name', value: 'Bianchi' },
  ];
  const placed = await client.ask('POST', '/checkout', {
    ...storeOrder(),
    payment_method: 'card',
    payment_data: holder,
  });
  expect(placed.status).toBe(200);
  expect(created()?.payment_source.card.name).toBe('Anna Bianchi');
});
