import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyAvailability } from '#foundation/services/reply.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct, type MadeProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct, type MadeVariableProduct } from '#tests/factories/a-variable-product.ts';
import { anImage } from '#tests/factories/an-image.ts';
import { readProduct } from './read-product.ts';

let database: TestDatabase;
let workshops: MadePriceList;
let pads: MadeProduct;
let oil: MadeVariableProduct;

const read = async (slug: string, options: RequestContextOptions = {}) =>
  readProduct(await aRequestContext(database.db, options), slug);

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  workshops = await aPriceList(db);
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni' });
  const category = await aCategory(db, { slug: 'pastiglie', name: 'Pastiglie', parentId: brakes.id });
  const image = await anImage(db, { fileKey: 'pastiglie-1', title: 'Davanti', caption: 'Vista frontale' });
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'frenotec', name: 'Frenotec' })
    .returning('id')
    .executeTakeFirstOrThrow();
  pads = await aProduct(db, {
    slug: 'pastiglie-freno',
    name: 'Pastiglie freno',
    categoryIds: [category.id],
    stock: 12,
    oeNumbers: [{ manufacturer: 'VW', code: '1K0 698 151 G' }],
    listPrices: [{ priceListId: workshops.id, priceCents: 800 }],
    columns: {
      brand_id: brand.id,
      image_id: image.id,
      description: '<p>Per asse anteriore</p>',
      short_description: 'Serie di quattro',
      min_quantity: 2,
      quantity_step: 2,
      max_quantity: 20,
      weight_grams: 1250,
      length_mm: 155,
      width_mm: 66,
      height_mm: 20,
    },
  });
  await db
    .insertInto('product_images')
    .values({ product_id: pads.id, position: 0, image_id: image.id })
    .execute();
  const vehicle = await db
    .insertInto('vehicles')
    .values({ make: 'Fiat', model: 'Panda', engine: '1.2', power_kw: 51, year_from: 2012, year_to: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('fitments').values({ product_id: pads.id, vehicle_id: vehicle.id }).execute();
  for (const [day, status] of [
    ['2026-01-01', 'approved'],
    ['2026-01-03', 'approved'],
    ['2026-01-02', 'pending'],
  ] as const) {
    await db
      .insertInto('reviews')
      .values({
        product_id: pads.id,
        author_name: `Del ${day}`,
        author_email: 'a@b.test',
        rating: 4,
        body: 'Ottime',
        status,
        created_at: `${day}T10:00:00Z`,
      })
      .execute();
  }
  const other = await aProduct(db, { slug: 'altre', categoryIds: [category.id] });
  await db.insertInto('fitments').values({ product_id: other.id, vehicle_id: vehicle.id }).execute();
  oil = await aVariableProduct(db, {
    slug: 'olio-motore',
    attributes: [{ slug: 'litri', name: 'Litri', terms: ['1-l', '5-l', '20-l'], preset: '5-l' }],
    variations: [
      { terms: { litri: '1-l' }, columns: { max_quantity: 3 } },
      { terms: { litri: '5-l' }, regularPriceCents: 4880, salePriceCents: 3660, stock: 0 },
      { terms: { litri: null }, regularPriceCents: null },
    ],
  });
});
afterAll(() => database.close());

test('the page of a product has all its data', async () => {
  expect(await read('pastiglie-freno')).toMatchObject({
    id: pads.id,
    brand: 'Frenotec',
    price: { unit: 1220, regular: 1220, onSale: false, mode: 'gross' },
    gallery: [{ key: 'pastiglie-1', title: 'Davanti', caption: 'Vista frontale' }],
    description: '<p>Per asse anteriore</p>',
    shortDescription: 'Serie di quattro',
    weightGrams: 1250,
    size: [155, 66, 20],
    oeNumbers: [{ manufacturer: 'VW', code: '1K0 698 151 G' }],
    vehicles: [{ make: 'Fiat', model: 'Panda', engine: '1.2', powerKw: 51, years: '2012–' }],
    variationAttributes: [],
    variations: [],
    related: [{ slug: 'altre' }],
  });
});

test('[QTY-02] its own minimum and step count, its maximum is limited by the stock', async () => {
  expect((await read('pastiglie-freno'))?.limits).toEqual({ minimum: 2, maximum: 12, step: 2 });
});

test('its breadcrumbs are those of its deepest category', async () => {
  expect((await read('pastiglie-freno'))?.crumbs.map((crumb) => crumb.name)).toEqual(['Freni', 'Pastiglie']);
});

test('approved reviews count, and make its rating', async () => {
  expect(await read('pastiglie-freno')).toMatchObject({ reviewCount: 2, rating: 4 });
});

test('[TIER-15] a business customer reads the price of the list', async () => {
  expect((await read('pastiglie-freno', { audience: workshops.audience }))?.price).toMatchObject({
    unit: 800,
    mode: 'net',
  });
});

test('[VAR-27] few variations come with the page; one without a price cannot be bought', async () => {
  const product = await read('olio-motore');
  expect(product?.variationAttributes).toEqual([
    {
      name: 'attribute_pa_litri',
      label: 'Litri',
      options: [
        { slug: '1-l', label: '1 l' },
        { slug: '5-l', label: '5 l' },
        { slug: '20-l', label: '20 l' },
      ],
      preset: '5-l',
    },
  ]);
  expect(product?.variations).toMatchObject([
    {
      id: oil.variationIds[0],
      attributes: { attribute_pa_litri: '1-l' },
      price: { unit: 1220, onSale: false },
      buyable: true,
      limits: { minimum: 1, maximum: 3, step: 1 },
    },
    {
      id: oil.variationIds[1],
      attributes: { attribute_pa_litri: '5-l' },
      price: { unit: 3660, regular: 4880, onSale: true },
      stock: { kind: 'out-of-stock' },
      buyable: false,
      active: true,
    },
    {
      id: oil.variationIds[2],
      attributes: { attribute_pa_litri: '' },
      price: null,
      buyable: false,
      active: false,
    },
  ]);
});

test('[VAR-27] more variations than the setting allows are left to the server', async () => {
  expect((await read('olio-motore', { settings: { variation_threshold_min: 3 } }))?.variations).toHaveLength(
    3,
  );
  expect((await read('olio-motore', { settings: { variation_threshold_min: 2 } }))?.variations).toBeNull();
});

test('a page names every product on it, so that their changes invalidate it', async () => {
  const ctx = await aRequestContext(database.db);
  const product = await readProduct(ctx, 'pastiglie-freno');
  const related = product?.related.map(({ id }) => id) ?? [];
  expect(ctx.reply.products).toEqual(new Set([anyAvailability, pads.id, ...related]));
});

test.each(['nessuno', '', 'a\0b', 'x'.repeat(5000)])('there is no such product, number %#', async (slug) => {
  expect(await read(slug)).toBeNull();
});

test('what is not published has no page', async () => {
  await aProduct(database.db, { slug: 'bozza', columns: { status: 'draft' } });
  await aProduct(database.db, { slug: 'privato', columns: { status: 'private' } });
  expect([await read('bozza'), await read('privato')]).toEqual([null, null]);
});
