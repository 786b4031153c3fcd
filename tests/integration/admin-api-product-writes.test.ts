import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { type AdminClient, anAdminClient } from '../factories/an-admin-client.ts';
import { anApiKey } from '../factories/an-api-key.ts';
import { anImage } from '../factories/an-image.ts';

describe('products that programs write', () => {
  let shop: TestShop;
  let client: AdminClient;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    client = anAdminClient(shop, await anApiKey(shop, { role: 'administrator' }));
    await aProduct(shop.db, { sku: 'TAKEN', columns: { gtin: '4006381333931' } });
  });
  afterAll(() => shop.close());

  const entriesOf = (id: number, kind = 'product') =>
    shop.db
      .selectFrom('audit_entries')
      .select(['deed', 'before', 'after'])
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
  const movementsOf = async (id: number) =>
    (
      await shop.db
        .selectFrom('stock_movements')
        .select(['delta', 'reason'])
        .where('product_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ delta, reason }) => [delta, reason]);

  it('a product is made with all that is sent of it', async () => {
    const category = await aCategory(shop.db, { name: 'Freni' });
    const image = await anImage(shop.db);
    const answer = await client.send('POST', '/products', {
      name: 'Disco freno',
      type: 'simple',
      sku: 'DF-1',
      regular_price: '39.90',
      sale_price: '29.9',
      date_on_sale_to_gmt: '2027-01-01T00:00:00',
      stock_quantity: 7,
      manage_stock: true,
      weight: '2.5',
      dimensions: { length: '28', width: '28.5', height: '' },
      description: '<p>Ventilato</p><script>x</script>',
      categories: [{ id: category.id }],
      tags: [{ name: 'Nuovo arrivo' }],
      images: [{ id: image.id }],
      attributes: [{ name: 'Colore', options: ['nero', 'rosso'] }],
      meta_data: [{ key: 'erp', value: { code: 'A', list: [1, 2] } }],
      price: '1',
    });
    const made = await answer.json();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `https://shop.test/wp-json/wc/v3/products/${made.id}`,
    ]);
    expect(made).toMatchObject({
      name: 'Disco freno',
      slug: 'disco-freno',
      status: 'publish',
      sku: 'DF-1',
      price: '29.90',
      regular_price: '39.90',
      sale_price: '29.90',
      date_on_sale_to_gmt: '2027-01-01T00:00:00',
      stock_quantity: 7,
      weight: '2.5',
      dimensions: { length: '28', width: '28.5', height: '' },
      description: '<p>Ventilato</p>',
      categories: [{ id: category.id }],
      tags: [{ name: 'Nuovo arrivo', slug: 'nuovo-arrivo' }],
      images: [{ id: image.id }],
      attributes: [{ id: 0, name: 'Colore', options: ['nero', 'rosso'], variation: false }],
      meta_data: [{ key: 'erp', value: { code: 'A', list: [1, 2] } }],
    });
    expect((await entriesOf(made.id))[0]).toMatchObject({ deed: 'created' });
    expect(await movementsOf(made.id)).toEqual([[7, 'opening']]);
  });

  it('only what is sent changes, with its version and its entry of the audit trail', async () => {
    const { id } = await aProduct(shop.db, { name: 'Pastiglia', stock: 5, reserved: 2 });
    const changed = await client.done('PUT', `/products/${id}`, { regular_price: 15, stock_quantity: 10 });
    expect(changed).toMatchObject({ name: 'Pastiglia', regular_price: '15.00', stock_quantity: 10 });
    expect(await movementsOf(id)).toEqual([
      [5, 'opening'],
      [7, 'adjustment'],
    ]);
    expect(await entriesOf(id)).toMatchObject([
      { deed: 'changed', before: { regularPriceCents: 1220 }, after: { regularPriceCents: 1500 } },
    ]);
    expect(await entriesOf(id, 'stock')).toMatchObject([{ before: { onHand: 5 }, after: { onHand: 12 } }]);
    const versions = await shop.db
      .selectFrom('product_versions')
      .select('changes')
      .where('product_id', '=', id)
      .execute();
    expect(versions).toHaveLength(1);
    const history = await shop.db
      .selectFrom('price_history')
      .select('reason')
      .where('product_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(history?.reason).toBe('product-editor');
    expect((await client.done('PATCH', `/products/${id}`, { inventory_delta: -4 })).stock_quantity).toBe(6);
    expect((await client.done('POST', `/products/${id}`, { name: 'Pastiglie' })).name).toBe('Pastiglie');
  });

  it('a product that is sent back as it was read changes nothing', async () => {
    const image = await anImage(shop.db);
    const { id } = await client.done('POST', '/products', {
      name: 'Tutto uguale',
      sku: 'TU-1',
      regular_price: '10',
      images: [{ id: image.id }],
      attributes: [{ name: 'Lato', options: ['destro'] }],
      tags: [{ name: 'Uguale' }],
    });
    const read = await client.read(`/products/${id}`);
    const before = await entriesOf(id);
    expect(await client.done('PUT', `/products/${id}`, read)).toEqual(read);
    expect(await entriesOf(id)).toEqual(before);
  });

  it('a code that another article has is refused with its id', async () => {
    const holder = await shop.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'TAKEN')
      .executeTakeFirstOrThrow();
    for (const [sent, code] of [
      [{ sku: 'taken' }, 'product_invalid_sku'],
      [{ global_unique_id: '4006381333931' }, 'product_invalid_global_unique_id'],
    ] as const) {
      const answer = await client.send('POST', '/products', { name: 'Doppio', ...sent });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code, data: { status: 400, resource_id: holder.id } });
    }
    expect(await client.idsOf('/products?search_name_or_sku=Doppio')).toEqual([]);
  });

  it('pictures come from the media library alone', async () => {
    const { id } = await aProduct(shop.db);
    const fetched = { images: [{ src: 'http://169.254.169.254/latest' }] };
    expect(await client.refused('PUT', `/products/${id}`, fetched)).toEqual([
      400,
      'shop_product_image_upload_error',
    ]);
    expect(await client.refused('PUT', `/products/${id}`, { images: [{ id: 999_999 }] })).toEqual([
      400,
      'shop_product_invalid_image_id',
    ]);
    const [one, other] = [await anImage(shop.db), await anImage(shop.db)];
    const changed = await client.done('PUT', `/products/${id}`, {
      images: [{ id: other.id, alt: 'Di lato' }, { id: one.id }],
    });
    expect(changed.images).toMatchObject([{ id: other.id, alt: 'Di lato' }, { id: one.id }]);
    expect((await client.done('PUT', `/products/${id}`, { images: [] })).images).toEqual([]);
  });

  it('a product goes into the trash, comes back, and is deleted for good', async () => {
    const { id } = await aProduct(shop.db);
    expect((await client.done('DELETE', `/products/${id}`)).status).toBe('trash');
    expect(await client.refused('DELETE', `/products/${id}`)).toEqual([410, 'shop_rest_already_trashed']);
    expect(await client.refused('PUT', `/products/${id}`, { name: 'x' })).toEqual([
      400,
      'shop_rest_product_in_trash',
    ]);
    expect((await client.done('PUT', `/products/${id}`, { status: 'draft' })).status).toBe('draft');
    expect((await client.done('PUT', `/products/${id}`, { status: 'trash' })).status).toBe('trash');
    expect((await client.done('DELETE', `/products/${id}?force=true`)).id).toBe(id);
    expect(await client.refused('GET', `/products/${id}`)).toEqual([404, 'shop_rest_product_invalid_id']);
    expect(await client.refused('DELETE', `/products/${id}`)).toEqual([404, 'shop_rest_product_invalid_id']);
    expect(await client.refused('PUT', `/products/${id}`, {})).toEqual([400, 'shop_rest_product_invalid_id']);
    expect((await entriesOf(id)).at(-1)).toMatchObject({ deed: 'deleted' });
  });

  it('what orders wait for is not deleted, and a variation only below its product', async () => {
    const { id } = await aProduct(shop.db, { reserved: 1 });
    expect(await client.refused('DELETE', `/products/${id}?force=true`)).toEqual([
      400,
      'shop_rest_cannot_delete',
    ]);
    expect((await client.read(`/products/${id}`)).status).toBe('publish');
    const oil = await aVariableProduct(shop.db);
    const path = `/products/${oil.variationIds[0]}`;
    expect(await client.refused('PUT', path, { name: 'x' })).toEqual([404, 'shop_rest_invalid_product_id']);
    expect(await client.refused('DELETE', path)).toEqual([404, 'shop_rest_invalid_product_id']);
    expect(await client.refused('POST', '/products', { id, name: 'x' })).toEqual([
      400,
      'shop_rest_product_exists',
    ]);
  });

  it('a product is made to be sold by variations, with an attribute of the shop whose missing options are made', async () => {
    const attribute = await shop.db
      .insertInto('attributes')
      .values({ slug: 'misura', name: 'Misura' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const made = await client.done('POST', '/products', {
      name: 'Tappetino',
      type: 'variable',
      regular_price: '20',
      attributes: [{ id: attribute.id, variation: true, options: ['S', 'M'] }],
      default_attributes: [{ id: attribute.id, option: 'M' }],
    });
    expect(made).toMatchObject({
      type: 'variable',
      regular_price: '',
      manage_stock: false,
      attributes: [{ id: attribute.id, slug: 'pa_misura', variation: true, options: ['S', 'M'] }],
      default_attributes: [{ id: attribute.id, option: 'M' }],
    });
    expect((await client.done('PUT', `/products/${made.id}`, { type: 'simple' })).type).toBe('simple');
    await client.done('PUT', `/products/${made.id}`, { stock_quantity: 2 });
    expect(await client.refused('PUT', `/products/${made.id}`, { type: 'variable' })).toEqual([
      400,
      'rest_invalid_param',
    ]);
  });

  it('a scheduled product is dated by its publishing', async () => {
    const at = new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 19);
    const made = await client.done('POST', '/products', {
      name: 'Domani',
      status: 'future',
      date_created_gmt: at,
    });
    expect(made).toMatchObject({ status: 'future', date_created_gmt: at });
  });

  it('meta data are merged, and move the date of change', async () => {
    const { id } = await aProduct(shop.db);
    await client.done('PUT', `/products/${id}`, {
      meta_data: [
        { key: 'a', value: 1 },
        { key: 'b', value: [true, null] },
      ],
    });
    const before = await client.read(`/products/${id}`);
    const [a] = before.meta_data;
    const after = await client.done('PUT', `/products/${id}`, {
      meta_data: [
        { id: a.id, key: 'c', value: '1' },
        { key: 'b', value: null },
      ],
    });
    expect(after.meta_data).toEqual([{ id: a.id, key: 'c', value: '1' }]);
    const many = Array.from({ length: 200 }, (_, at) => ({ key: `k${at}`, value: at }));
    expect(await client.refused('PUT', `/products/${id}`, { meta_data: many })).toEqual([
      400,
      'rest_invalid_param',
    ]);
  });
});
