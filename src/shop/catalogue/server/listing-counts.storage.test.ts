import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopMemory } from '#services/shop-memory.ts';
import { toCents } from '#shop/money/rules/cents.ts';
import { aCategory } from '#tests/makers/a-category.ts';
import { aPriceList, type MadePriceList } from '#tests/makers/a-price-list.ts';
import { aTaxRate } from '#tests/makers/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/makers/a-test-database.ts';
import { aToolbox } from '#tests/makers/a-toolbox.ts';
import type { Listing } from '../rules/listing.ts';
import { type ListingQuery, listingOrders, noFilters } from '../rules/listing-query.ts';
import { listProducts } from './list-products.ts';

/** A product of a random catalogue; what a listing counts is worked out from these once more, the plain way. */
type Made = {
  id: number;
  categories: string[];
  brand: string | null;
  terms: Record<string, string[]>;
  tagged: boolean;
  inStock: boolean;
  shown: boolean;
  price: number;
  listPrice: number | null;
  onSale: boolean;
};

const categorySlugs = ['reparto', 'uno', 'due', 'tre'];
const brandSlugs = ['alfa', 'beta', 'gamma'];
const attributeTerms: Record<string, string[]> = { asse: ['ant', 'post'], misura: ['10', '12', '14', '16'] };

let database: TestDatabase;
let workshops: MadePriceList;
let made: Made[] = [];

/** Chance that is the same in every run. */
let seed = 7;
const chance = (below: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >>> 8) % below;
};
const some = (all: readonly string[]) => all.filter(() => chance(3) === 0);

function aMadeProduct(id: number): Made {
  const leaf = categorySlugs[1 + chance(3)] ?? 'uno';
  return {
    id,
    categories: ['reparto', leaf],
    brand: chance(5) === 0 ? null : (brandSlugs[chance(3)] ?? null),
    terms: { asse: some(attributeTerms.asse ?? []), misura: some(attributeTerms.misura ?? []) },
    tagged: chance(4) === 0,
    inStock: chance(3) > 0,
    shown: chance(10) > 0,
    price: 100 * (1 + chance(50)),
    listPrice: chance(3) === 0 ? 80 * (1 + chance(50)) : null,
    onSale: chance(4) === 0,
  };
}

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  await aTaxRate(db);
  workshops = await aPriceList(db);
  const ids = new Map<string, number>();
  const remember = (kind: string, row: { id: number; slug: string }) =>
    ids.set(`${kind} ${row.slug}`, row.id);
  const id = (key: string) => ids.get(key) ?? 0;
  const department = await aCategory(db, { slug: 'reparto', name: 'Reparto' });
  ids.set('category reparto', department.id);
  for (const slug of categorySlugs.slice(1)) {
    ids.set(`category ${slug}`, (await aCategory(db, { slug, name: slug, parentId: department.id })).id);
  }
  for (const slug of brandSlugs) {
    remember(
      'brand',
      await db
        .insertInto('brands')
        .values({ slug, name: slug })
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow(),
    );
  }
  for (const [slug, terms] of Object.entries(attributeTerms)) {
    const attribute = await db
      .insertInto('attributes')
      .values({ slug, name: slug })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, term] of terms.entries()) {
      const values = { attribute_id: attribute.id, slug: term, name: term, position };
      const row = await db
        .insertInto('attribute_terms')
        .values(values)
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow();
      ids.set(`${slug} ${term}`, row.id);
    }
  }
  const tag = await db
    .insertInto('tags')
    .values({ slug: 'scelti', name: 'Scelti' })
    .returning('id')
    .executeTakeFirstOrThrow();
  made = Array.from({ length: 300 }, (_, at) => aMadeProduct(1000 + 2 * at));
  const rows = made.map((product) => ({
    id: product.id,
    type: 'simple' as const,
    slug: `p-${product.id}`,
    name: `Ricambio ${product.id}`,
    brand_id: product.brand === null ? null : id(`brand ${product.brand}`),
    regular_price_cents: product.onSale ? product.price + 500 : product.price,
    sale_price_cents: product.onSale ? product.price : null,
    in_stock: product.inStock,
    catalog_visibility: product.shown ? ('visible' as const) : ('hidden' as const),
    menu_order: chance(20),
    total_sales: chance(9),
    average_rating: chance(11) / 2,
    review_count: chance(4),
  }));
  await db.insertInto('products').values(rows).execute();
  const categories = made.flatMap((product) =>
    product.categories.map((slug) => ({
      product_id: product.id,
      category_id: id(`category ${slug}`),
      direct: slug !== 'reparto',
    })),
  );
  await db.insertInto('product_categories').values(categories).execute();
  const terms = made.flatMap((product) =>
    Object.entries(product.terms).flatMap(([attribute, slugs]) =>
      slugs.map((slug) => ({ product_id: product.id, term_id: id(`${attribute} ${slug}`) })),
    ),
  );
  await db.insertInto('product_attribute_terms').values(terms).execute();
  const tagged = made.filter((product) => product.tagged);
  await db
    .insertInto('product_tags')
    .values(tagged.map((product) => ({ product_id: product.id, tag_id: tag.id })))
    .execute();
  const entries = made.flatMap(({ id: productId, listPrice }) =>
    listPrice === null
      ? []
      : [{ price_list_id: workshops.id, product_id: productId, price_cents: listPrice }],
  );
  await db.insertInto('price_list_entries').values(entries).execute();
  await sql`select refresh_listing_prices(array(select id from products))`.execute(db);
}, 60_000);
afterAll(() => database.close());

type Buyer = 'guest' | 'workshop';

/** The price that the buyer's list holds: a workshop's list is without VAT, of 22 %. */
function priceFor(product: Made, buyer: Buyer): number {
  if (buyer === 'guest') return product.price;
  return product.listPrice ?? Math.round((product.price * 10_000) / 12_200);
}

type Group = 'categories' | 'brands' | `attribute ${string}` | 'stock' | 'sale' | 'price';

/** Whether a product stands in a listing, one group of its filters left aside. */
function isListed(product: Made, query: ListingQuery, buyer: Buyer, aside?: Group): boolean {
  const { scope } = query;
  if (!product.shown) return false;
  if (scope.kind === 'category' && !product.categories.includes(scope.slug)) return false;
  if (scope.kind === 'tag' && !product.tagged) return false;
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
        .filter((wish) => wish.terms.length > 0),
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
  for (const { slug, count: told } of listing.facets.brands) {
    expect([slug, told]).toEqual([slug, count('brands', (product) => product.brand === slug)]);
  }
  for (const { attribute, choices } of listing.facets.attributes) {
    for (const { slug, count: told } of choices) {
      const has = (product: Made) => product.terms[attribute]?.includes(slug) ?? false;
      expect([attribute, slug, told]).toEqual([attribute, slug, count(`attribute ${attribute}`, has)]);
    }
  }
  for (const { slug, count: told } of listing.facets.categories) {
    const has = (product: Made) => product.categories.includes(slug);
    expect([slug, told]).toEqual([slug, count('categories', has)]);
  }
  for (const { slug, count: told } of listing.subcategories) {
    const here = made.filter(
      (product) => isListed(product, query, buyer) && product.categories.includes(slug),
    );
    expect([slug, told]).toEqual([slug, here.length]);
  }
  expect(listing.facets.inStock).toBe(
    made.filter((product) => isListed(product, { ...query, inStock: true }, buyer)).length,
  );
  expect(listing.facets.onSale).toBe(
    made.filter((product) => isListed(product, { ...query, onSale: true }, buyer)).length,
  );
}

test.each(['guest', 'workshop'] as const)(
  '[CAT-01] [CAT-04] the counts of all choices are right for a %s, whatever is chosen',
  async (buyer) => {
    const audience = buyer === 'workshop' ? { ...workshops.audience, mode: 'net' as const } : {};
    const toolbox = await aToolbox(database.db, { audience, settings: { products_per_page: 1000 } });
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const result = await listProducts(toolbox, query);
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
  const toolbox = await aToolbox(database.db);
  const result = await listProducts(toolbox, {
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

test('what changes is listed anew once it is told, product by product', async () => {
  const memory = createShopMemory();
  const { db } = database;
  const toolbox = await aToolbox(db, { memory, settings: { products_per_page: 1000 } });
  const everything: ListingQuery = { scope: { kind: 'shop' }, order: 'price', page: 1, ...noFilters };
  const list = async (query: Partial<ListingQuery> = {}) => {
    const result = await listProducts(toolbox, { ...everything, ...query });
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
  memory.tell({ kind: 'all' });
  const after = await list();
  expect(after.total).toBe(before.total);
  expect(after.products[0]?.id).toBe(added.id);
  expect(after.products.at(-1)?.id).toBe(cheapest?.id);
  expect(after.products.map(({ id }) => id)).not.toContain(second?.id);
  await db.deleteFrom('products').where('id', '=', added.id).execute();
  memory.tell({ kind: 'product', id: added.id });
  expect((await list()).total).toBe(before.total - 1);
});
