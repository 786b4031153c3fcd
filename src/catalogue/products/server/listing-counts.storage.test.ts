import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import type { MadePriceList } from '#tests/factories/a-price-list.ts';
import {
  aRandomCatalogue,
  attributeTerms,
  brandSlugs,
  categorySlugs,
  type RandomProduct as Made,
} from '#tests/factories/a-random-catalogue.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import type { Listing } from '../rules/listing.ts';
import { type ListingQuery, listingOrders, noFilters } from '../rules/listing-query.ts';
import { listProducts } from './list-products.ts';

let database: TestDatabase;
let workshops: MadePriceList;
let made: readonly Made[] = [];

beforeAll(async () => {
  database = await aTestDatabase();
  ({ made, workshops } = await aRandomCatalogue(database.db));
}, 60_000);
afterAll(() => database.close());

/** The outsider is a guest from whom a category and every seventh product are hidden. */
type Buyer = 'guest' | 'workshop' | 'outsider';

const hiddenSlug = 'due';
const isWithheld = ({ id, categories }: Made) => id % 7 === 0 || categories.includes(hiddenSlug);

async function outsidersHidden(): Promise<HiddenGoods> {
  const category = await database.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', hiddenSlug)
    .executeTakeFirstOrThrow();
  const productIds = made.map(({ id }) => id).filter((id) => id % 7 === 0);
  return { key: 'outsider', categoryIds: [category.id], productIds };
}

/** The price that the buyer's list holds: a workshop's list is without VAT, of 22 %. */
function priceFor(product: Made, buyer: Buyer): number {
  if (buyer !== 'workshop') return product.price;
  return product.listPrice ?? Math.round((product.price * 10_000) / 12_200);
}

type Group = 'categories' | 'brands' | `attribute ${string}` | 'stock' | 'sale' | 'price';

/** Whether a product stands in a listing, one group of its filters left aside. */
function isListed(product: Made, query: ListingQuery, buyer: Buyer, aside?: Group): boolean {
  const { scope } = query;
  if (!product.shown || (buyer === 'outsider' && isWithheld(product))) return false;
  if (scope.kind === 'category' && !product.categories.includes(scope.slug)) return false;
  if (scope.kind === 'tag' && !product.tagged) return false;
  if (scope.kind === 'brand' && product.brand !== scope.slug) return false;
  const passes = (group: Group, holds: boolean) => group === aside || holds;
  const any = (wanted: readonly string[], has: readonly string[]) =>
    wanted.length === 0 || wanted.some((slug) => has.includes(slug));
  const price = priceFor(product, buyer);
  return (
    passes('categories', any(query.categories, product.categories)) &&
    passes('brands', any(query.brands, product.brand === null ? [] : [product.brand])) &&
    query.attributes.every(({ attribute, terms }) =>
      passes(`attribute ${attribute}`, any(terms, product.terms[attribute] ?? [])),
    ) &&
    passes('stock', !query.inStock || product.inStock) &&
    passes(
      'sale',
      !query.onSale || (product.onSale && !(buyer === 'workshop' && product.listPrice !== null)),
    ) &&
    (query.minPrice === null || price >= query.minPrice) &&
    (query.maxPrice === null || price <= query.maxPrice)
  );
}

const slugs = (all: readonly string[]) => fc.subarray([...all, 'sconosciuto']);
const bound = fc.option(fc.integer({ min: 0, max: 6000 }).map(toCents), { freq: 2 });
const anyQuery: fc.Arbitrary<ListingQuery> = fc.record({
  scope: fc.constantFrom(
    { kind: 'shop' } as const,
    { kind: 'category', slug: 'reparto' } as const,
    { kind: 'category', slug: 'due' } as const,
    { kind: 'tag', slug: 'scelti' } as const,
    { kind: 'brand', slug: 'alfa' } as const,
  ),
  order: fc.constantFrom(...listingOrders),
  page: fc.constant(1),
  categories: fc.oneof(fc.constant([]), slugs(categorySlugs)),
  brands: fc.oneof(fc.constant([]), slugs(brandSlugs)),
  attributes: fc
    .record({ asse: slugs(attributeTerms.asse ?? []), misura: slugs(attributeTerms.misura ?? []) })
    .map((terms) =>
      Object.entries(terms)
        .map(([attribute, wanted]) => ({ attribute, terms: wanted }))
        .filter((filter) => filter.terms.length > 0),
    ),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  minPrice: bound,
  maxPrice: bound,
});

/** Every count that a listing shows beside a choice is what counting one by one finds. */
function expectCounts(listing: Listing, query: ListingQuery, buyer: Buyer): void {
  const count = (aside: Group, has: (product: Made) => boolean) =>
    made.filter((product) => isListed(product, query, buyer, aside) && has(product)).length;
  expect(listing.total).toBe(made.filter((product) => isListed(product, query, buyer)).length);
  for (const { slug, count: shown } of listing.facets.brands) {
    expect([slug, shown]).toEqual([slug, count('brands', (product) => product.brand === slug)]);
  }
  for (const { attribute, choices } of listing.facets.attributes) {
    for (const { slug, count: shown } of choices) {
      const has = (product: Made) => product.terms[attribute]?.includes(slug) ?? false;
      expect([attribute, slug, shown]).toEqual([attribute, slug, count(`attribute ${attribute}`, has)]);
    }
  }
  for (const { slug, count: shown } of listing.facets.categories) {
    const has = (product: Made) => product.categories.includes(slug);
    expect([slug, shown]).toEqual([slug, count('categories', has)]);
  }
  for (const { slug, count: shown } of listing.subcategories) {
    const here = made.filter(
      (product) => isListed(product, query, buyer) && product.categories.includes(slug),
    );
    expect([slug, shown]).toEqual([slug, here.length]);
  }
  expect(listing.facets.inStock).toBe(
    made.filter((product) => isListed(product, { ...query, inStock: true }, buyer)).length,
  );
  expect(listing.facets.onSale).toBe(
    made.filter((product) => isListed(product, { ...query, onSale: true }, buyer)).length,
  );
}

test.each(['guest', 'workshop', 'outsider'] as const)(
  '[CAT-01] [CAT-04] the counts of all choices are right for a %s, whatever is chosen',
  async (buyer) => {
    const audience = {
      ...(buyer === 'workshop' ? { ...workshops.audience, mode: 'net' as const } : {}),
      ...(buyer === 'outsider' ? { hidden: await outsidersHidden() } : {}),
    };
    const ctx = await aRequestContext(database.db, { audience, settings: { products_per_page: 1000 } });
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const result = await listProducts(ctx, query);
        const { scope } = query;
        if (buyer === 'outsider' && scope.kind === 'category' && scope.slug === hiddenSlug) {
          expect(result).toEqual({ ok: false, error: { code: 'no-such-place' } });
          return;
        }
        if (!result.ok) throw new Error(result.error.code);
        expectCounts(result.listing, query, buyer);
        const ids = result.listing.products.map((product) => product.id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(
          made.filter((product) => isListed(product, query, buyer)).map((product) => product.id),
        );
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

test('[CAT-01] choices that would show nothing are not offered, those that were made are', async () => {
  const ctx = await aRequestContext(database.db);
  const result = await listProducts(ctx, {
    scope: { kind: 'shop' },
    order: 'menu_order',
    page: 1,
    ...noFilters,
    brands: ['sconosciuto'],
  });
  if (!result.ok) throw new Error(result.error.code);
  const { total, facets } = result.listing;
  expect(total).toBe(0);
  expect(facets.brands.filter(({ slug }) => slug === 'sconosciuto')).toEqual([
    { slug: 'sconosciuto', name: 'sconosciuto', count: 0 },
  ]);
  expect(facets.brands.map(({ slug }) => slug)).toEqual(['alfa', 'beta', 'gamma', 'sconosciuto']);
  expect(facets.attributes).toEqual([]);
});

test('changed products are listed anew once the change is notified, product by product', async () => {
  const memory = createShopMemory();
  const { db } = database;
  const ctx = await aRequestContext(db, { memory, settings: { products_per_page: 1000 } });
  const everything: ListingQuery = { scope: { kind: 'shop' }, order: 'price', page: 1, ...noFilters };
  const list = async (query: Partial<ListingQuery> = {}) => {
    const result = await listProducts(ctx, { ...everything, ...query });
    if (!result.ok) throw new Error(result.error.code);
    return result.listing;
  };
  const before = await list();
  const [cheapest, second] = before.products;
  await db
    .updateTable('products')
    .set({ regular_price_cents: 9_999_999, sale_price_cents: null })
    .where('id', '=', cheapest?.id ?? 0)
    .execute();
  await db
    .deleteFrom('products')
    .where('id', '=', second?.id ?? 0)
    .execute();
  const added = await db
    .insertInto('products')
    .values({
      id: 900_000,
      type: 'simple',
      slug: 'nuovo',
      name: 'Nuovo',
      regular_price_cents: 1,
      in_stock: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select refresh_listing_prices(array[${added.id}::int])`.execute(db);
  expect((await list()).total).toBe(before.total);
  memory.evict({ kind: 'all' });
  const after = await list();
  expect(after.total).toBe(before.total);
  expect(after.products[0]?.id).toBe(added.id);
  expect(after.products.at(-1)?.id).toBe(cheapest?.id);
  expect(after.products.map(({ id }) => id)).not.toContain(second?.id);
  await db.deleteFrom('products').where('id', '=', added.id).execute();
  memory.evict({ kind: 'product', id: added.id });
  expect((await list()).total).toBe(before.total - 1);
});
