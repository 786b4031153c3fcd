import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';
import { type AdminClient, anAdminClient } from '../factories/an-admin-client.ts';
import { anApiKey } from '../factories/an-api-key.ts';

describe('variations of the administration API', () => {
  let shop: TestShop;
  let client: AdminClient;
  let oil: MadeVariableProduct;
  let path: string;
  let small: number;
  let large: number;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    client = anAdminClient(shop, await anApiKey(shop, { role: 'administrator' }));
    oil = await aVariableProduct(shop.db, {
      name: 'Olio',
      attributes: [{ slug: 'litri', name: 'Litri', terms: ['1-l', '5-l', '20-l'] }],
      variations: [
        { terms: { litri: '1-l' }, sku: 'V-1', stock: 6, reserved: 1 },
        { terms: { litri: '5-l' }, sku: 'V-5', regularPriceCents: 4880 },
      ],
    });
    [small = 0, large = 0] = oil.variationIds;
    path = `/products/${oil.id}/variations`;
  });
  afterAll(() => shop.close());

  it('variations of a product are listed, and read one by one', async () => {
    const answer = await client.get(`${path}?orderby=id&order=asc&per_page=1`);
    expect(answer.headers.get('x-wp-total')).toBe('2');
    expect(await answer.json()).toMatchObject([
      {
        id: small,
        type: 'variation',
        parent_id: oil.id,
        name: '1 l',
        sku: 'V-1',
        regular_price: '12.20',
        stock_quantity: 5,
        attributes: [{ name: 'Litri', slug: 'pa_litri', option: '1 l' }],
        image: null,
        _links: { up: [{ href: `https://shop.test/wp-json/wc/v3/products/${oil.id}` }] },
      },
    ]);
    expect(await client.idsOf(`${path}?sku=V-5`)).toEqual([large]);
    expect(await client.idsOf('/variations?orderby=id&order=asc')).toEqual([small, large]);
    expect((await client.read(`${path}/${large}`)).id).toBe(large);
    const { id: other } = await aProduct(shop.db);
    for (const wrong of [`${path}/999999`, `/products/${other}/variations/${small}`]) {
      expect(await client.refused('GET', wrong)).toEqual([404, 'shop_rest_product_variation_invalid_id']);
    }
    expect(await client.refused('GET', '/products/999999/variations')).toEqual([
      404,
      'shop_rest_product_variation_invalid_parent',
    ]);
  });

  it('prices and pieces change as in the grid, with ledger and audit trail, and the product follows', async () => {
    const changed = await client.done('PUT', `${path}/${small}`, {
      regular_price: '10',
      sale_price: '8',
      stock_quantity: 9,
      weight: '1.1',
      meta_data: [{ key: 'erp', value: 7 }],
    });
    expect(changed).toMatchObject({
      regular_price: '10.00',
      sale_price: '8.00',
      price: '8.00',
      stock_quantity: 9,
      weight: '1.1',
      meta_data: [{ key: 'erp', value: 7 }],
    });
    expect(await client.read(`/products/${oil.id}`)).toMatchObject({ price: '8.00', on_sale: true });
    const moves = await shop.db
      .selectFrom('stock_movements')
      .select('delta')
      .where('product_id', '=', small)
      .orderBy('id')
      .execute();
    expect(moves.map(({ delta }) => delta)).toEqual([6, 4]);
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select('deed')
      .where('subject_id', '=', String(oil.id))
      .execute();
    expect(entries.length).toBeGreaterThan(0);
    const read = await client.read(`${path}/${small}`);
    expect(await client.done('PUT', `${path}/${small}`, read)).toEqual(read);
  });

  it('a variation is made of an option of the product', async () => {
    const answer = await client.send('POST', path, {
      regular_price: '99',
      sku: 'V-20',
      stock_quantity: 3,
      attributes: [{ name: 'litri', option: '20 l' }],
    });
    const made = await answer.json();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `https://shop.test/wp-json/wc/v3/products/${oil.id}/variations/${made.id}`,
    ]);
    expect(made).toMatchObject({
      sku: 'V-20',
      regular_price: '99.00',
      stock_quantity: 3,
      attributes: [{ option: '20 l' }],
      status: 'publish',
    });
    expect((await client.read(`/products/${oil.id}`)).variations).toEqual([small, large, made.id]);
    expect(await client.refused('POST', path, { attributes: [{ name: 'Litri', option: '20 l' }] })).toEqual([
      400,
      'rest_invalid_param',
    ]);
    expect(await client.refused('POST', path, { attributes: [{ name: 'Litri', option: '7 l' }] })).toEqual([
      400,
      'rest_invalid_param',
    ]);
    expect(await client.refused('POST', path, { sku: 'V-1' })).toEqual([400, 'product_invalid_sku']);
    expect((await client.read(`/products/${oil.id}`)).variations).toHaveLength(3);
    expect(await client.refused('DELETE', `${path}/${made.id}`)).toEqual([
      501,
      'shop_rest_trash_not_supported',
    ]);
    expect(await client.refused('DELETE', `${path}/${made.id}?force=true`)).toEqual([
      400,
      'shop_rest_cannot_delete',
    ]);
    await client.done('PUT', `${path}/${made.id}`, { stock_quantity: 0 });
    expect((await client.done('DELETE', `${path}/${made.id}?force=true`)).id).toBe(made.id);
    expect(await client.refused('GET', `${path}/${made.id}`)).toEqual([
      404,
      'shop_rest_product_variation_invalid_id',
    ]);
  });

  it.each([
    [{ sku: 'V-5' }, 'product_invalid_sku'],
    [{ sale_price: '9999' }, 'rest_invalid_param'],
    [{ regular_price: 'x' }, 'rest_invalid_param'],
    [{ stock_quantity: -50 }, 'rest_invalid_param'],
    [{ image: { id: 999_999 } }, 'shop_variation_invalid_image_id'],
    [{ image: { src: 'http://127.0.0.1/x' } }, 'shop_variation_image_upload_error'],
    [{ attributes: [{ name: 'Litri', option: '5 l' }] }, 'rest_invalid_param'],
    [{ description: 'altro' }, 'rest_invalid_param'],
    [{ status: 'draft' }, 'rest_invalid_param'],
  ])('what does not fit is refused and changes nothing: %j', async (sent, code) => {
    const before = await client.read(`${path}/${small}`);
    expect(await client.refused('PUT', `${path}/${small}`, { weight: '7', ...sent })).toEqual([400, code]);
    expect(await client.read(`${path}/${small}`)).toEqual(before);
  });

  it('of a batch what is wrong with one leaves the others', async () => {
    const done = await client.done('POST', `${path}/batch`, {
      create: [{ attributes: [{ name: 'Litri', option: '20 l' }], regular_price: '50' }, { sku: 'V-5' }],
      update: [
        { id: small, regular_price: '11', sale_price: '' },
        { id: large, sku: 'V-1' },
        { id: 999_999, sku: 'x' },
        { id: small, stock_quantity: 2 },
      ],
    });
    expect(done.create).toMatchObject([
      { regular_price: '50.00', attributes: [{ option: '20 l' }] },
      { id: 0, error: { code: 'product_invalid_sku' } },
    ]);
    expect(done.update).toMatchObject([
      { id: small, regular_price: '11.00', sale_price: '' },
      { id: large, error: { code: 'product_invalid_sku' } },
      { id: 999_999, error: { code: 'shop_rest_product_variation_invalid_id' } },
      { id: small, stock_quantity: 2 },
    ]);
    const { delete: gone } = await client.done('POST', `${path}/batch`, {
      delete: [done.create[0].id, small],
    });
    expect(gone).toMatchObject([
      { id: done.create[0].id, sku: '' },
      { id: small, error: { code: 'shop_rest_cannot_delete' } },
    ]);
  });
});
