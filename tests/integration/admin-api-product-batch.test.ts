import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { type AdminClient, anAdminClient } from '../factories/an-admin-client.ts';
import { anApiKey } from '../factories/an-api-key.ts';

let shop: TestShop;
let client: AdminClient;
beforeAll(async () => {
  shop = await aShop({ shopUrl: 'https://shop.test' });
  client = anAdminClient(shop, await anApiKey(shop, { role: 'administrator' }));
});
afterAll(() => shop.close());

it('what is wrong with one item leaves the others, in the order in which they came', async () => {
  const [one, two, three] = [
    await aProduct(shop.db),
    await aProduct(shop.db, { reserved: 1 }),
    await aProduct(shop.db),
  ];
  const done = await client.done('POST', '/products/batch', {
    create: [{ name: 'Primo', sku: 'B-1' }, { name: 'Secondo', sku: 'B-1' }, { sku: 'B-2' }],
    update: [
      { id: one.id, regular_price: 9.5, stock_quantity: 4, meta_data: [{ key: 'n', value: 1 }] },
      { id: 999_999, name: 'x' },
      { id: two.id, regular_price: 'x' },
      { id: three.id, sku: 'B-3' },
      { id: one.id, regular_price: '9.60' },
    ],
    delete: [two.id, three.id],
  });
  expect(done.create).toMatchObject([
    { name: 'Primo', sku: 'B-1' },
    { id: 0, error: { code: 'product_invalid_sku', data: { status: 400, resource_id: done.create[0].id } } },
    { id: 0, error: { code: 'rest_invalid_param' } },
  ]);
  expect(done.update).toMatchObject([
    { id: one.id, stock_quantity: 4, meta_data: [{ key: 'n', value: 1 }] },
    { id: 999_999, error: { code: 'shop_rest_product_invalid_id' } },
    {
      id: two.id,
      error: { code: 'rest_invalid_param', data: { params: { regular_price: expect.any(String) } } },
    },
    { id: three.id, sku: 'B-3' },
    { id: one.id, regular_price: '9.60' },
  ]);
  expect(done.delete).toMatchObject([
    { id: two.id, error: { code: 'shop_rest_cannot_delete' } },
    { id: three.id, sku: 'B-3' },
  ]);
  expect(await client.refused('GET', `/products/${three.id}`)).toEqual([404, 'shop_rest_product_invalid_id']);
});

it('a hundred prices and pieces are written together, each with its entry of the audit trail and its movement', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 100; at += 1) ids.push((await aProduct(shop.db, { stock: 1 })).id);
  const update = ids.map((id, at) => ({ id, regular_price: `${10 + at}.50`, stock_quantity: at }));
  const { update: done } = await client.done('POST', '/products/batch', { update });
  expect(done.map(({ id }: { id: number }) => id)).toEqual(ids);
  expect(done[42]).toMatchObject({ regular_price: '52.50', price: '52.50', stock_quantity: 42 });
  const count = async (kind: string) =>
    (
      await shop.db
        .selectFrom('audit_entries')
        .select('id')
        .where('subject_kind', '=', kind)
        .where('subject_id', 'in', ids.map(String))
        .execute()
    ).length;
  expect([await count('product'), await count('stock')]).toEqual([100, 99]);
  const prices = await shop.db
    .selectFrom('listing_prices')
    .select('min_cents')
    .where('product_id', '=', ids[42] ?? 0)
    .execute();
  expect(prices.map(({ min_cents: cents }) => cents)).toContain(5250);
});

it('of an item that is refused nothing is written, whatever of it would fit', async () => {
  const { id } = await aProduct(shop.db, { stock: 3 });
  const other = await aProduct(shop.db);
  const before = await client.read(`/products/${id}`);
  const tooMuch = Array.from({ length: 200 }, (_, at) => ({ key: `k${at}`, value: at }));
  await client.done('PUT', `/products/${other.id}`, { meta_data: tooMuch });
  const full = await client.read(`/products/${other.id}`);
  const { update } = await client.done('POST', '/products/batch', {
    update: [
      { id, regular_price: '9', meta_data: [{ key: 'a', value: 1 }], stock_quantity: -50 },
      { id: other.id, regular_price: '9', stock_quantity: 1, meta_data: [{ key: 'more', value: 1 }] },
    ],
  });
  expect(update).toMatchObject([
    { id, error: { data: { params: { stock_quantity: expect.any(String) } } } },
    { id: other.id, error: { data: { params: { meta_data: expect.any(String) } } } },
  ]);
  expect(await client.read(`/products/${id}`)).toEqual(before);
  expect(await client.read(`/products/${other.id}`)).toEqual(full);
});

it('of two that are made with one code at the same moment one is refused', async () => {
  const made = await Promise.all(
    [1, 2, 3].map(() => client.send('POST', '/products', { name: 'Gemello', sku: 'ONE' })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(await client.idsOf('/products?sku=ONE')).toHaveLength(1);
});

it('more than a hundred items are refused as a whole', async () => {
  const create = Array.from({ length: 101 }, () => ({ name: 'Troppo' }));
  expect(await client.refused('POST', '/products/batch', { create })).toEqual([
    413,
    'shop_rest_request_entity_too_large',
  ]);
  expect(await client.idsOf('/products?search_name_or_sku=Troppo')).toEqual([]);
});

it('a batch of nothing does nothing', async () => {
  expect(await client.done('PUT', '/products/batch', {})).toEqual({});
});
