import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { readAttributes } from '#catalogue/products/server/read-attributes.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { readCategories } from '#catalogue/products/server/read-categories.ts';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import { suggest } from '#catalogue/suggestions/server/suggest.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { readReceivedOrder } from '#selling/orders/server/forms/read-received-order.ts';
import { readEmailedOrder } from '#selling/orders/server/read-emailed-order.ts';
import { aCategory } from '../factories/a-category.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';
import { anOrder } from '../factories/an-order.ts';
import { someShippingZones } from '../factories/shipping-zones.ts';

const english = { key: 'retail-gross-it-in-en', locale: 'en', contentLocale: 'it' } as const;
let home: TestDatabase;
let pads: MadeProduct & { readonly slug: string };
let disc: MadeProduct;
let oil: MadeVariableProduct;

const reader = (options: Parameters<typeof aRequestContext>[1] = {}) =>
  aRequestContext(home.db, { audience: english, ...options });

beforeAll(async () => {
  home = await aTestDatabase();
  const { db } = home;
  await someShippingZones(db);
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni' });
  const below = await aCategory(db, { slug: 'pastiglie', name: 'Pastiglie', parentId: brakes.id });
  pads = {
    ...(await aProduct(db, {
      slug: 'pastiglie-freno',
      name: 'Pastiglie freno',
      stock: 50,
      categoryIds: [below.id],
      columns: { short_description: 'Serie di quattro', description: '<p>Per asse</p>' },
    })),
    slug: 'pastiglie-freno',
  };
  disc = await aProduct(db, { slug: 'disco', name: 'Disco freno', stock: 50 });
  oil = await aVariableProduct(db, { slug: 'olio', name: 'Olio motore', stock: 50 });
  await db
    .insertInto('product_translations')
    .values([
      { product_id: pads.id, language: 'en', name: 'Brake pads', description: '<p>Per axle</p>' },
      { product_id: oil.id, language: 'en', name: 'Engine oil' },
    ])
    .execute();
  await db
    .insertInto('category_translations')
    .values({ category_id: brakes.id, language: 'en', name: 'Brakes' })
    .execute();
  const { id } = await db
    .selectFrom('attributes')
    .select('id')
    .where('slug', '=', 'litri')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('attribute_translations')
    .values({ attribute_id: id, language: 'en', name: 'Litres' })
    .execute();
  const term = await db
    .selectFrom('attribute_terms')
    .select('id')
    .where('slug', '=', '5-l')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('attribute_term_translations')
    .values({ term_id: term.id, language: 'en', name: '5 litres' })
    .execute();
});
afterAll(() => home.close());

test('[SITE-01] cards have the translated name, and say of one without that it is Italian', async () => {
  const cards = await readCards(await reader(), [pads.id, disc.id]);
  expect(cards.map(({ name, lang }) => [name, lang])).toEqual([
    ['Brake pads', undefined],
    ['Disco freno', 'it'],
  ]);
  const own = await readCards(await aRequestContext(home.db), [pads.id, disc.id]);
  expect(own.map(({ name, lang }) => [name, lang])).toEqual([
    ['Pastiglie freno', undefined],
    ['Disco freno', undefined],
  ]);
});

test('[SITE-01] a product page has the texts that are translated, the others in Italian', async () => {
  const product = await readProduct(await reader(), 'pastiglie-freno');
  expect(product).toMatchObject({
    name: 'Brake pads',
    description: '<p>Per axle</p>',
    shortDescription: 'Serie di quattro',
    textLang: { shortDescription: 'it' },
    crumbs: [{ name: 'Brakes' }, { name: 'Pastiglie', lang: 'it' }],
  });
  expect(product?.textLang).toEqual({ shortDescription: 'it' });
  const own = await readProduct(await aRequestContext(home.db), 'pastiglie-freno');
  expect(own).toMatchObject({ name: 'Pastiglie freno', description: '<p>Per asse</p>' });
  expect(own).not.toHaveProperty('textLang');
  expect((await readProduct(await reader(), 'olio'))?.variationAttributes).toMatchObject([
    {
      label: 'Litres',
      options: [
        { slug: '1-l', lang: 'it' },
        { slug: '5-l', label: '5 litres' },
      ],
    },
  ]);
});

test('[SITE-01] two languages of one process do not mix', async () => {
  const { memory } = await aRequestContext(home.db);
  for (let round = 0; round < 2; round += 1) {
    const [it, en] = [await aRequestContext(home.db, { memory }), await reader({ memory })];
    expect((await readCategories(it)).bySlug.get('freni')?.name).toBe('Freni');
    expect((await readCategories(en)).bySlug.get('freni')?.name).toBe('Brakes');
    expect((await readAttributes(it)).get('litri')?.name).toBe('Litri');
    expect((await readAttributes(en)).get('litri')?.name).toBe('Litres');
  }
});

test('[SITE-01] a search finds translated names, and no longer what they were called before', async () => {
  const found = async (words: string) => findProducts(await reader(), words, null);
  expect(await found('brake pads')).toEqual([pads.id]);
  expect(await found('pastiglie')).toEqual([pads.id]);
  const rename = (name: string | null) =>
    home.db.updateTable('product_translations').set({ name }).where('product_id', '=', pads.id).execute();
  await rename('Linings');
  expect(await found('brake pads')).toEqual([]);
  expect(await found('linings')).toEqual([pads.id]);
  await rename('Brake pads');
  const { products, categories } = await suggest(await reader(), 'brak');
  expect(products.map(({ name }) => name)).toEqual(['Brake pads']);
  expect(categories).toEqual([{ name: 'Brakes', above: null, path: '/product-category/freni/' }]);
});

test('[CHK-13] an order stores what was bought in the language of the shop; page and email are in the buyer’s', async () => {
  const [, large] = oil.variationIds;
  const ctx = await reader();
  await addToCart(ctx, { productId: oil.id, variationId: large ?? 0, quantity: 1, attributes: {} });
  const { lines } = await readCart(ctx);
  expect(lines).toMatchObject([
    { name: 'Engine oil', chosen: [{ label: 'Litres', slug: '5-l', value: '5 litres' }] },
  ]);
  const { order, buyer } = await anOrder(home.db, {
    items: [
      [pads.id, 1],
      [disc.id, 1],
    ],
    ctx: { session: ctx.session, audience: english },
  });
  const stored = await home.db
    .selectFrom('order_lines')
    .select(['name', 'attributes'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  expect(stored.map(({ name }) => name)).toEqual(['Olio motore', 'Pastiglie freno', 'Disco freno']);
  expect(stored[0]?.attributes).toMatchObject([{ label: 'Litri' }]);
  const shown = await readReceivedOrder(buyer, { orderId: order.id, key: order.key });
  const read = shown.ok ? shown.received.order.lines : [];
  expect(read.map(({ name, lang }) => [name, lang])).toEqual([
    ['Engine oil', undefined],
    ['Brake pads', undefined],
    ['Disco freno', 'it'],
  ]);
  expect(read[0]?.attributes).toEqual([{ label: 'Litres', value: '5 litres' }]);
  const mails = await home.db
    .selectFrom('outbox')
    .select(['id', 'kind'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const mailed = await Promise.all(
    mails.map(async ({ id, kind }) => [kind, (await readEmailedOrder(home.db, id))?.order.lines[0]?.name]),
  );
  expect(Object.fromEntries(mailed)).toMatchObject({ 'order-confirmation': 'Engine oil' });
  // Renamed since: the order still says what was bought.
  await home.db.updateTable('products').set({ name: 'Olio 5W' }).where('id', '=', oil.id).execute();
  const later = await readReceivedOrder(buyer, { orderId: order.id, key: order.key });
  expect(later.ok && later.received.order.lines[0]).toMatchObject({ name: 'Olio motore', lang: 'it' });
});

test('an order says what its products said to their buyers, in the language of the reader', async () => {
  const note = (text: string) =>
    home.db.updateTable('products').set({ purchase_note: text }).where('id', '=', pads.id).execute();
  await note('Rodaggio: 300 km');
  await home.db
    .updateTable('product_translations')
    .set({ purchase_note: 'Run in for 300 km' })
    .where('product_id', '=', pads.id)
    .execute();
  const items: [number, number][] = [
    [pads.id, 1],
    [disc.id, 1],
  ];
  const italian = await anOrder(home.db, { items });
  const read = async ({ order, buyer }: typeof italian) => {
    const shown = await readReceivedOrder(buyer, { orderId: order.id, key: order.key });
    return shown.ok ? shown.received.order.lines.map(({ purchaseNote }) => purchaseNote) : [];
  };
  expect(await read(italian)).toEqual([{ text: 'Rodaggio: 300 km' }, undefined]);
  const ctx = await reader();
  const foreign = await anOrder(home.db, { items, ctx: { session: ctx.session, audience: english } });
  expect(await read(foreign)).toEqual([{ text: 'Run in for 300 km' }, undefined]);
  // Written anew since: the orders still say what was said then.
  await note('Rodaggio: 500 km');
  expect(await read(italian)).toEqual([{ text: 'Rodaggio: 300 km' }, undefined]);
  expect(await read(foreign)).toEqual([{ text: 'Rodaggio: 300 km', lang: 'it' }, undefined]);
});
