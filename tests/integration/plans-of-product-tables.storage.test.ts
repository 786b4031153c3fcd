import { afterAll, beforeAll, expect, test } from 'vitest';
import { readListingIndex } from '#catalogue/products/server/listing-index/read-listing-index.ts';
import {
  noSearch,
  type TableSearch,
  tableOrders,
} from '#wholesale/product-tables/rules/search/table-search.ts';
import { usualDefinition } from '#wholesale/product-tables/rules/table-definition.ts';
import { readProductTable } from '#wholesale/product-tables/server/read-product-table.ts';
import { readTablePage, showTable } from '#wholesale/product-tables/server/show-table.ts';
import { saveTable } from '#wholesale/product-tables/server/staff/save-table.ts';
import { listStaffTables, readStaffTable } from '#wholesale/product-tables/server/staff/staff-tables.ts';
import { aGrownCatalogue, growingCatalogue } from '../factories/a-grown-catalogue.ts';
import { readsWhole } from '../factories/a-grown-shop.ts';
import { aPerson } from '../factories/a-person.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aPageOfTables, aProductTable } from '../factories/a-product-table.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';

let database: PlannedDatabase;
let tableId: number;
let variationsId: number;
const terms: Record<'category' | 'tag' | 'brand' | 'term', number> = {
  category: 0,
  tag: 0,
  brand: 0,
  term: 0,
};

beforeAll(async () => {
  database = await aPlannedDatabase();
  const { db } = database;
  await aGrownCatalogue(db);
  const columns = [
    'product_title',
    'category',
    'tags',
    'sku',
    'price',
    'stock',
    'pa_lato',
    'vehicle_make',
    'oe_number',
  ];
  const finding = {
    taxonomies: ['product_cat', 'product_tag', 'product_brand', 'pa_lato'],
    fields: ['vehicle_make', 'oe_manufacturer'],
  };
  tableId = (await aProductTable(db, { columns, definition: { finding } })).id;
  const definition = { finding, products: { rows: 'variations' } };
  variationsId = (await aProductTable(db, { columns, definition })).id;
  await aPageOfTables(db, 'listino', [tableId, variationsId]);
  for (const [name, table] of [
    ['category', 'categories'],
    ['tag', 'tags'],
    ['brand', 'brands'],
    ['term', 'attribute_terms'],
  ] as const) {
    terms[name] = (await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id;
  }
}, 120_000);
afterAll(() => database.close());

/** A process that has listed products before: only the listing index is in its memory. */
async function aWarmShop(): Promise<TestRequestContext> {
  const ctx = await aRequestContext(database.db);
  await readListingIndex(ctx, ctx.visitor.audience, { byPrice: true });
  return ctx;
}

async function pageOf(ctx: TestRequestContext, search: Partial<TableSearch>, id = tableId) {
  const table = await readProductTable(ctx, String(id));
  if (!table) throw new Error('there is no such table');
  const page = await readTablePage(ctx, table, { search: { ...noSearch, ...search }, page: 1 });
  expect(page.rows.length).toBeGreaterThan(0);
}

const searches: readonly (readonly [string, () => Partial<TableSearch>])[] = [
  ['nothing', () => ({})],
  ['a category', () => ({ terms: { product_cat: [terms.category] } })],
  ['a tag and a brand', () => ({ terms: { product_tag: [terms.tag], product_brand: [terms.brand] } })],
  ['a term of an attribute', () => ({ terms: { pa_lato: [terms.term] } })],
  ['a make of cars', () => ({ fields: { vehicle_make: ['Casa 77'] } })],
  ['a maker of parts', () => ({ fields: { oe_manufacturer: ['Casa 77'] } })],
  ['a code', () => ({ keyword: 'SKU-77' })],
  ['words', () => ({ keyword: 'ricambio' })],
  ['what is on sale', () => ({ onSale: true })],
  ...tableOrders.map((order) => [`the order ${order}`, () => ({ order })] as const),
];

/** What the database is asked when a table is shown by a process that holds only the listing index. */
async function expectFound(indexes: readonly string[], work: (ctx: TestRequestContext) => Promise<unknown>) {
  const ctx = await aWarmShop();
  const plans = await database.plansOf(() => work(ctx));
  for (const index of indexes) expect(plans).toContain(index);
  expect(plans).not.toMatch(readsWhole(growingCatalogue));
}

test.each(searches)('rows of a table by %s: by keys, and no table that grows is read whole', (_, search) =>
  expectFound(['products_pkey', 'fitments_pkey'], (ctx) => pageOf(ctx, search())),
);

test('rows of variations are read by their products', () =>
  expectFound(['products_by_parent', 'variation_terms_pkey'], (ctx) => pageOf(ctx, {}, variationsId)));

test('what a table can be searched by is read along an index of values', () =>
  expectFound(['vehicles_by_make', 'oe_numbers_by_manufacturer'], async (ctx) => {
    const state = { path: '/listino/', addressed: null };
    const shown = await showTable(ctx, String(tableId), state);
    expect(shown?.choices.fields[0]?.values).toHaveLength(80);
  }));

test('the staff’s list reads tables and pages of text alone', async () => {
  const plans = await database.plansOf(async () => {
    expect(await listStaffTables(database)).toMatchObject([
      { pages: ['/listino/'] },
      { pages: ['/listino/'] },
    ]);
  });
  expect(
    plans
      .match(/Scan[^\n]* on \w+/g)
      ?.map((scan) => scan.replace(/.* on /, ''))
      .toSorted(),
  ).toEqual(['content_pages', 'product_tables']);
});

test('codes of a new table are looked up one by one', async () => {
  const person = await aPerson(database.db, 'administrator');
  const ctx = await aRequestContext(database.db, { person });
  const plans = await database.plansOf(async () => {
    const table = { ...usualDefinition, name: 'Promozioni' };
    const result = await saveTable(ctx, { id: null, table, codes: ['SKU-7', 'SKU-11'] });
    if (!result.ok) throw new Error(result.error.code);
    expect(await readStaffTable(ctx, result.id)).toMatchObject({ codes: ['SKU-7', 'SKU-11'] });
  });
  expect(plans).toContain('products_sku_key');
  expect(plans).not.toMatch(readsWhole(growingCatalogue));
});
