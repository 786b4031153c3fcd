import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedHeader } from '#wholesale/product-tables/rules/table-cart-calls.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { aTableVisitor } from '../factories/table-calls.ts';

let shop: TestShop;
let disc: MadeProduct;
let pads: MadeProduct;

beforeAll(async () => {
  shop = await aShop({ render: async () => new Response('A page.') });
  disc = await aProduct(shop.db, { name: 'Disco freno' });
  pads = await aProduct(shop.db, { name: 'Pastiglie' });
});
afterAll(() => shop.close());

const outcome = async (answer: Response) => [
  answer.status,
  await answer.text(),
  answer.headers.get(addedHeader),
];

describe('adding from a row', () => {
  it('[TAB-56] [TAB-58] adds a product, answers nothing, and the next notice reports it', async () => {
    const visitor = aTableVisitor(shop);
    expect(await outcome(await visitor.add({ product_id: disc.id, quantity: 2 }))).toEqual([
      200,
      '',
      String(disc.id),
    ]);
    expect((await cartOf(visitor.browser)).cart.lines).toMatchObject([{ productId: disc.id, quantity: 2 }]);
    expect(visitor.browser.cookies.get('shop_items_in_cart')).toBe('1');
    expect(await visitor.notices()).toBe(
      '<div class="shop-message" role="status">2 × “Disco freno” aggiunti al carrello.</div>',
    );
    expect(await visitor.notices()).toBe('');
  });

  it('[TAB-56] adds a variation by its attributes, and by its own id', async () => {
    const visitor = aTableVisitor(shop);
    const oil = await aVariableProduct(shop.db, { name: 'Olio' });
    const [small = 0, large = 0] = oil.variationIds;
    await visitor.add({ product_id: oil.id, 'variation[attribute_pa_litri]': '5-l', variation_id: large });
    await visitor.add({ product_id: small, quantity: 3 });
    expect((await cartOf(visitor.browser)).cart.lines).toMatchObject([
      { productId: oil.id, variationId: large, quantity: 1 },
      { productId: oil.id, variationId: small, quantity: 3 },
    ]);
  });

  it('[TAB-03] [TAB-56] a note makes a line of its own, which shows it wherever the line is shown', async () => {
    const visitor = aTableVisitor(shop);
    await visitor.add({ product_id: disc.id });
    await visitor.add({
      product_id: disc.id,
      wpt_custom_message: ' Per la <Punto> ',
      additional_json: '{"a":1}',
    });
    await visitor.add({ product_id: disc.id, quantity: 2, wpt_custom_message: 'Per la <Punto>' });
    const { cart, fragments, store_nonce: nonce } = await cartOf(visitor.browser);
    expect(cart.lines.map(({ quantity, chosen }) => [quantity, chosen])).toEqual([
      [1, []],
      [3, [{ name: 'wpt_custom_message', label: 'Nota', slug: 'Per la <Punto>', value: 'Per la <Punto>' }]],
    ]);
    expect(fragments['div.widget_shopping_cart_content']).toContain('Per la &lt;Punto&gt;');
    const answer = await visitor.browser.get('/wp-json/wc/store/v1/cart', { nonce });
    expect(await answer.json()).toMatchObject({
      items: [
        { variation: [], item_data: [] },
        { variation: [], item_data: [{ key: 'Nota', value: 'Per la &lt;Punto&gt;' }] },
      ],
    });
  });

  it.each([
    [{ quantity: 0 }, 'Spiacenti! Quantità 0'],
    [{ quantity: '' }, 'Spiacenti! Quantità 0'],
    [{ quantity: -1 }, 'Indica la quantità con un numero intero maggiore di zero.'],
    [{ quantity: '1.5' }, 'Indica la quantità con un numero intero maggiore di zero.'],
    [{ quantity: 11 }, 'Quantità non disponibile: di “Disco freno” sono disponibili 10 pezzi.'],
    [{ wpt_custom_message: 'x'.repeat(201) }, 'La nota è troppo lunga: al massimo 200 caratteri.'],
  ])('[TAB-51] an add with %j adds nothing, and the next notice says why', async (fields, sentence) => {
    const visitor = aTableVisitor(shop);
    expect(await outcome(await visitor.add({ product_id: disc.id, ...fields }))).toEqual([200, '', '']);
    expect(await visitor.notices()).toBe(`<div class="shop-error" role="alert">${sentence}</div>`);
    expect((await visitor.marks()).per_items).toEqual([]);
  });

  it.each(['', '0', 'x', '-1', "1' or 1=1"])('an add of a product %j is refused', async (product_id) => {
    const visitor = aTableVisitor(shop);
    expect(await outcome(await visitor.add({ product_id }))).toEqual([400, '0', null]);
    expect(visitor.browser.cookies.size).toBe(0);
  });

  it('an unknown product is reported by the notice, and leaves no notice for other pages', async () => {
    const visitor = aTableVisitor(shop);
    expect(await outcome(await visitor.add({ product_id: 2_000_000_000 }))).toEqual([200, '', '']);
    expect(visitor.browser.cookies.has('shop_notices')).toBe(false);
    expect(await visitor.notices()).toContain('Questo prodotto non è in vendita.');
  });
});

describe('adding several rows', () => {
  it('[TAB-69] [TAB-70] adds one row after another; what is refused does not hold up the others and is reported', async () => {
    const visitor = aTableVisitor(shop);
    const gone = await aProduct(shop.db, { name: 'Marmitta', stock: 0 });
    const oil = await aVariableProduct(shop.db, { name: 'Olio' });
    const answer = await visitor.bulkAdd({
      [`products[${disc.id}][product_id]`]: disc.id,
      [`products[${disc.id}][quantity]`]: 2,
      [`products[${gone.id}][product_id]`]: gone.id,
      [`products[${oil.id}][product_id]`]: oil.id,
      [`products[${oil.id}][add-to-cart]`]: oil.id,
      [`products[${oil.id}][attribute_pa_litri]`]: '5-l',
      [`products[${pads.id}][quantity]`]: 1,
      [`products[${pads.id}][wpt_custom_message]`]: 'Davanti',
    });
    expect(await outcome(answer)).toEqual([200, '', expect.any(String)]);
    expect(
      answer.headers
        .get(addedHeader)
        ?.split(',')
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([disc.id, oil.id, pads.id].toSorted((a, b) => a - b));
    const { cart } = await cartOf(visitor.browser);
    expect(cart.lines.map(({ name, quantity, chosen }) => [name, quantity, chosen[0]?.value])).toEqual(
      expect.arrayContaining([
        ['Disco freno', 2, undefined],
        ['Olio', 1, '5 l'],
        ['Pastiglie', 1, 'Davanti'],
      ]),
    );
    expect(cart.lines).toHaveLength(3);
    expect(await visitor.notices()).toBe(
      '<div class="shop-error" role="alert">“Marmitta” non è disponibile al momento.</div>',
    );
  });

  it('[TAB-69] nothing, nonsense and too much are refused as a whole', async () => {
    const visitor = aTableVisitor(shop);
    const many = Array.from({ length: 501 }, (_, index) => [`products[${index + 1}][quantity]`, 1]);
    for (const fields of [{}, { products: '1' }, { 'products[x][quantity]': 1 }, Object.fromEntries(many)]) {
      expect(await outcome(await visitor.bulkAdd(fields))).toEqual([400, '0', null]);
    }
    expect(visitor.browser.cookies.size).toBe(0);
  });

  it('[TAB-69] of many that are refused some are named, and how many more there are', async () => {
    const visitor = aTableVisitor(shop);
    const unknown = Array.from({ length: 12 }, (_, index) => [
      `products[${2_000_000_000 + index}][quantity]`,
      1,
    ]);
    expect(await outcome(await visitor.bulkAdd(Object.fromEntries(unknown)))).toEqual([200, '', '']);
    const shown = await visitor.notices();
    expect(shown.split('<div').length - 1).toBe(9);
    expect(shown).toContain('Altri 4 articoli non sono stati aggiunti.');
  });
});

describe('what tables know of the cart', () => {
  it('[TAB-76] quantity and key of each product and variation, with the nonce of the next call', async () => {
    const visitor = aTableVisitor(shop);
    const oil = await aVariableProduct(shop.db);
    const [small = 0, large = 0] = oil.variationIds;
    expect(await visitor.marks()).toEqual({ per_items: [], nonce: expect.stringMatching(/^[0-9a-f]{20}$/) });
    await visitor.add({ product_id: disc.id, quantity: 2 });
    await visitor.add({ product_id: small });
    await visitor.add({ product_id: large, quantity: 4 });
    const keys = (await cartOf(visitor.browser)).cart.lines.map(({ key }) => key);
    expect((await visitor.marks()).per_items).toEqual({
      [disc.id]: { quantity: 2, cart_item_key: keys[0], type: 'normal' },
      [oil.id]: { quantity: 5, cart_item_key: keys[1], type: 'normal' },
      [small]: { quantity: 1, cart_item_key: keys[1], type: 'variation' },
      [large]: { quantity: 4, cart_item_key: keys[2], type: 'variation' },
    });
  });

  it('[TAB-77] every answer about the cart brings `wpt_per_product`', async () => {
    const visitor = aTableVisitor(shop);
    expect((await cartOf(visitor.browser)).fragments.wpt_per_product).toBe('false');
    await visitor.add({ product_id: disc.id, quantity: 2 });
    const { fragments } = await cartOf(visitor.browser);
    expect(JSON.parse(fragments.wpt_per_product ?? '')).toEqual({ [disc.id]: 2 });
  });
});

describe('taking something out', () => {
  it('[TAB-80] removes every line of a product, by the nonce of the marks', async () => {
    const visitor = aTableVisitor(shop);
    await visitor.add({ product_id: disc.id });
    await visitor.add({ product_id: disc.id, wpt_custom_message: 'Davanti' });
    await visitor.add({ product_id: pads.id });
    const { per_items } = await visitor.marks();
    const answer = await visitor.remove({
      product_id: disc.id,
      cart_item_key: per_items[disc.id]?.cart_item_key ?? '',
    });
    expect(await outcome(answer)).toEqual([200, 'removed', null]);
    expect(Object.keys((await visitor.marks()).per_items)).toEqual([String(pads.id)]);
    expect(await outcome(await visitor.remove({ product_id: disc.id, cart_item_key: '' }))).toEqual([
      200,
      'not-founded',
      null,
    ]);
    await visitor.remove({ product_id: pads.id, cart_item_key: '' });
    expect(visitor.browser.cookies.has('shop_items_in_cart')).toBe(false);
  });

  it('[TAB-80] by its key alone removes one line, and no line of another visitor', async () => {
    const [visitor, other] = [aTableVisitor(shop), aTableVisitor(shop)];
    await visitor.add({ product_id: disc.id });
    await visitor.add({ product_id: disc.id, wpt_custom_message: 'Davanti' });
    const [, noted] = (await cartOf(visitor.browser)).cart.lines;
    await other.add({ product_id: pads.id });
    expect(await (await other.remove({ cart_item_key: noted?.key ?? '' })).text()).toBe('not-founded');
    expect(await (await visitor.remove({ cart_item_key: noted?.key ?? '' })).text()).toBe('removed');
    expect((await cartOf(visitor.browser)).cart.count).toBe(1);
    expect((await cartOf(other.browser)).cart.count).toBe(1);
  });

  it.each(['', 'x', '0'.repeat(20)])('[TAB-80] a nonce %j removes nothing', async (nonce) => {
    const visitor = aTableVisitor(shop);
    await visitor.add({ product_id: disc.id });
    expect(await outcome(await visitor.remove({ product_id: disc.id, nonce }))).toEqual([403, '-1', null]);
    expect((await cartOf(visitor.browser)).cart.count).toBe(1);
  });

  it('[TAB-84] empties the cart and answers as a refresh does', async () => {
    const visitor = aTableVisitor(shop);
    await visitor.add({ product_id: disc.id });
    await visitor.add({ product_id: pads.id, quantity: 2 });
    const answer = await visitor.empty();
    expect(await answer.json()).toMatchObject({ cart_hash: '', cart: { count: 0, lines: [] } });
    expect((await visitor.marks()).per_items).toEqual([]);
    expect(visitor.browser.cookies.has('shop_items_in_cart')).toBe(false);
    expect((await aTableVisitor(shop).empty()).status).toBe(200);
  });

  it('[TAB-84] [TAB-80] [TAB-56] no GET request changes the cart', async () => {
    const visitor = aTableVisitor(shop);
    await visitor.add({ product_id: disc.id });
    for (const name of ['_fragment_empty_cart', '_ajax_add_to_cart', '_remove_from_cart', '_print_notice']) {
      const action = `${shop.wire.productTable}${name}`;
      const answer = await visitor.browser.get(
        `/wp-admin/admin-ajax.php?action=${action}&product_id=${disc.id}`,
      );
      expect(answer.status).toBe(405);
    }
    expect((await cartOf(visitor.browser)).cart.count).toBe(1);
  });
});

it('[TAB-86] notices come as markup, each once, with the way on', async () => {
  const visitor = aTableVisitor(shop);
  expect(await visitor.notices()).toBe('');
  await visitor.browser.get(`/shop/?add-to-cart=${disc.id}`);
  await visitor.add({ product_id: pads.id, quantity: 0 });
  const shown = await visitor.notices();
  expect(shown).toContain('<a class="button wc-forward" href="/cart/">Visualizza carrello</a></div>');
  expect(shown).toContain('<div class="shop-error" role="alert">Spiacenti! Quantità 0</div>');
  expect(await visitor.notices()).toBe('');
});
