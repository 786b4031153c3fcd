import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { anImage } from '../factories/an-image.ts';

const base = '/wp-json/wc/store/v1/products';
let shop: TestShop;
let brakes: { id: number };
let pads: { id: number };
let empty: { id: number };
let brandId = 0;
let tagId = 0;
let litres = 0;

const ask = async (query: string) => {
  const response = await shop.fetch(`${base}${query}`);
  return { response, body: await response.json() };
};
const slugsOf = async (query: string) => {
  const { response, body } = await ask(query);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.map((term: { slug: string }) => term.slug);
};
const idOf = async (table: 'attributes' | 'attribute_terms', slug: string) => {
  const row = await shop.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  return row.id;
};

beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  brakes = await aCategory(db, { slug: 'freni', name: 'Freni & dischi', description: 'Tutto <b>qui</b>' });
  pads = await aCategory(db, { slug: 'pastiglie', name: 'Pastiglie', parentId: brakes.id });
  empty = await aCategory(db, { slug: 'vuota', name: 'Vuota' });
  const image = await anImage(db, { fileKey: 'marca-1', alt: 'Insegna' });
  await db.updateTable('categories').set({ image_id: image.id }).where('id', '=', brakes.id).execute();
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'frenotec', name: 'Freno & Co', image_id: image.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  brandId = brand.id;
  const tag = await db
    .insertInto('tags')
    .values({ slug: 'novita', name: 'Novità' })
    .returning('id')
    .executeTakeFirstOrThrow();
  tagId = tag.id;
  const columns = { brand_id: brandId };
  const first = await aProduct(db, { slug: 'a', categoryIds: [pads.id], tagIds: [tagId], columns });
  await aProduct(db, { slug: 'b', categoryIds: [brakes.id], columns });
  await aProduct(db, { slug: 'c', categoryIds: [pads.id], columns: { ...columns, status: 'draft' } });
  await aVariableProduct(db, {
    slug: 'olio',
    attributes: [{ slug: 'litri', name: 'Litri', terms: ['10-l', '1-l', '5-l'] }],
    variations: [{ terms: { litri: '1-l' } }, { terms: { litri: '5-l' } }, { terms: { litri: null } }],
  });
  litres = await idOf('attributes', 'litri');
  await db.updateTable('attribute_terms').set({ color: '#c8102e' }).where('slug', '=', '1-l').execute();
  const review = { author_name: 'Ada', author_email: 'ada@example.com', body: 'Bene', rating: 5 };
  await db
    .insertInto('reviews')
    .values([
      { ...review, product_id: first.id, status: 'approved' },
      { ...review, product_id: first.id, status: 'pending' },
    ])
    .execute();
});
afterAll(() => shop.close());

test('a category is answered field by field, its name safe in markup, its description with its own', async () => {
  const { response, body } = await ask(`/categories/${brakes.id}`);
  expect(response.status).toBe(200);
  const collection = `${shop.shopUrl}${base}/categories`;
  expect(body).toEqual({
    id: brakes.id,
    name: 'Freni &amp; dischi',
    slug: 'freni',
    description: 'Tutto <b>qui</b>',
    parent: 0,
    count: 2,
    image: expect.objectContaining({
      id: expect.any(Number),
      src: `${shop.shopUrl}/media/marca-1-1200.webp`,
      alt: 'Insegna',
    }),
    review_count: 1,
    permalink: `${shop.shopUrl}/product-category/freni/`,
    _links: { self: [{ href: `${collection}/${brakes.id}` }], collection: [{ href: collection }] },
  });
});

test('a category below another names it, and an empty one is read by its id', async () => {
  const { body } = await ask(`/categories/${pads.id}`);
  expect(body).toMatchObject({ parent: brakes.id, count: 1, image: null, review_count: 1 });
  expect((await ask(`/categories/${empty.id}`)).body).toMatchObject({ slug: 'vuota', count: 0 });
});

test.each([
  ['/categories', ['freni', 'pastiglie']],
  ['/categories?order=desc', ['pastiglie', 'freni']],
  ['/categories?hide_empty=false', ['freni', 'pastiglie', 'vuota']],
  ['/categories?hide_empty=false&orderby=count&order=desc', ['freni', 'pastiglie', 'vuota']],
  ['/categories?orderby=slug&order=desc', ['pastiglie', 'freni']],
  ['/categories?search=STIGL', ['pastiglie']],
  ['/categories?parent=0', ['freni']],
  ['/categories?per_page=0', ['freni', 'pastiglie']],
  ['/categories?per_page=1', ['freni']],
  ['/categories?per_page=1&page=2', ['pastiglie']],
  ['/categories?per_page=1&page=9', []],
  ['/categories?context=edit', ['freni', 'pastiglie']],
  ['/tags', ['novita']],
  ['/tags?parent=99', ['novita']],
  ['/brands', ['frenotec']],
  ['/brands?search=altro', []],
])('%s lists %j', async (query, expected) => {
  expect(await slugsOf(query)).toEqual(expected);
});

test('terms are chosen and left out by id; a named one is always shown', async () => {
  expect(await slugsOf(`/categories?include=${pads.id}&exclude=${pads.id}`)).toEqual(['pastiglie']);
  expect(await slugsOf(`/categories?exclude[]=${pads.id}`)).toEqual(['freni']);
  expect(await slugsOf(`/categories?parent=${brakes.id}`)).toEqual(['pastiglie']);
});

test('the number of terms is given only where there may be more', async () => {
  const headers = async (query: string) => {
    const { response } = await ask(query);
    return [response.headers.get('x-wp-total'), response.headers.get('x-wp-totalpages')];
  };
  expect(await headers('/categories')).toEqual([null, null]);
  expect(await headers('/categories?per_page=5')).toEqual([null, null]);
  expect(await headers('/categories?per_page=1')).toEqual(['2', '2']);
  expect(await headers('/categories?per_page=5&page=2')).toEqual(['2', '1']);
});

test('a tag is answered field by field', async () => {
  const collection = `${shop.shopUrl}${base}/tags`;
  expect((await ask('/tags')).body).toEqual([
    {
      id: tagId,
      name: 'Novità',
      slug: 'novita',
      description: '',
      parent: 0,
      count: 1,
      _links: { self: [{ href: `${collection}/${tagId}` }], collection: [{ href: collection }] },
    },
  ]);
});

test('a brand is read by its id and by its slug', async () => {
  const { body } = await ask(`/brands/${brandId}`);
  expect(body).toMatchObject({
    id: brandId,
    name: 'Freno &amp; Co',
    slug: 'frenotec',
    count: 2,
    image: { alt: 'Insegna' },
    review_count: 1,
    permalink: `${shop.shopUrl}/brand/frenotec/`,
  });
  expect((await ask('/brands/frenotec')).body).toEqual(body);
});

test('attributes have their taxonomy, and the number of their terms', async () => {
  const collection = `${shop.shopUrl}${base}/attributes`;
  const litri = {
    id: litres,
    name: 'Litri',
    taxonomy: 'pa_litri',
    type: 'select',
    order: 'menu_order',
    has_archives: false,
    count: 3,
    _links: { self: [{ href: `${collection}/${litres}` }], collection: [{ href: collection }] },
  };
  expect((await ask('/attributes')).body).toEqual([litri]);
  expect((await ask(`/attributes/${litres}`)).body).toEqual(litri);
});

test('the terms of an attribute have more orders, and the colour that stands for them', async () => {
  const terms = `/attributes/${litres}/terms`;
  expect(await slugsOf(terms)).toEqual(['1-l', '10-l', '5-l']);
  expect(await slugsOf(`${terms}?orderby=name_num`)).toEqual(['1-l', '5-l', '10-l']);
  expect(await slugsOf(`${terms}?orderby=menu_order`)).toEqual(['10-l', '1-l', '5-l']);
  expect(await slugsOf(`${terms}?orderby=id&order=desc`)).toEqual(['5-l', '1-l', '10-l']);
  const { body } = await ask(`${terms}?search=1-l`);
  expect(body).toMatchObject([
    {
      slug: '1-l',
      name: '1 l',
      parent: 0,
      count: 1,
      __experimentalVisual: { type: 'color', value: '#c8102e' },
    },
  ]);
});

test.each([
  ['/categories/99999', 'shop_rest_category_invalid_id'],
  ['/categories/99999999999999999999', 'shop_rest_category_invalid_id'],
  ['/brands/99999', 'shop_rest_brand_invalid_id'],
  ['/brands/nessuna', 'shop_rest_brand_invalid_slug'],
  ['/attributes/99999', 'shop_rest_attribute_invalid_id'],
  ['/attributes/99999/terms', 'shop_rest_taxonomy_invalid'],
  ['/categories/1/altro', 'rest_no_route'],
  ['/attributes/1/altro', 'rest_no_route'],
])('%s is not found', async (path, code) => {
  const { response, body } = await ask(path);
  expect([response.status, body.code, body.data]).toEqual([404, code, { status: 404 }]);
  expect(body.message).not.toBe('');
});

test.each([
  ['/categories?per_page=-1', 'per_page', 'rest_out_of_bounds'],
  ['/categories?per_page=1e9', 'per_page', 'rest_invalid_type'],
  ['/categories?page=0', 'page', 'rest_out_of_bounds'],
  ['/categories?orderby=menu_order', 'orderby', 'rest_not_in_enum'],
  ['/tags?order=up', 'order', 'rest_not_in_enum'],
  ['/tags?order[]=asc', 'order', 'rest_invalid_type'],
  ['/tags?context=embed', 'context', 'rest_not_in_enum'],
  ['/brands?include=a', 'include', 'rest_invalid_type'],
  ['/brands?include[a]=1', 'include', 'rest_invalid_type'],
  ['/brands?parent=x', 'parent', 'rest_invalid_type'],
  [`/brands?search=${'x'.repeat(10_240)}`, 'search', 'rest_too_long'],
  [`/attributes/1?context=all`, 'context', 'rest_not_in_enum'],
])('%s is refused with the name and the reason', async (path, name, code) => {
  const { response, body } = await ask(path);
  expect(response.status).toBe(400);
  expect(body).toEqual({
    code: 'rest_invalid_param',
    message: `Parametri non validi: ${name}`,
    data: {
      status: 400,
      params: { [name]: expect.any(String) },
      details: { [name]: { code, message: body.data.params[name], data: null } },
    },
  });
});
