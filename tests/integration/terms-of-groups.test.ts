import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;
// 10,00 € without VAT, 12,20 € with it
let part: MadeProduct;

beforeAll(async () => {
  shop = await aShop();
  part = await aProduct(shop.db, { name: 'Filtro olio', stock: 500 });
});
afterAll(() => shop.close());

type Terms = Parameters<typeof aGroup>[1];

async function aBuyer(terms: Terms, quantity: number) {
  const group = await aGroup(shop.db, terms);
  const customer = await aCustomer(shop.db, { group_id: group.id });
  const browser = await aBrowserOf(shop, customer.id);
  const client = anApiClient(shop, browser);
  await client.ask('POST', '/cart/add-item', { id: part.id, quantity });
  return client;
}
const orders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;

describe('the minimum order of a group', () => {
  const net = { min_order_cents: 15_000, show_prices_with_tax: false };
  const gross = { min_order_cents: 15_000, show_prices_with_tax: true };

  it.each([
    ['without VAT', net, 14, 'IVA esclusa', '10,00'],
    ['with VAT', gross, 12, 'IVA inclusa', '3,60'],
  ] as const)(
    'is reached by goods %s, and nothing below it is ordered',
    async (_, terms, quantity, tax, missing) => {
      const before = await orders();
      const { ask, browser } = await aBuyer(terms, quantity);
      const cart = await ask('GET', '/cart');
      expect(cart.body.errors).toMatchObject([{ code: 'shop_rest_cart_minimum_order' }]);
      for (const what of ['150,00', tax, missing]) expect(cart.body.errors[0].message).toContain(what);
      const page = await (await browser.get('/cart/')).text();
      expect(page).toContain('ordine minimo per il tuo gruppo');
      expect(await (await browser.get('/checkout/')).text()).toContain('ordine minimo per il tuo gruppo');
      const refused = await ask('POST', '/checkout', storeOrder());
      expect(refused).toMatchObject({ status: 409, body: { code: 'shop_rest_cart_minimum_order' } });
      expect(await orders()).toBe(before);
      await ask('POST', '/cart/update-item', { key: cart.body.items[0].key, quantity: quantity + 1 });
      expect((await ask('GET', '/cart')).body.errors).toEqual([]);
      expect((await ask('POST', '/checkout', storeOrder())).status).toBe(200);
      expect(await orders()).toBe(before + 1);
    },
  );

  it('holds for a form that was posted by hand', async () => {
    const before = await orders();
    const { browser } = await aBuyer(net, 1);
    const form = await (await browser.get('/checkout/')).text();
    const nonce = /name="shop-process-checkout-nonce"[^>]*value="([0-9a-f]+)"/.exec(form)?.[1] ?? '';
    expect(nonce).not.toBe('');
    const fields = { ...aCheckoutForm(), 'shop-process-checkout-nonce': nonce };
    const answer = await (await browser.post('/?wc-ajax=checkout', fields)).json();
    expect(answer).toMatchObject({ result: 'failure' });
    expect(JSON.stringify(answer)).toContain('ordine minimo');
    expect(await orders()).toBe(before);
  });

  it('does not apply to others', async () => {
    const { ask } = await aBuyer({}, 1);
    expect((await ask('GET', '/cart')).body.errors).toEqual([]);
    const guest = anApiClient(shop);
    await guest.ask('POST', '/cart/add-item', { id: part.id, quantity: 1 });
    expect((await guest.ask('GET', '/cart')).body.errors).toEqual([]);
  });
});

describe('the shipping methods that a group may not use', () => {
  it('are not offered to it, and are refused when they are asked for', async () => {
    const methods = await shop.db.selectFrom('shipping_methods').select(['id', 'kind']).execute();
    const flat = methods.filter(({ kind }) => kind === 'flat_rate').map(({ id }) => id);
    const pickup = await shop.db
      .insertInto('shipping_methods')
      .values({ zone_id: 0, kind: 'local_pickup', position: 9 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { ask, browser } = await aBuyer({ refused_shipping_methods: flat }, 1);
    const other = await aBuyer({}, 1);
    const offered = async (client: typeof other) =>
      (await cartOf(client.browser)).cart.shippingOptions.map(({ method }) => method);
    expect(await offered(other)).toEqual([
      ...flat.map((id) => `flat_rate:${id}`),
      `local_pickup:${pickup.id}`,
    ]);
    expect(await offered({ ask, browser })).toEqual([`local_pickup:${pickup.id}`]);
    const forged = { package_id: 0, rate_id: `flat_rate:${flat[0]}` };
    const answer = await ask('POST', '/cart/select-shipping-rate', forged);
    const rates = answer.body.shipping_rates?.[0]?.shipping_rates ?? [];
    expect(rates.map(({ rate_id: id }: { rate_id: string }) => id)).not.toContain(forged.rate_id);
    expect(await offered({ ask, browser })).toEqual([`local_pickup:${pickup.id}`]);
  });
});

describe('the company and group that one buys for', () => {
  it('are sent to the browser for the header, and removed when they no longer hold', async () => {
    const { db } = shop;
    const group = await aGroup(db, { name: 'Officine' });
    const { id } = await aCustomer(db, { group_id: group.id, company: 'Officina Rossi' });
    const browser = await aBrowserOf(shop, id);
    await browser.get('/cart/');
    expect(browser.cookies.get('shop_buyer')).toBe('Officina Rossi\nOfficine');
    await db.updateTable('customers').set({ approved_at: null }).where('id', '=', id).execute();
    await browser.get('/cart/');
    expect(browser.cookies.has('shop_buyer')).toBe(false);
  });

  it('are ignored where a guest claims them, and give no price', async () => {
    const guest = aBrowser(shop);
    guest.cookies.set('shop_buyer', 'Officina Rossi\nOfficine');
    guest.cookies.set('shop_visitor', 'Carla');
    expect(await (await guest.get(`/product/${part.slug}/`)).text()).toContain('12,20');
    expect(guest.cookies.has('shop_buyer')).toBe(false);
  });
});
