import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSearchReply } from '#wholesale/bulk-order/rules/calls/search-reply.ts';
import { aCategory } from '../factories/a-category.ts';
import { aListOwner, type ListOwner } from '../factories/a-list-owner.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';

let shop: TestShop;
let owner: ListOwner;
let disc: MadeProduct;
let pads: MadeProduct;
let oil: MadeVariableProduct;

beforeAll(async () => {
  shop = await aShop();
  const brakes = await aCategory(shop.db, { name: 'Freni', slug: 'freni' });
  disc = await aProduct(shop.db, { name: 'Disco freno', sku: 'DF-100', categoryIds: [brakes.id] });
  pads = await aProduct(shop.db, {
    name: 'Pastiglie freno',
    sku: 'PF-200',
    stock: 3,
    categoryIds: [brakes.id],
  });
  oil = await aVariableProduct(shop.db, { name: 'Olio motore', sku: 'OL' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await aListOwner(shop);
});

async function search(fields: Readonly<Record<string, string | number>> = {}) {
  const answer = await owner.call('_ajax_search', fields);
  const text = await answer.text();
  return { answer, text, found: readSearchReply(text, shop.wire.wholesaleKey) };
}
const idsOf = async (fields: Readonly<Record<string, string | number>> = {}) => {
  const { found } = await search(fields);
  return found.kind === 'found' ? found.items.map(({ id }) => id) : found.kind;
};
const cartOf = async () => {
  const rows = await shop.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['product_id', 'variation_id', 'quantity'])
    .where('customer_id', '=', owner.customerId)
    .orderBy('cart_lines.id')
    .execute();
  return rows.map((row) => [row.variation_id ?? row.product_id, row.quantity]);
};
async function hiddenFromOwner(productId: number): Promise<void> {
  const { group_id } = await shop.db
    .selectFrom('customers')
    .select('group_id')
    .where('id', '=', owner.customerId)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('visibility_rules')
    .values({ product_id: productId, group_id, rule: 'hidden' })
    .execute();
}

describe('the search of the bulk order form', () => {
  test('[BULK-12] [BULK-16] [BULK-18] answers bare text that is JSON, with the buyer’s own prices', async () => {
    await shop.db
      .insertInto('price_list_entries')
      .values([
        { product_id: disc.id, price_list_id: owner.priceListId, min_quantity: 1, price_cents: 900 },
        { product_id: disc.id, price_list_id: owner.priceListId, min_quantity: 10, price_cents: 750 },
      ])
      .execute();
    const { answer, text } = await search({ searchValue: 'DF 100' });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(JSON.parse(text)).toMatchObject({
      [`product_${disc.id}`]: 'Disco freno',
      [`${disc.id}PRICE`]: 9,
      [`${disc.id}TIERPRICE`]: '10:7.50',
      [`${disc.id}STOCK`]: 10,
      [`${disc.id}IMAGE`]: 'no',
      [`${disc.id}MIN`]: 1,
      [`${disc.id}STEP`]: 1,
      [`${disc.id}VAL`]: 1,
      [`${disc.id}URL`]: `/product/${disc.slug}/`,
      [`${disc.id}${shop.wire.wholesaleKey}PRICE`]: 9,
      [`${disc.id}B2BTIERPRICE`]: '10:7.50',
    });
  });

  test('[BULK-02] the classic layout offers variations one by one, without those that are in the form already', async () => {
    expect(await idsOf({ searchValue: 'olio' })).toEqual(oil.variationIds);
    const [first = 0, second = 0] = oil.variationIds;
    expect(await idsOf({ searchValue: 'olio', idsinform: `[${first}]` })).toEqual([second]);
  });

  test('[BULK-03] [BULK-14] indigo and cream show products in pages, with filters and rendered rows', async () => {
    const { text, found } = await search({ theme: 'indigo', searchValue: 'freno' });
    if (found.kind !== 'found') throw new Error(text);
    expect(found.items.map(({ id }) => id).sort()).toEqual([disc.id, pads.id].sort());
    expect(found.paging).toEqual({ page: 1, pages: 1, total: 2 });
    expect(found.filters?.categories).toEqual([{ slug: 'freni', name: 'Freni', count: 2 }]);
    expect(found.html).toContain(`class="${shop.wire.wholesale}_selected_product_id_${disc.id}"`);
    expect(found.html).toContain(`href="/product/${disc.slug}/"`);
    expect(await idsOf({ theme: 'cream', category: 'freni', sortby: 'ztoa' })).toEqual([pads.id, disc.id]);
    expect(await idsOf({ theme: 'cream', attr_litri: '5-l' })).toEqual([oil.id]);
  });

  test('[BULK-04] [BULK-13] a product with variations has options, which are asked for by its id', async () => {
    const { found } = await search({ theme: 'indigo', searchValue: 'olio' });
    expect(found).toMatchObject({ items: [{ id: oil.id, hasOptions: true }] });
    const options = { theme: 'indigo', is_product: 1, nonadaptive: 0, productlist: oil.id };
    expect(await idsOf(options)).toEqual(oil.variationIds);
    expect(await idsOf({ ...options, is_product: 0 })).toEqual([oil.id]);
  });

  test('[BULK-32] a variation that is open to any term says what is still to be chosen', async () => {
    const open = await aVariableProduct(shop.db, {
      name: 'Cavo aperto',
      attributes: [{ slug: 'colore', name: 'Colore', terms: ['rosso', 'blu'] }],
      variations: [{ terms: { colore: null } }],
    });
    const [variation = 0] = open.variationIds;
    const { found } = await search({ theme: 'cream', is_product: 1, productlist: open.id });
    expect(found).toMatchObject({
      items: [
        {
          id: variation,
          choices: [
            {
              name: 'attribute_pa_colore',
              label: 'Colore',
              options: [
                { slug: 'rosso', label: 'rosso' },
                { slug: 'blu', label: 'blu' },
              ],
            },
          ],
        },
      ],
    });
    expect(await idsOf({ searchValue: 'cavo aperto' })).toBe('nothing');
    const add = (attributes: Readonly<Record<string, string>>) =>
      owner.call('_bulkorder_add_cart_item', { productid: variation, productqty: 1, ...attributes });
    expect((await add({})).status).toBe(400);
    expect((await add({ 'attributes[]': 'attribute_pa_colore=verde' })).status).toBe(400);
    expect((await add({ 'attributes[]': 'attribute_pa_colore=blu' })).status).toBe(200);
    expect(await cartOf()).toEqual([[variation, 1]]);
  });

  test('[BULK-12] exclusions, a tag, named products and “in stock only” filter the results', async () => {
    expect(await idsOf({ theme: 'indigo', searchValue: 'freno', exclude: disc.id })).toEqual([pads.id]);
    expect(await idsOf({ theme: 'indigo', productlist: `${pads.id},${disc.id}` })).toEqual([
      pads.id,
      disc.id,
    ]);
    expect(await idsOf({ theme: 'indigo', productlist: '999999' })).toBe('nothing');
    expect(await idsOf({ theme: 'indigo', tag: 'nessuno' })).toBe('nothing');
    const gone = await aProduct(shop.db, { name: 'Freno a mano', stock: 0 });
    expect(await idsOf({ theme: 'indigo', searchValue: 'freno a mano' })).toEqual([gone.id]);
    expect(await idsOf({ theme: 'indigo', searchValue: 'freno a mano', instock: 1 })).toBe('nothing');
    const { found } = await search({ theme: 'indigo', searchValue: 'freno a mano' });
    expect(found).toMatchObject({ items: [{ stock: 0, quantity: 0 }] });
  });

  test('[BULK-19] a search without results answers the sentinel, a list without results "empty"', async () => {
    expect((await search({ searchValue: 'xyzzy' })).text).toBe('1234');
    expect((await search({ searchType: 'purchaseListLoading', purchaselistid: 1 })).text).toBe('"empty"');
  });

  test('goods that are hidden from the buyer’s group are not found', async () => {
    const secret = await aProduct(shop.db, { name: 'Segreto industriale', sku: 'SEG-1' });
    expect(await idsOf({ searchValue: 'SEG-1' })).toEqual([secret.id]);
    await hiddenFromOwner(secret.id);
    for (const theme of ['classic', 'indigo']) {
      expect(await idsOf({ searchValue: 'SEG-1', theme })).toBe('nothing');
      expect(await idsOf({ searchValue: '', productlist: secret.id, theme })).toBe('nothing');
    }
    expect(await idsOf({ is_product: 1, productlist: secret.id })).toBe('nothing');
  });

  test.each([
    ['searchValue', 'x'.repeat(10_000)],
    ['productlist', '9,'.repeat(5000)],
    ['idsinform', '['.repeat(10_000)],
    ['category', 'x'.repeat(10_000)],
    ['attr_asse', 'x'.repeat(10_000)],
    ['pagerequested', '-1'],
    ['tag', "'; drop table products; --"],
    ['searchValue', '\u202e'],
  ])('bad input in %s is answered as a search like any other', async (name, value) => {
    for (const theme of ['classic', 'indigo']) {
      const { answer, found } = await search({ theme, [name]: value });
      expect(answer.status).toBe(200);
      expect(found.kind).not.toBe('failed');
    }
  });
});

describe('a list in the form', () => {
  const aList = async () => {
    const fields = {
      title: 'Tagliandi',
      productstring: `${pads.id}:2|${disc.id}:5|`,
      pricelist: `${pads.id}:9|`,
    };
    return Number(await (await owner.call('_bulkorder_save_list', fields)).text());
  };

  test('[LIST-04] [LIST-11] what was saved is loaded with searchType=purchaseListLoading, in its order with its quantities', async () => {
    const listId = await aList();
    const { found } = await search({ searchType: 'purchaseListLoading', purchaselistid: listId });
    if (found.kind !== 'found') throw new Error('nothing was loaded');
    expect(found.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [pads.id, 2],
      [disc.id, 5],
    ]);
  });

  test('[LIST-11] without a list one item is loaded, by its id or its code', async () => {
    const one = (searchValue: string | number) => idsOf({ searchType: 'purchaseListLoading', searchValue });
    expect(await one(disc.id)).toEqual([disc.id]);
    expect(await one('df-100')).toEqual([disc.id]);
    expect(await one('')).toBe('nothing');
  });

  test('a list is loaded by its owner alone', async () => {
    const listId = await aList();
    owner = await aListOwner(shop);
    expect((await search({ searchType: 'purchaseListLoading', purchaselistid: listId })).text).toBe(
      '"empty"',
    );
  });
});
