import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyAvailability, anyPrice } from '#foundation/services/reply.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { hasBusinessPrices } from './has-business-prices.ts';
import { type ProductsAsked, productsByRule } from './products-by-rule.ts';
import { readCards } from './read-cards.ts';
import { readCategories } from './read-categories.ts';
import { readCategoryTiles } from './read-category-tiles.ts';
import { readMenu } from './read-menu.ts';
import { relatedProducts } from './related-products.ts';

let database: TestDatabase;
const ids: number[] = [];

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni', position: 2 });
  const pads = await aCategory(db, { slug: 'pastiglie', name: 'Pastiglie', parentId: brakes.id });
  const oils = await aCategory(db, { slug: 'oli', name: 'Oli', position: 1 });
  await aCategory(db, { slug: 'vuota', name: 'Vuota', position: 0 });
  for (let number = 0; number < 10; number += 1) {
    const product = await aProduct(db, {
      categoryIds: [number < 7 ? pads.id : oils.id],
      salePriceCents: number % 2 === 0 ? 610 : null,
      stock: number === 6 ? 0 : 10,
      columns: { total_sales: number, menu_order: number },
    });
    ids.push(product.id);
  }
});
afterAll(() => database.close());

const at = (...numbers: number[]) => numbers.map((number) => ids[number]);

test('the menu holds the categories with products, in their order', async () => {
  expect(await readMenu(await aRequestContext(database.db))).toEqual([
    { slug: 'oli', name: 'Oli', picture: null, children: [] },
    {
      slug: 'freni',
      name: 'Freni',
      picture: null,
      children: [{ slug: 'pastiglie', name: 'Pastiglie', picture: null, children: [] }],
    },
  ]);
});

const asked = (rule: ProductsAsked['rule'], more: Partial<ProductsAsked> = {}): ProductsAsked => ({
  ...{ rule, category: null, brand: null, chosen: [], count: 12 },
  ...more,
});
const idsBy = async (
  ctx: Parameters<typeof productsByRule>[0],
  rule: ProductsAsked['rule'],
  more: Partial<ProductsAsked> = {},
) => (await productsByRule(ctx, asked(rule, more))).map(({ id }) => id);

test('the departments of a page are the categories in which something is found', async () => {
  const tiles = await readCategoryTiles(await aRequestContext(database.db), null);
  expect(tiles.map((tile) => [tile.slug, tile.productCount])).toEqual([
    ['oli', 3],
    ['freni', 7],
  ]);
});

test('a page shows what sells best and what is reduced, all of it in stock', async () => {
  const ctx = await aRequestContext(database.db);
  expect(await idsBy(ctx, 'best-sellers')).toEqual(at(9, 8, 7, 5, 4, 3, 2, 1, 0));
  expect(await idsBy(ctx, 'on-sale')).toEqual(at(0, 2, 4, 8));
  expect(ctx.reply.products).toContain(anyAvailability);
  expect(ctx.reply.products).toContain(anyPrice);
  expect(ctx.reply.products.size).toBe(11);
});

test('a rule finds products within a category and what is below it, the newest first, no more than are asked for', async () => {
  const ctx = await aRequestContext(database.db);
  const { byId, bySlug } = await readCategories(ctx);
  const brakes = bySlug.get('freni')?.id ?? 0;
  expect(byId.has(brakes)).toBe(true);
  expect(await idsBy(ctx, 'best-sellers', { category: brakes, count: 3 })).toEqual(at(5, 4, 3));
  expect(await idsBy(ctx, 'newest', { category: brakes, count: 2 })).toEqual(at(5, 4));
  expect(await idsBy(ctx, 'best-sellers', { category: 999_999 })).toEqual([]);
});

test('chosen products stand in their order, without those that are gone', async () => {
  const ctx = await aRequestContext(database.db);
  const [first = 0, second = 0] = ids;
  expect(await idsBy(ctx, 'chosen', { chosen: [second, 999_999, first] })).toEqual([second, first]);
});

test('[TIER-15] what a price list prices by itself is not shown as reduced', async () => {
  const list = await aPriceList(database.db);
  const [first] = ids;
  await database.db
    .insertInto('price_list_entries')
    .values({ price_list_id: list.id, product_id: first ?? 0, price_cents: 700 })
    .execute();
  const ctx = await aRequestContext(database.db, { audience: list.audience });
  expect(await idsBy(ctx, 'on-sale')).toEqual(at(2, 4, 8));
  expect(await hasBusinessPrices(ctx)).toBe(false);
});

test('price lists for companies are promised where a group of them has one', async () => {
  const list = await aPriceList(database.db);
  await database.db
    .insertInto('customer_groups')
    .values({
      slug: 'ditte',
      name: 'Ditte',
      kind: 'business',
      price_list_id: list.id,
      show_prices_with_tax: false,
    })
    .execute();
  expect(await hasBusinessPrices(await aRequestContext(database.db))).toBe(true);
});

test('cards have no stars where the shop shows no reviews', async () => {
  const [first = 0] = ids;
  await database.db
    .updateTable('products')
    .set({ review_count: 3, average_rating: 4 })
    .where('id', '=', first)
    .execute();
  const counts = async (settings: object) => {
    const ctx = await aRequestContext(database.db, { settings });
    return (await readCards(ctx, [first])).map(({ reviewCount }) => reviewCount);
  };
  expect(await counts({})).toEqual([3]);
  expect(await counts({ reviews_enabled: false })).toEqual([0]);
  expect(await counts({ review_ratings_enabled: false })).toEqual([0]);
});

test('related products are popular ones of the same category, never the product itself, and what is in stock first', async () => {
  const ctx = await aRequestContext(database.db);
  expect(await relatedProducts(ctx, ids[5] ?? 0)).toEqual(at(4, 3, 2, 1, 0, 6));
  expect(await relatedProducts(ctx, ids[8] ?? 0)).toEqual(at(9, 7));
  expect(await relatedProducts(ctx, 999_999)).toEqual([]);
});

test('related products of a category above others are those below it as well, by their sales', async () => {
  const { db } = database;
  const above = await aCategory(db, { slug: 'motore' });
  const below = await aCategory(db, { slug: 'cinghie', parentId: above.id });
  const own = await aProduct(db, { categoryIds: [above.id] });
  const less = await aProduct(db, { categoryIds: [above.id], columns: { total_sales: 1 } });
  const more = await aProduct(db, { categoryIds: [below.id], columns: { total_sales: 5 } });
  const ctx = await aRequestContext(db);
  expect(await relatedProducts(ctx, own.id)).toEqual([more.id, less.id]);
});

test('related products of a part fit at least one of its vehicles; other parts and those for any vehicle are left out', async () => {
  const { db } = database;
  const vehicles = await db
    .insertInto('vehicles')
    .values(
      ['Panda', 'Punto', 'Polo'].map((model) => ({
        make: 'Prova',
        model,
        engine: '1.2',
        power_kw: 51,
        year_from: 2010,
      })),
    )
    .returning('id')
    .execute();
  const category = await aCategory(db, { slug: 'dischi', name: 'Dischi' });
  const part = async (sales: number, ...fits: number[]) => {
    const { id } = await aProduct(db, { categoryIds: [category.id], columns: { total_sales: sales } });
    const rows = fits.map((at) => ({ product_id: id, vehicle_id: vehicles[at]?.id ?? 0 }));
    if (rows.length > 0) await db.insertInto('fitments').values(rows).execute();
    return id;
  };
  const own = await part(1, 0, 1);
  const popular = await part(9, 2);
  const universal = await part(8);
  const first = await part(3, 1, 2);
  const second = await part(2, 0);
  const ctx = await aRequestContext(db);
  expect(await relatedProducts(ctx, own)).toEqual([first, second]);
  expect(await relatedProducts(ctx, universal)).toEqual([popular, first, second, own]);
});
