import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { anImage } from '../factories/an-image.ts';
import { cartOf } from '../factories/cart-entry-points.ts';

let shop: TestShop;
const cart = '/wp-json/wc/store/v1/cart';

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const nonceOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get(cart)).headers.get('nonce') ?? '';

describe('the cart of the Store API', () => {
  it('[CPG-01] reads whole, with everything that clients look for', async () => {
    const browser = aBrowser(shop);
    const picture = await anImage(shop.db, { title: 'Pastiglie viste di lato' });
    const product = await aProduct(shop.db, {
      name: 'Pastiglie "Sport" & Co.',
      stock: 4,
      columns: {
        image_id: picture.id,
        weight_grams: 900,
        description: '<p>Lunga</p>',
        short_description: 'Breve',
      },
    });
    const nonce = await nonceOf(browser);
    const response = await browser.json(`${cart}/add-item`, { id: product.id, quantity: 2 }, { nonce });
    expect(response.status).toBe(201);
    const answer = await response.json();
    expect(answer).toMatchObject({
      coupons: [],
      fees: [],
      needs_payment: true,
      needs_shipping: true,
      payment_requirements: ['products'],
      has_calculated_shipping: true,
      items_count: 2,
      items_weight: 1800,
      cross_sells: [],
      errors: [],
      payment_methods: ['bacs', 'cod'],
      extensions: {},
      shipping_address: { country: 'IT', first_name: '', address_1: '' },
      billing_address: { country: 'IT', email: '' },
    });
    expect(answer.items).toMatchObject([
      {
        id: product.id,
        type: 'simple',
        quantity: 2,
        quantity_limits: { minimum: 1, maximum: 4, multiple_of: 1, editable: true },
        name: 'Pastiglie &quot;Sport&quot; &amp; Co.',
        short_description: 'Breve',
        description: '<p>Lunga</p>',
        sku: product.sku,
        low_stock_remaining: 4,
        backorders_allowed: false,
        show_backorder_badge: false,
        sold_individually: false,
        permalink: `http://shop.test/product/${product.slug}/`,
        images: [{ id: picture.id, name: 'Pastiglie viste di lato' }],
        variation: [],
        item_data: [],
        prices: {
          price: '1220',
          regular_price: '1220',
          sale_price: '1220',
          price_range: null,
          raw_prices: { precision: 6, price: '12200000' },
          currency_code: 'EUR',
          currency_minor_unit: 2,
        },
        totals: {
          line_subtotal: '2000',
          line_subtotal_tax: '440',
          line_total: '2000',
          line_total_tax: '440',
        },
        catalog_visibility: 'visible',
      },
    ]);
    expect(answer.totals).toMatchObject({
      total_items: '2000',
      total_items_tax: '440',
      total_discount: '0',
      total_shipping: '648',
      total_shipping_tax: '142',
      total_price: '3230',
      total_tax: '582',
      tax_lines: [{ name: 'IVA 22%', price: '582', rate: '22%' }],
    });
    expect(answer.shipping_rates).toMatchObject([
      {
        package_id: 0,
        destination: { country: 'IT' },
        items: [{ quantity: 2 }],
        shipping_rates: [
          {
            rate_id: 'flat_rate:1',
            method_id: 'flat_rate',
            instance_id: 1,
            price: '648',
            taxes: '142',
            selected: true,
          },
        ],
      },
    ]);
  });

  it('an empty cart has no shipping yet', async () => {
    const answer = await (await aBrowser(shop).get(cart)).json();
    expect(answer).toMatchObject({
      items: [],
      needs_payment: false,
      needs_shipping: false,
      shipping_rates: [],
    });
    expect(answer.totals).toMatchObject({ total_shipping: null, total_shipping_tax: null, total_price: '0' });
  });

  it('[QTY-02] clamps a new line into the limits and refuses to pass them later', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db, {
      stock: 50,
      columns: { min_quantity: 4, quantity_step: 4, max_quantity: 8 },
    });
    const nonce = await nonceOf(browser);
    const first = await browser.json(`${cart}/add-item`, { id: product.id, quantity: 1 }, { nonce });
    expect((await first.json()).items_count).toBe(4);
    const fresh = await nonceOf(browser);
    const key = (await cartOf(browser)).cart.lines[0]?.key;
    const refusals: [string, Record<string, unknown>][] = [
      ['add-item', { id: product.id, quantity: 3 }],
      ['add-item', { id: product.id, quantity: 8 }],
      ['update-item', { key, quantity: 3 }],
      ['update-item', { key, quantity: 5 }],
      ['update-item', { key, quantity: 12 }],
      ['update-item', { key, quantity: -4 }],
      ['update-item', { key, quantity: 4.5 }],
    ];
    for (const [call, body] of refusals) {
      const response = await browser.json(`${cart}/${call}`, body, { nonce: fresh });
      expect([body, response.status, (await response.json()).code]).toEqual([body, 400, 'invalid_quantity']);
    }
    const updated = await browser.json(`${cart}/update-item`, { key, quantity: 8 }, { nonce: fresh });
    expect((await updated.json()).items_count).toBe(8);
    const removed = await browser.json(`${cart}/update-item`, { key, quantity: 0 }, { nonce: fresh });
    expect((await removed.json()).items_count).toBe(0);
  });

  it('names each refusal of an add as the contract does', async () => {
    const browser = aBrowser(shop);
    const [few, gone, unpriced] = [
      await aProduct(shop.db, { stock: 3 }),
      await aProduct(shop.db, { stock: 0 }),
      await aProduct(shop.db, { regularPriceCents: null }),
    ];
    const oil = await aVariableProduct(shop.db);
    const open = await aVariableProduct(shop.db, {
      attributes: [{ slug: 'lato', name: 'Lato', terms: ['sx', 'dx'] }],
      variations: [{ terms: { lato: null } }],
    });
    const nonce = await nonceOf(browser);
    const litri = (value: string) => [{ attribute: 'Litri', value }];
    const cases: [Record<string, unknown>, string][] = [
      [{ id: few.id, key: 'x' }, 'shop_rest_cart_item_exists'],
      [{ id: 987_654 }, 'shop_rest_cart_invalid_product'],
      [{}, 'shop_rest_cart_invalid_product'],
      [{ id: unpriced.id }, 'shop_rest_product_not_purchasable'],
      [{ id: few.id, quantity: 0 }, 'shop_rest_product_invalid_quantity'],
      [{ id: few.id, quantity: -1 }, 'shop_rest_product_invalid_quantity'],
      [{ id: few.id, quantity: 1.5 }, 'shop_rest_product_invalid_quantity'],
      [{ id: gone.id }, 'shop_rest_product_out_of_stock'],
      [{ id: few.id, quantity: 4 }, 'shop_rest_product_partially_out_of_stock'],
      [{ id: oil.id }, 'shop_rest_missing_attributes'],
      [{ id: oil.id, variation: litri('7-l') }, 'shop_rest_invalid_variation_data'],
      [{ id: oil.variationIds[0], variation: litri('5-l') }, 'shop_rest_invalid_variation_data'],
      [{ id: open.variationIds[0] }, 'shop_rest_missing_variation_data'],
      [{ id: 'abc' }, 'rest_invalid_param'],
      [{ id: few.id, quantity: 'abc' }, 'rest_invalid_param'],
      [{ id: { $gt: 0 } }, 'rest_invalid_param'],
      [{ id: few.id, variation: 'x' }, 'rest_invalid_param'],
    ];
    for (const [body, code] of cases) {
      const response = await browser.json(`${cart}/add-item`, body, { nonce });
      const answer = await response.json();
      expect([body, answer.code, answer.data.status, response.status]).toEqual([body, code, 400, 400]);
    }
    expect((await cartOf(browser)).cart.count).toBe(0);
    const byLabel = await browser.json(
      `${cart}/add-item`,
      { id: oil.id, variation: litri('5 L') },
      { nonce },
    );
    expect((await byLabel.json()).items[0]).toMatchObject({
      id: oil.variationIds[1],
      variation: [{ raw_attribute: 'attribute_pa_litri', attribute: 'Litri', value: '5 l' }],
    });
  });

  it('an unknown key is a conflict, and the answer contains the cart', async () => {
    const browser = aBrowser(shop);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: (await aProduct(shop.db)).id });
    const nonce = await nonceOf(browser);
    for (const call of ['update-item', 'remove-item']) {
      const response = await browser.json(`${cart}/${call}`, { key: '0'.repeat(32), quantity: 1 }, { nonce });
      const answer = await response.json();
      expect([response.status, answer.code]).toEqual([409, 'shop_rest_cart_invalid_key']);
      expect(answer.data.cart.items_count).toBe(1);
    }
  });

  it('reports what became of its products without failing', async () => {
    const browser = aBrowser(shop);
    const [withdrawn, few] = [await aProduct(shop.db), await aProduct(shop.db)];
    for (const { id } of [withdrawn, few]) {
      await browser.post('/?wc-ajax=add_to_cart', { product_id: id, quantity: 3 });
    }
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', withdrawn.id).execute();
    await shop.db.updateTable('stock').set({ on_hand: 1 }).where('product_id', '=', few.id).execute();
    const answer = await (await browser.get(cart)).json();
    expect(answer.errors.map((error: { code: string }) => error.code)).toEqual([
      'shop_rest_product_not_purchasable',
      'shop_rest_product_partially_out_of_stock',
    ]);
  });

  it('takes a form as well as JSON, and refuses JSON that is broken', async () => {
    const browser = aBrowser(shop);
    const oil = await aVariableProduct(shop.db);
    const nonce = await nonceOf(browser);
    const form = {
      id: oil.id,
      quantity: 2,
      'variation[0][attribute]': 'pa_litri',
      'variation[0][value]': '1-l',
    };
    expect((await browser.post(`${cart}/add-item`, form, { nonce })).status).toBe(201);
    const broken = await shop.fetch(`${cart}/add-item`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', nonce },
      body: '{"id":',
    });
    expect([broken.status, (await broken.json()).code]).toEqual([400, 'rest_invalid_json']);
  });
});
