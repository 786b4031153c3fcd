import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { cartEntryPoints, cartOf } from '../factories/cart-entry-points.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop({
    // Stands for any page: it shows the notices and the count of the cart.
    render: async (_request, { ctx }) =>
      Response.json({ notices: await takeNotices(ctx), count: (await readCart(ctx)).count }),
  });
});
afterAll(() => shop.close());

describe.each(cartEntryPoints)('$name', (entryPoint) => {
  it('[CART-01] [CART-12] adds, and a second add increases the same line', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db);
    expect((await entryPoint.add(browser, { id: product.id, quantity: 2 })).accepted).toBe(true);
    expect((await entryPoint.add(browser, { id: product.id, quantity: 3 })).accepted).toBe(true);
    const { cart } = await cartOf(browser);
    expect(cart).toMatchObject({ count: 5, subtotal: 6100, lines: [{ productId: product.id, quantity: 5 }] });
    expect(browser.cookies.get('shop_items_in_cart')).toBe('1');
    expect(browser.cookies.get('shop_cart_hash')).toBe(cart.hash);
  });

  it('[CART-12] adds a variation by its id and by its attributes to one line', async () => {
    const browser = aBrowser(shop);
    const oil = await aVariableProduct(shop.db);
    const [, fiveLitres = 0] = oil.variationIds;
    const attributes = { attribute_pa_litri: '5-l' };
    expect((await entryPoint.add(browser, { id: oil.id, attributes })).accepted).toBe(true);
    expect((await entryPoint.add(browser, { id: oil.id, variationId: fiveLitres })).accepted).toBe(true);
    expect((await entryPoint.add(browser, { id: fiveLitres })).accepted).toBe(true);
    const { cart } = await cartOf(browser);
    expect(cart.lines).toMatchObject([
      { productId: oil.id, variationId: fiveLitres, quantity: 3, unit: 4880 },
    ]);
  });

  it('[FRAG-02] removes a line, and only one of its own', async () => {
    const browser = aBrowser(shop);
    const other = aBrowser(shop);
    const product = await aProduct(shop.db);
    await entryPoint.add(browser, { id: product.id });
    await entryPoint.add(other, { id: product.id, quantity: 2 });
    await entryPoint.add(other, { id: (await aProduct(shop.db)).id });
    const key = (await cartOf(other)).cart.lines[1]?.key ?? '';
    expect((await entryPoint.remove(browser, key)).accepted).toBe(false);
    expect((await cartOf(other)).cart.count).toBe(3);
    expect((await entryPoint.remove(other, key)).accepted).toBe(true);
    expect((await cartOf(other)).cart.count).toBe(2);
    expect(
      (await entryPoint.remove(browser, (await cartOf(browser)).cart.lines[0]?.key ?? '')).accepted,
    ).toBe(true);
    expect(browser.cookies.has('shop_items_in_cart')).toBe(false);
  });

  it.each(['', 'x', "' or 1=1 --", '0'.repeat(32), '<script>', 'a'.repeat(100_000)])(
    'a key that is none (%#) removes nothing',
    async (key) => {
      const browser = aBrowser(shop);
      await entryPoint.add(browser, { id: (await aProduct(shop.db)).id });
      expect((await entryPoint.remove(browser, key)).accepted).toBe(false);
      expect((await cartOf(browser)).cart.count).toBe(1);
    },
  );

  it.each([0, -1, '1.5', '1e3', 'due', '99999999999999999999', '1; drop table carts', '<b>1</b>', 11])(
    '[QTY-02] refuses a quantity of %s and leaves the cart as it was',
    async (quantity) => {
      const browser = aBrowser(shop);
      const product = await aProduct(shop.db);
      await entryPoint.add(browser, { id: product.id, quantity: 3 });
      const before = await cartOf(browser);
      expect((await entryPoint.add(browser, { id: product.id, quantity })).accepted).toBe(false);
      expect((await entryPoint.add(browser, { id: product.id, quantity: 8 })).accepted).toBe(false);
      expect((await cartOf(browser)).cart).toEqual(before.cart);
    },
  );

  it('[QTY-02] respects minimum, maximum and step of the resulting line', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db, {
      stock: 100,
      columns: { min_quantity: 4, quantity_step: 2, max_quantity: 10 },
    });
    expect((await entryPoint.add(browser, { id: product.id, quantity: 4 })).accepted).toBe(true);
    expect((await entryPoint.add(browser, { id: product.id, quantity: 1 })).accepted).toBe(false);
    expect((await entryPoint.add(browser, { id: product.id, quantity: 2 })).accepted).toBe(true);
    expect((await entryPoint.add(browser, { id: product.id, quantity: 6 })).accepted).toBe(false);
    expect((await cartOf(browser)).cart.count).toBe(6);
  });

  it("[TIER-15] prices a business buyer's cart without VAT, tiers at the quantity of the product", async () => {
    const browser = aBrowser(shop);
    const list = await aPriceList(shop.db);
    await logInAs(browser, shop, { priceListId: list.id, kind: 'business' });
    const product = await aProduct(shop.db, {
      listPrices: [
        { priceListId: list.id, priceCents: 800 },
        { priceListId: list.id, priceCents: 700, minQuantity: 5 },
      ],
    });
    await entryPoint.add(browser, { id: product.id, quantity: 4 });
    expect((await cartOf(browser)).cart).toMatchObject({
      mode: 'net',
      subtotal: 3200,
      lines: [{ unit: 800 }],
    });
    await entryPoint.add(browser, { id: product.id });
    const { cart } = await cartOf(browser);
    expect(cart).toMatchObject({ subtotal: 3500, lines: [{ unit: 700 }], shipping: { amount: 648 } });
    expect(cart).toMatchObject({ taxLines: [{ rate: 2200, tax: 913 }], total: 5061 });
    expect((await cartOf(aBrowser(shop))).cart.count).toBe(0);
  });

  it('refuses what does not exist, is not published, is out of stock or not fully chosen', async () => {
    const browser = aBrowser(shop);
    const draft = await aProduct(shop.db, { columns: { status: 'draft' } });
    const gone = await aProduct(shop.db, { stock: 0 });
    const oil = await aVariableProduct(shop.db);
    const other = await aVariableProduct(shop.db);
    const additions = [
      { id: 987_654_321 },
      { id: 2_147_483_647 },
      { id: draft.id },
      { id: gone.id },
      { id: oil.id },
      { id: oil.id, attributes: { attribute_pa_litri: '10-l' } },
      { id: oil.id, attributes: { attribute_pa_litri: "'; drop table carts; --" } },
      { id: oil.id, attributes: { attribute_pa_litri: '<script>alert(1)</script>' } },
      { id: other.id, attributes: { __proto__x: 'y', attribute_pa_colore: 'rosso' } },
    ];
    for (const addition of additions) {
      const { accepted, response } = await entryPoint.add(browser, addition);
      expect({ addition, accepted }).toEqual({ addition, accepted: false });
      expect(response.status).toBeLessThan(500);
    }
    expect((await cartOf(browser)).cart.count).toBe(0);
  });
});

describe('by script', () => {
  it('[CART-04] [FRAG-07] answers with fragments, digest and cart', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db, { name: '<b>Disco</b> "ventilato"' });
    const response = await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 2 });
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    const answer = await response.json();
    expect(answer.cart_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.cart.lines).toMatchObject([{ quantity: 2 }]);
    expect(answer.fragments['span.cart-count']).toBe('<span class="cart-count">2</span>');
    const markup: string = answer.fragments['div.widget_shopping_cart_content'];
    expect(markup).toMatch(/^<div class="widget_shopping_cart_content">/);
    expect(markup).toContain('shop-mini-cart cart_list product_list_widget');
    expect(markup).toContain(`data-cart_item_key="${answer.cart.lines[0].key}"`);
    expect(markup).toContain('&lt;b&gt;Disco&lt;/b&gt;');
    expect(markup).not.toContain('<b>Disco');
  });

  it('[CART-07] names the page that says why nothing was added, and the page says it once', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db, { name: 'Pastiglie', stock: 3 });
    const response = await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 4 });
    expect(await response.json()).toEqual({
      error: true,
      product_url: `http://shop.test/product/${product.slug}/`,
    });
    expect(browser.cookies.get('shop_notices')).toBe('1');
    const shown = await (await browser.post('/?wc-ajax=get_refreshed_fragments', { notices: 1 })).json();
    expect(shown.notices).toEqual([
      { kind: 'error', text: 'Quantità non disponibile: di “Pastiglie” sono disponibili 3 pezzi.' },
    ]);
    expect(browser.cookies.has('shop_notices')).toBe(false);
    const repeated = await (await browser.post('/?wc-ajax=get_refreshed_fragments', { notices: 1 })).json();
    expect(repeated.notices).toEqual([]);
  });

  it('an unknown product has no page to go to, and an add without a product gets an empty answer', async () => {
    const browser = aBrowser(shop);
    const unknown = await browser.post('/?wc-ajax=add_to_cart', { product_id: 999_999 });
    expect(await unknown.json()).toEqual({ error: true, product_url: false });
    expect(await (await browser.post('/?wc-ajax=add_to_cart', { quantity: 1 })).text()).toBe('');
  });

  it('[FRAG-05] an unknown key is answered so that the client follows the link', async () => {
    const response = await aBrowser(shop).post('/?wc-ajax=remove_from_cart', { cart_item_key: 'x' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: false });
  });

  it('[FRAG-12] an empty cart has an empty digest', async () => {
    const answer = await cartOf(aBrowser(shop));
    expect(answer).toMatchObject({ cart_hash: '', cart: { count: 0 } });
    expect(answer.fragments['div.widget_shopping_cart_content']).toContain('shop-mini-cart__empty-message');
  });

  it.each([
    [
      'a form cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="product_id"',
    ],
    ['JSON in the place of a form', 'application/json', '{"product_id":1}'],
    ['no form at all', 'text/plain', 'product_id=1'],
  ])('[WIRE-03] %s adds nothing', async (_case, type, body) => {
    const response = await shop.fetch('/?wc-ajax=add_to_cart', {
      method: 'POST',
      headers: { 'content-type': type, origin: shop.shopUrl },
      body,
    });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('fragments');
  });

  it('a field of a megabyte changes nothing', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db);
    const long = 'x'.repeat(900_000);
    const response = await browser.post('/?wc-ajax=add_to_cart', {
      product_id: product.id,
      attribute_pa_litri: long,
      success_message: long.slice(0, 10),
    });
    expect(response.status).toBe(200);
    const refused = await browser.post('/?wc-ajax=add_to_cart', {
      product_id: product.id,
      note: 'x'.repeat(1_100_000),
    });
    expect(refused.status).toBe(413);
    expect((await cartOf(browser)).cart.count).toBe(1);
  });
});
