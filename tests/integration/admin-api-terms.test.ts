import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { type AdminClient, anAdminClient } from '../factories/an-admin-client.ts';
import { anApiKey } from '../factories/an-api-key.ts';
import { anImage } from '../factories/an-image.ts';

let shop: TestShop;
let client: AdminClient;
beforeAll(async () => {
  shop = await aShop({ shopUrl: 'https://shop.test' });
  client = anAdminClient(shop, await anApiKey(shop, { role: 'administrator' }));
});
afterAll(() => shop.close());

const actionsOf = async (kind: string, id: number) =>
  (
    await shop.db
      .selectFrom('audit_entries')
      .select('deed')
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ deed }) => deed);

describe('categories', () => {
  it('a category is made, changed and deleted as in the staff area', async () => {
    const image = await anImage(shop.db);
    const answer = await client.send('POST', '/products/categories', {
      name: 'Motore',
      image: { id: image.id },
    });
    const above = await answer.json();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `https://shop.test/wp-json/wc/v3/products/categories/${above.id}`,
    ]);
    expect(above).toMatchObject({
      name: 'Motore',
      slug: 'motore',
      parent: 0,
      display: 'default',
      image: { id: image.id },
      count: 0,
    });
    const below = await client.done('POST', '/products/categories', {
      name: 'Filtri',
      parent: above.id,
      description: '<p>x</p><script>y</script>',
    });
    expect(below).toMatchObject({ parent: above.id, description: '<p>x</p>', image: null });
    const read = await client.read(`/products/categories/${below.id}`);
    expect(await client.done('PUT', `/products/categories/${below.id}`, read)).toEqual(read);
    expect(
      await client.done('PUT', `/products/categories/${below.id}`, { name: 'Filtri olio' }),
    ).toMatchObject({
      name: 'Filtri olio',
      slug: 'filtri',
      parent: above.id,
    });
    expect(await client.idsOf('/products/categories?parent=0')).toEqual([above.id]);
    expect(await client.idsOf('/products/categories?search=olio')).toEqual([below.id]);
    expect(await client.idsOf('/products/categories?slug=motore')).toEqual([above.id]);
    expect(await actionsOf('category', below.id)).toEqual(['created', 'changed']);
    const { id: product } = await aProduct(shop.db, { categoryIds: [below.id] });
    expect(await client.idsOf(`/products/categories?product=${product}`)).toEqual([below.id]);
    expect(await client.idsOf('/products/categories?hide_empty=true&orderby=count&order=desc')).toHaveLength(
      2,
    );
    expect(await client.refused('DELETE', `/products/categories/${below.id}`)).toEqual([
      501,
      'shop_rest_trash_not_supported',
    ]);
    expect(await client.refused('DELETE', `/products/categories/${below.id}?force=true`)).toEqual([
      400,
      'shop_rest_cannot_delete',
    ]);
    await client.done('PUT', `/products/${product}`, { categories: [] });
    expect((await client.done('DELETE', `/products/categories/${below.id}?force=true`)).id).toBe(below.id);
    expect(await client.refused('GET', `/products/categories/${below.id}`)).toEqual([
      404,
      'shop_rest_term_invalid',
    ]);
  });

  it('a name that is taken below the same parent is refused with the id of who has it', async () => {
    const { id } = await client.done('POST', '/products/categories', { name: 'Freni' });
    const answer = await client.send('POST', '/products/categories', { name: 'freni' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'term_exists', data: { resource_id: id } });
    expect((await client.done('POST', '/products/categories', { name: 'Freni', parent: id })).slug).toBe(
      'freni-2',
    );
    const wrong = [
      { name: '' },
      { name: 'X', parent: 999_999 },
      { name: 'X', image: { id: 999_999 } },
      { name: 'X', slug: 'freni' },
    ];
    for (const sent of wrong) {
      expect(await client.refused('POST', '/products/categories', sent)).toEqual([400, 'rest_invalid_param']);
    }
    expect(await client.refused('POST', '/products/categories', {})).toEqual([
      400,
      'rest_missing_callback_param',
    ]);
    expect(await client.refused('PUT', `/products/categories/${id}`, { parent: id })).toEqual([
      400,
      'rest_invalid_param',
    ]);
    expect(
      await client.refused('POST', '/products/categories', {
        name: 'X',
        image: { src: 'http://x.example/a.png' },
      }),
    ).toEqual([400, 'shop_product_image_upload_error']);
  });
});

it.each([
  ['tags', 'tag'],
  ['brands', 'brand'],
  ['shipping_classes', 'shipping-class'],
] as const)('%s are made, listed, changed and deleted', async (path, kind) => {
  const made = await client.done('POST', `/products/${path}`, { name: 'Prova' });
  expect(made).toMatchObject({ name: 'Prova', slug: 'prova', description: '', count: 0 });
  expect(await client.done('PUT', `/products/${path}/${made.id}`, { slug: 'altra' })).toMatchObject({
    name: 'Prova',
    slug: 'altra',
  });
  expect(await client.idsOf(`/products/${path}`)).toEqual([made.id]);
  expect(await client.refused('POST', `/products/${path}`, { name: 'prova' })).toEqual([400, 'term_exists']);
  const batch = await client.done('POST', `/products/${path}/batch`, {
    create: [{ name: 'Seconda' }, { name: 'Prova' }],
    update: [
      { id: made.id, name: 'Terza' },
      { id: 999_999, name: 'x' },
    ],
    delete: [made.id, 999_999],
  });
  expect(batch).toMatchObject({
    create: [{ name: 'Seconda' }, { id: 0, error: { code: 'term_exists' } }],
    update: [{ name: 'Terza' }, { error: { code: 'shop_rest_term_invalid' } }],
    delete: [{ name: 'Terza' }, { id: 999_999, error: { code: 'shop_rest_term_invalid' } }],
  });
  expect(await actionsOf(kind, made.id)).toEqual(['created', 'changed', 'changed', 'deleted']);
});

it('only brands have descriptions; a tag keeps none', async () => {
  expect(
    (await client.done('POST', '/products/brands', { name: 'Bosch', description: 'Testo' })).description,
  ).toBe('Testo');
  expect(await client.refused('POST', '/products/tags', { name: 'Nuovo', description: 'Testo' })).toEqual([
    400,
    'rest_invalid_param',
  ]);
});

it('attributes of the shop and their terms are made, changed and deleted', async () => {
  const made = await client.done('POST', '/products/attributes', {
    name: 'Colore',
    slug: 'pa_colore',
    type: 'color',
  });
  expect(made).toMatchObject({
    name: 'Colore',
    slug: 'pa_colore',
    type: 'color',
    order_by: 'menu_order',
    has_archives: false,
  });
  const path = `/products/attributes/${made.id}`;
  expect(await client.done('PUT', path, { ...made, name: 'Tinta' })).toMatchObject({
    name: 'Tinta',
    slug: 'pa_colore',
    type: 'color',
  });
  expect(await client.refused('PUT', path, { slug: 'altro' })).toEqual([400, 'rest_invalid_param']);
  expect(await client.refused('POST', '/products/attributes', { name: 'X', has_archives: true })).toEqual([
    400,
    'rest_invalid_param',
  ]);
  expect(await client.idsOf('/products/attributes')).toEqual([made.id]);
  const red = await client.done('POST', `${path}/terms`, { name: 'Rosso' });
  expect(red).toMatchObject({ name: 'Rosso', slug: 'rosso', menu_order: 1, count: 0 });
  expect(await client.done('PUT', `${path}/terms/${red.id}`, { name: 'Rosso fuoco' })).toMatchObject({
    slug: 'rosso',
  });
  expect(await client.idsOf(`${path}/terms`)).toEqual([red.id]);
  expect(await client.refused('GET', '/products/attributes/999999/terms')).toEqual([
    404,
    'shop_rest_taxonomy_invalid',
  ]);
  expect(await client.refused('GET', '/products/attributes/999999')).toEqual([
    404,
    'shop_rest_attribute_invalid',
  ]);
  const batch = await client.done('POST', `${path}/terms/batch`, {
    create: [{ name: 'Blu' }, { name: 'ROSSO FUOCO' }],
  });
  expect(batch.create).toMatchObject([
    { name: 'Blu' },
    { error: { code: 'term_exists', data: { resource_id: red.id } } },
  ]);
  expect((await client.done('DELETE', `${path}/terms/${red.id}?force=true`)).id).toBe(red.id);
  expect((await client.done('DELETE', path)).id).toBe(made.id);
  expect(await client.idsOf('/products/attributes')).toEqual([]);
});

it('what products need is not deleted', async () => {
  await aVariableProduct(shop.db);
  const [attribute] = await client.idsOf('/products/attributes');
  const [term] = await client.idsOf(`/products/attributes/${attribute}/terms`);
  for (const path of [
    `/products/attributes/${attribute}`,
    `/products/attributes/${attribute}/terms/${term}?force=true`,
  ]) {
    expect(await client.refused('DELETE', path)).toEqual([400, 'shop_rest_cannot_delete']);
  }
});
