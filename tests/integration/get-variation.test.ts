import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';

const path = '/?wc-ajax=get_variation';
let shop: TestShop;
let oil: MadeVariableProduct;
let bulb: { readonly id: number };

beforeAll(async () => {
  shop = await aShop({
    // Stands for any page: it shows the notices and the count of the cart.
    render: async (_request, { ctx }) =>
      Response.json({ notices: await takeNotices(ctx), count: (await readCart(ctx)).count }),
  });
  bulb = await aProduct(shop.db, { slug: 'lampadina' });
  oil = await aVariableProduct(shop.db, {
    attributes: [
      { slug: 'litri', name: 'Litri', terms: ['1-l', '5-l'] },
      { slug: 'grado', name: 'Grado', terms: ['5w-30', '0w-20'] },
    ],
    variations: [
      { terms: { litri: '1-l', grado: '5w-30' }, stock: 0 },
      { terms: { litri: '5-l', grado: '5w-30' }, regularPriceCents: 4880 },
      { terms: { litri: '5-l', grado: '0w-20' }, regularPriceCents: null },
    ],
  });
});
afterAll(() => shop.close());

async function ask(fields: Readonly<Record<string, string | number>> | URLSearchParams) {
  const body =
    fields instanceof URLSearchParams
      ? fields
      : new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]));
  const response = await shop.fetch(path, { method: 'POST', body });
  expect(response.status).toBe(200);
  return response.text();
}
const pair = { attribute_pa_litri: '5-l', attribute_pa_grado: '5w-30' };

test('[VAR-25] one pair for each attribute, the product and custom data lead to a variation object', async () => {
  const found = JSON.parse(await ask({ product_id: oil.id, ...pair, custom_data: '{"any":"thing"}' }));
  expect(found).toMatchObject({
    variation_id: oil.variationIds[1],
    attributes: pair,
    display_price: 48.8,
    is_purchasable: true,
    is_in_stock: true,
    variation_is_visible: true,
    variation_is_active: true,
    step: 1,
    variation_stock_left: 10,
  });
});

test('[VAR-13] [VAR-25] what is sold out or has no price is found, and says so', async () => {
  const soldOut = JSON.parse(await ask({ product_id: oil.id, ...pair, attribute_pa_litri: '1-l' }));
  expect(soldOut).toMatchObject({ is_in_stock: false, is_purchasable: true, variation_is_active: true });
  const priceless = JSON.parse(await ask({ product_id: oil.id, ...pair, attribute_pa_grado: '0w-20' }));
  expect(priceless).toMatchObject({
    is_purchasable: false,
    variation_is_visible: false,
    variation_is_active: false,
    price_html: '',
  });
});

const ten = 'x'.repeat(10_240);
test.each([
  ['a combination that does not exist', { attribute_pa_litri: '1-l', attribute_pa_grado: '0w-20' }],
  ['a value that is no term', { ...pair, attribute_pa_litri: '7-l' }],
  ['a value of 10 kB', { ...pair, attribute_pa_litri: ten }],
  ['a value that speaks SQL', { ...pair, attribute_pa_litri: "5-l' or '1'='1" }],
])('[VAR-25] nothing matches %s', async (_, fields) => {
  expect(await ask({ product_id: oil.id, ...fields })).toBe('false');
});

test.each([
  ['an attribute that the product does not have', { ...pair, attribute_pa_colore: 'rosso', attribute_: 'x' }],
  ['an attribute of 10 kB', { ...pair, [`attribute_${ten}`]: 'x' }],
  ['custom data of 10 kB', { ...pair, custom_data: ten }],
  [
    'a hundred attributes of no meaning',
    { ...pair, ...Object.fromEntries(Array.from({ length: 100 }, (__, at) => [`attribute_z${at}`, 'x'])) },
  ],
])('[VAR-25] %s is ignored', async (_, fields) => {
  expect(JSON.parse(await ask({ product_id: oil.id, ...fields }))).toMatchObject({
    variation_id: oil.variationIds[1],
  });
});

test('[VAR-11] [VAR-25] a missing or empty pair matches any value: the first in order is found', async () => {
  expect(JSON.parse(await ask({ product_id: oil.id, attribute_pa_litri: '5-l' }))).toMatchObject({
    variation_id: oil.variationIds[1],
  });
  expect(JSON.parse(await ask({ product_id: oil.id, attribute_pa_litri: '' }))).toMatchObject({
    variation_id: oil.variationIds[0],
  });
});

test('[VAR-25] an array of values is ignored', async () => {
  const body = new URLSearchParams(`product_id=${oil.id}&attribute_pa_litri[]=1-l&attribute_pa_grado=0w-20`);
  expect(JSON.parse(await ask(body))).toMatchObject({ variation_id: oil.variationIds[2] });
});

test.each(['', '0', '-1', 'abc', '1e3', '99999999999', '2147483647', ten])(
  '[VAR-25] without a product the answer is empty: %#',
  async (id) => {
    expect(await ask({ product_id: id, ...pair })).toBe('');
    expect(await ask(new URLSearchParams(`product_id[]=${id}`))).toBe('');
  },
);

test('[VAR-25] a simple product, and a variation itself, have no variations', async () => {
  expect(await ask({ product_id: bulb.id, ...pair })).toBe('');
  expect(await ask({ product_id: oil.variationIds[1] ?? 0, ...pair })).toBe('');
});

test('[VAR-36] [CART-12] without scripts the server says which options are missing, and adds what is whole', async () => {
  const browser = aBrowser(shop);
  const add = async (fields: Readonly<Record<string, string | number>>) => {
    const form = { 'add-to-cart': oil.id, quantity: 1, variation_id: '', ...fields };
    return (await browser.post(`/product/${oil.slug}/`, form)).json();
  };
  const missing = await add({ attribute_pa_litri: '5-l', attribute_pa_grado: '' });
  expect(missing).toMatchObject({ count: 0, notices: [{ kind: 'error' }] });
  expect(missing.notices[0].text).toContain('Grado');
  expect(missing.notices[0].text).not.toContain('Litri');
  expect(await add(pair)).toMatchObject({ count: 1, notices: [{ kind: 'success' }] });
});
