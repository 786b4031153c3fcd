import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffAttributesAction } from '#catalogue/taxonomy/rules/attribute-form.ts';
import { staffCategoriesAction } from '#catalogue/taxonomy/rules/category-form.ts';
import { groupingAction } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPictureUploader, type PictureUploader } from '../factories/a-picture-uploader.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let setup: PictureUploader;
let picture: number;

beforeAll(async () => {
  shop = await aShop();
  setup = await aPictureUploader(shop);
  await shop.db.insertInto('settings').values({ key: 'language_switch', value: 'true' }).execute();
  picture = await anImage([320, 640]);
});
afterAll(() => shop.close());

async function anImage(widths: number[], columns: { media_type?: string } = {}): Promise<number> {
  const { id } = await shop.db
    .insertInto('images')
    .values({
      file_key: `prova-${widths.length}`,
      alt: 'Prova',
      width: 640,
      height: 640,
      widths,
      in_library: true,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const post = async (path: string, action: string, fields: Readonly<Record<string, string>>) =>
  setup.staff.post(path, { _wpnonce: await setup.nonceOf(setup.staff, action), ...fields });

test('a category has a picture of the library and a description with markup, without what is not allowed', async () => {
  const saved = await post('/staff/categories/new/', staffCategoriesAction, {
    name: 'Con immagine',
    imageId: String(picture),
    description:
      '<p>Tutto per <strong>frenare</strong>.</p><script>alert(1)</script><p onclick="x()">Bene.</p>',
    translatedDescription: '<p>All for <em>braking</em>.</p>',
  });
  expect(saved.status).toBe(303);
  const page = await (await aBrowser(shop).get('/product-category/con-immagine/')).text();
  expect(page).toContain('<p>Tutto per <strong>frenare</strong>.</p><p>Bene.</p>');
  expect(page).toContain('<meta name="description" content="Tutto per frenare. Bene.');
  const english = await (await aBrowser(shop).get('/product-category/con-immagine/?lang=en')).text();
  expect(english).toContain('<p>All for <em>braking</em>.</p>');
  const api = await (
    await aBrowser(shop).get('/wp-json/wc/store/v1/products/categories?hide_empty=false')
  ).json();
  expect(api).toContainEqual(
    expect.objectContaining({
      description: '<p>Tutto per <strong>frenare</strong>.</p><p>Bene.</p>',
      image: expect.objectContaining({ id: picture }),
    }),
  );
});

test('brands and values of attributes have pictures too', async () => {
  await post('/staff/brands/new/', groupingAction('brands'), { name: 'Con logo', imageId: String(picture) });
  const brand = await shop.db
    .selectFrom('brands')
    .select('image_id')
    .where('name', '=', 'Con logo')
    .executeTakeFirst();
  expect(brand).toEqual({ image_id: picture });
  const attribute = await shop.db
    .insertInto('attributes')
    .values({ slug: 'disegno', name: 'Disegno', type: 'image' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(`/staff/attributes/${attribute.id}/terms/new/`, staffAttributesAction, {
    name: 'Righe',
    imageId: String(picture),
  });
  const term = await shop.db
    .selectFrom('attribute_terms')
    .select('image_id')
    .where('name', '=', 'Righe')
    .executeTakeFirst();
  expect(term).toEqual({ image_id: picture });
});

test.each([
  ['one that does not exist', async () => 999_999],
  ['one whose sizes are not made', () => anImage([])],
  ['a document', () => anImage([], { media_type: 'application/pdf' })],
])('%s is not chosen as a picture, and nothing is stored', async (_what, choose) => {
  const answer = await post('/staff/categories/new/', staffCategoriesAction, {
    name: 'Senza immagine',
    imageId: String(await choose()),
  });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('scegline un’altra')]);
  const stored = await shop.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Senza immagine')
    .execute();
  expect(stored).toEqual([]);
});

test('the field finds pictures of the library by words, and no documents', async () => {
  await anImage([], { media_type: 'application/pdf' });
  const found = await (await setup.staff.get('/staff/media/find/?s=prova-2')).json();
  expect(found).toMatchObject({ pictures: [{ id: picture, isMade: true }], nonce: expect.any(String) });
  expect((await setup.shopper.get('/staff/media/find/')).status).toBe(403);
});
