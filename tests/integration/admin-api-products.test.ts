import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';
import { type AdminClient, anAdminClient } from '../factories/an-admin-client.ts';
import { anApiKey } from '../factories/an-api-key.ts';

describe('products of the administration API', () => {
  let shop: TestShop;
  let client: AdminClient;
  let filter: number;
  let belt: number;
  let draft: number;
  let gone: number;
  let oil: MadeVariableProduct;
  let category: number;
  beforeAll(async () => {
    shop = await aShop({ shopUrl: 'https://shop.test' });
    client = anAdminClient(shop, await anApiKey(shop, { role: 'administrator' }));
    const { db } = shop;
    const above = await aCategory(db, { name: 'Motore' });
    category = (await aCategory(db, { name: 'Filtri', parentId: above.id })).id;
    const made = [
      await aProduct(db, {
        name: 'Filtro olio',
        sku: 'FO-1',
        stock: 12,
        reserved: 2,
        categoryIds: [category],
        columns: {
          gtin: '4006381333931',
          description: '<p>Per <em>motori</em></p>',
          short_description: '<p>Corto</p>',
          weight_grams: 350,
          length_mm: 125,
          featured: true,
          menu_order: 3,
        },
      }),
      await aProduct(db, {
        name: 'Cinghia',
        slug: 'a-cinghia',
        sku: 'CI-1',
        regularPriceCents: 2000,
        salePriceCents: 1500,
        stock: 0,
        columns: { backorders: 'notify' },
      }),
      await aProduct(db, { name: 'Bozza', sku: 'BO-1', columns: { status: 'draft' }, stock: 0 }),
      await aProduct(db, { name: 'Andato', sku: 'AN-1' }),
    ];
    [filter = 0, belt = 0, draft = 0, gone = 0] = made.map(({ id }) => id);
    oil = await aVariableProduct(db, {
      name: 'Olio',
      sku: 'OL',
      variations: [
        { terms: { litri: '1-l' }, sku: 'OL-1' },
        { terms: { litri: '5-l' }, sku: 'OL-5', regularPriceCents: 4880 },
      ],
    });
    await sql`update products set created_at = timestamptz '2026-01-15 09:00Z' + id * interval '1 day' where type <> 'variation'`.execute(
      db,
    );
    await sql`update products set status = 'trash', trashed_from = 'published', trashed_at = now() where id = ${gone}`.execute(
      db,
    );
    await db
      .insertInto('product_meta')
      .values({ product_id: filter, key: 'erp_id', value: '{"of":"A1"}' })
      .execute();
  });
  afterAll(() => shop.close());

  it('a product is read with prices as texts, sizes in shop units and dates without a zone', async () => {
    expect(await client.read(`/products/${filter}`)).toMatchObject({
      id: filter,
      name: 'Filtro olio',
      type: 'simple',
      status: 'publish',
      featured: true,
      catalog_visibility: 'visible',
      description: '<p>Per <em>motori</em></p>',
      short_description: '<p>Corto</p>',
      sku: 'FO-1',
      global_unique_id: '4006381333931',
      price: '12.20',
      regular_price: '12.20',
      sale_price: '',
      on_sale: false,
      purchasable: true,
      date_on_sale_from: null,
      tax_class: '',
      manage_stock: true,
      stock_quantity: 10,
      stock_status: 'instock',
      low_stock_amount: 5,
      weight: '0.35',
      dimensions: { length: '12.5', width: '', height: '' },
      categories: [{ id: category, name: 'Filtri' }],
      parent_id: 0,
      variations: [],
      meta_data: [{ id: expect.any(Number), key: 'erp_id', value: { of: 'A1' } }],
      permalink: expect.stringMatching(/^https:\/\/shop\.test\/product\/ricambio-/),
      date_created: expect.stringMatching(/^2026-\d\d-\d\dT10:00:00$/),
      date_created_gmt: expect.stringMatching(/^2026-\d\d-\d\dT09:00:00$/),
      _links: { self: [{ href: `https://shop.test/wp-json/wc/v3/products/${filter}` }] },
    });
  });

  it('a reduced product on backorder says so', async () => {
    expect(await client.read(`/products/${belt}`)).toMatchObject({
      price: '15.00',
      regular_price: '20.00',
      sale_price: '15.00',
      on_sale: true,
      stock_quantity: 0,
      stock_status: 'onbackorder',
      backorders: 'notify',
      backordered: true,
      price_html: expect.stringMatching(/<del .*20,00.*<ins>.*15,00/),
    });
  });

  it('a variable product has the ids of its variations and the lowest price; a variation is read by its own id', async () => {
    expect(await client.read(`/products/${oil.id}`)).toMatchObject({
      type: 'variable',
      price: '12.20',
      regular_price: '',
      manage_stock: false,
      stock_quantity: null,
      stock_status: 'instock',
      has_options: true,
      variations: [...oil.variationIds],
      attributes: [{ name: 'Litri', slug: 'pa_litri', variation: true, options: ['1 l', '5 l'] }],
    });
    expect(await client.read(`/products/${oil.variationIds[1]}`)).toMatchObject({
      type: 'variation',
      parent_id: oil.id,
      name: '5 l',
      price: '48.80',
      attributes: [{ name: 'Litri', options: ['5 l'] }],
      permalink: `https://shop.test/product/${oil.slug}/?attribute_pa_litri=5-l`,
    });
  });

  it('a product that is not there is 404', async () => {
    for (const id of [999_999, 99_999_999_999]) {
      expect(await client.refused('GET', `/products/${id}`)).toEqual([404, 'shop_rest_product_invalid_id']);
    }
    expect((await client.read(`/products/${gone}`)).status).toBe('trash');
  });

  it('lists are paged, ordered and counted, and leave the trash and variations out', async () => {
    const answer = await client.get('/products?per_page=2&orderby=id&order=asc&unknown=1&dates_are_gmt=true');
    expect((await answer.json()).map(({ id }: { id: number }) => id)).toEqual([filter, belt]);
    expect([answer.headers.get('x-wp-total'), answer.headers.get('x-wp-totalpages')]).toEqual(['4', '2']);
    expect(answer.headers.get('link')).toMatch(/page=2>; rel="next"/);
    expect(await client.idsOf('/products')).toEqual([oil.id, draft, belt, filter]);
    expect(await client.idsOf('/products?page=9')).toEqual([]);
    expect(await client.idsOf('/products?offset=3')).toEqual([filter]);
    expect(await client.idsOf(`/products?include=${belt},${filter}&orderby=include`)).toEqual([belt, filter]);
    expect(await client.idsOf(`/products?exclude[]=${belt}&orderby=id&order=asc`)).toEqual([
      filter,
      draft,
      oil.id,
    ]);
    expect(await client.idsOf('/products?orderby=title&order=asc')).toEqual([draft, belt, filter, oil.id]);
    expect(await client.idsOf('/products?orderby=price&order=desc&per_page=1')).toEqual([belt]);
    expect((await client.idsOf('/products?orderby=slug&order=asc'))[0]).toBe(belt);
    for (const by of ['modified', 'menu_order', 'popularity', 'rating']) {
      expect((await client.idsOf(`/products?orderby=${by}`)).length, by).toBe(4);
    }
  });

  it('lists are filtered by state, type, stock and price', async () => {
    expect(await client.idsOf('/products?status=trash')).toEqual([gone]);
    expect(await client.idsOf('/products?status=draft')).toEqual([draft]);
    expect(await client.idsOf('/products?status=pending')).toEqual([]);
    expect(await client.idsOf('/products?include_status=draft,trash')).toEqual([gone, draft]);
    expect(await client.idsOf('/products?exclude_status=publish')).toEqual([draft]);
    expect(await client.idsOf('/products?type=variable')).toEqual([oil.id]);
    expect(await client.idsOf('/products?type=grouped')).toEqual([]);
    expect(await client.idsOf('/products?exclude_types=simple')).toEqual([oil.id]);
    expect(await client.idsOf('/products?featured=true')).toEqual([filter]);
    expect(await client.idsOf('/products?on_sale=true')).toEqual([belt]);
    expect(await client.idsOf('/products?virtual=true')).toEqual([]);
    expect(await client.idsOf('/products?stock_status=onbackorder')).toEqual([belt]);
    expect(await client.idsOf('/products?stock_status=outofstock')).toEqual([draft]);
    expect(await client.idsOf('/products?stock_status=instock')).toEqual([oil.id, filter]);
    expect(await client.idsOf('/products?min_price=14')).toEqual([oil.id, belt]);
    expect(await client.idsOf('/products?max_price=12.20&status=publish')).toEqual([oil.id, filter]);
    expect(await client.idsOf(`/products?category=${category}`)).toEqual([filter]);
    expect(await client.idsOf('/products?tag=999&brand=999')).toEqual([]);
    expect(await client.idsOf('/products?before=2020-01-01T00:00:00')).toEqual([]);
    expect((await client.idsOf('/products?after=2020-01-01T00:00:00Z')).length).toBe(4);
    expect(await client.idsOf('/products?parent=1')).toEqual([]);
  });

  it('codes find variations as well', async () => {
    expect(await client.idsOf('/products?sku=fo-1,OL-5&orderby=id&order=asc')).toEqual([
      filter,
      oil.variationIds[1],
    ]);
    expect(await client.read('/products?sku=OL-1')).toMatchObject([{ type: 'variation', parent_id: oil.id }]);
    expect((await client.idsOf('/products?search_sku=OL-')).length).toBe(2);
    expect(await client.idsOf('/products?global_unique_id=4006381333931')).toEqual([filter]);
    expect(await client.idsOf('/products?search_name_or_sku=filtro%20FO')).toEqual([filter]);
    expect(await client.idsOf('/products?search=motori&search_fields=description')).toEqual([filter]);
    expect(await client.idsOf('/products?search=filtro')).toEqual([filter]);
    const term = await shop.db
      .selectFrom('attribute_terms')
      .select('id')
      .where('slug', '=', '5-l')
      .executeTakeFirstOrThrow();
    expect(await client.idsOf(`/products?attribute=pa_litri&attribute_term=${term.id}`)).toEqual([oil.id]);
  });

  it('what changed since a moment is found', async () => {
    const { now } = await shop.db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
    const since = encodeURIComponent(new Date(now.getTime() + 1).toISOString());
    expect(await client.idsOf(`/products?modified_after=${since}`)).toEqual([]);
    await sql`update products set name = 'Cinghia dentata' where id = ${belt}`.execute(shop.db);
    expect(await client.idsOf(`/products?modified_after=${since}`)).toEqual([belt]);
  });

  it('only the fields and meta data that are asked for are answered', async () => {
    expect(await client.read(`/products?_fields=id,dimensions.length&include=${filter}`)).toEqual([
      { id: filter, dimensions: { length: '12.5' } },
    ]);
    expect((await client.read(`/products/${filter}?exclude_meta=erp_id`)).meta_data).toEqual([]);
    expect((await client.read(`/products/${filter}?include_meta=other`)).meta_data).toEqual([]);
  });

  it.each([
    'per_page=101',
    'status=nonsense',
    'type=boat',
    'orderby=colour',
    'category=x',
    'featured=maybe',
    'min_price=much',
  ])('a bad known parameter is refused: %s', async (query) => {
    const answer = await client.get(`/products?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { [query.split('=')[0] ?? '']: expect.any(String) } },
    });
  });
});
