import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type ProductsQuery, productsList } from '../rules/product-list.ts';
import { MOST_VIEWS } from '../rules/product-list-columns.ts';
import { deleteView, readListViews, saveListColumns, saveView } from './list-views.ts';

let home: TestDatabase;
let owner: TestRequestContext;
let colleague: TestRequestContext;
beforeAll(async () => {
  home = await aTestDatabase();
  const someone = async (firstName: string) =>
    aRequestContext(home.db, {
      person: await aPerson(home.db, 'administrator', { firstName, lastName: 'Riva' }),
    });
  owner = await someone('Ada');
  colleague = await someone('Ugo');
});
afterAll(() => home.close());

const query = (asked: Partial<ProductsQuery> = {}): ProductsQuery => ({ ...productsList.whole, ...asked });
const columnsOf = async (ctx: TestRequestContext, asked = query()) =>
  (await readListViews(ctx, asked)).columns;

test('columns are remembered for who chose them, in the order of the list; unknown ones mean nothing', async () => {
  expect(await columnsOf(owner)).toEqual(['state', 'price', 'pieces', 'edited']);
  await saveListColumns(owner, query(), ['edited', 'sku', 'no-such']);
  expect(await columnsOf(owner)).toEqual(['sku', 'edited']);
  expect(await columnsOf(colleague)).toEqual(['state', 'price', 'pieces', 'edited']);
  await saveListColumns(owner, query(), []);
  expect(await columnsOf(owner)).toEqual([]);
});

test('a view remembers filters, order and columns; colleagues see it where it is shared, and only its owner deletes it', async () => {
  await saveListColumns(owner, query(), ['brand', 'price']);
  const id = await saveView(owner, query({ words: 'olio & filtri', stock: 'low', sort: 'stock', page: 3 }), {
    name: 'Da riordinare',
    isShared: true,
  });
  const own = await saveView(owner, query({ state: 'draft' }), { name: 'Bozze', isShared: false });
  const { views } = await readListViews(colleague, query());
  expect(views).toEqual([
    {
      id,
      name: 'Da riordinare',
      path: `/staff/products/?s=olio%20%26%20filtri&stock=low&sort=stock&view=${id}`,
      isShared: true,
      by: 'Ada Riva',
      mayDelete: false,
    },
  ]);
  expect((await readListViews(owner, query())).views.map(({ name }) => name)).toEqual([
    'Bozze',
    'Da riordinare',
  ]);
  expect(await columnsOf(colleague, query({ view: id }))).toEqual(['brand', 'price']);
  expect(await columnsOf(colleague, query({ view: own }))).toEqual(['state', 'price', 'pieces', 'edited']);

  // Columns that are chosen in a view of one's own are the view's; in a colleague's they are one's own.
  await saveListColumns(owner, query({ view: id }), ['sales']);
  await saveListColumns(colleague, query({ view: id }), ['gtin']);
  expect(await columnsOf(owner, query({ view: id }))).toEqual(['sales']);
  expect(await columnsOf(owner)).toEqual(['brand', 'price']);
  expect(await columnsOf(colleague)).toEqual(['gtin']);

  await deleteView(colleague, id ?? 0);
  expect((await readListViews(colleague, query())).views).toHaveLength(1);
  await deleteView(owner, id ?? 0);
  expect((await readListViews(colleague, query())).views).toEqual([]);
});

test('a view without a name, with one that is too long, or one more than anybody can have is not saved', async () => {
  expect(await saveView(owner, query(), { name: '', isShared: false })).toBeNull();
  expect(await saveView(owner, query(), { name: 'x'.repeat(61), isShared: false })).toBeNull();
  const free = MOST_VIEWS - (await readListViews(owner, query())).views.length;
  for (let made = 0; made < free; made += 1) {
    expect(await saveView(owner, query(), { name: `Vista ${made}`, isShared: false })).not.toBeNull();
  }
  expect(await saveView(owner, query(), { name: 'Ancora una', isShared: false })).toBeNull();
});
