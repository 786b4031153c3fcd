import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { expectStockInOrder } from '#tests/factories/expect-stock-in-order.ts';
import { stockList } from '../../rules/stock-list.ts';
import { adjustStock, changeThreshold } from './change-stock.ts';
import { exportStock } from './export-stock.ts';
import { listStock } from './list-stock.ts';
import { readArticleStock } from './read-article-stock.ts';

let home: TestDatabase;
let clerk: TestRequestContext;
beforeAll(async () => {
  home = await aTestDatabase();
  clerk = await aRequestContext(home.db, {
    person: await aPerson(home.db, 'warehouse', { firstName: 'Ugo', lastName: 'Riva' }),
  });
});
afterAll(() => home.close());

const draft = { mode: 'count', pieces: 7, reason: 'damage', note: '', seen: 10, at: null } as const;
const listed = async (query: Partial<typeof stockList.whole> = {}) => {
  const page = await listStock(clerk, { ...stockList.whole, ...query });
  return page?.articles.map(({ sku }) => sku);
};
const auditOf = (id: number) =>
  home.db
    .selectFrom('audit_entries')
    .select(['subject_name', 'before', 'after'])
    .where('subject_kind', '=', 'stock')
    .where('subject_id', '=', String(id))
    .execute();

test('an adjustment changes the stock, and ledger and audit trail say who, why and what for', async () => {
  const part = await aProduct(home.db, { name: 'Disco freno' });
  expect(await adjustStock(clerk, part.id, { ...draft, note: 'caduto' })).toEqual({ ok: true });
  const read = await readArticleStock(clerk, part.id, 1);
  expect(read?.article).toMatchObject({ onHand: 7, reserved: 0 });
  expect(read?.entries).toMatchObject([
    { delta: -3, balance: 7, reason: 'damage', note: 'caduto', person: 'Ugo Riva', order: null },
    { delta: 10, balance: 10, reason: 'opening', person: '' },
  ]);
  expect(await auditOf(part.id)).toEqual([
    {
      subject_name: 'Disco freno',
      before: { onHand: 10 },
      after: { onHand: 7, reason: 'damage', note: 'caduto' },
    },
  ]);
  await expectStockInOrder(home.db);
});

test('of ten adjustments at once one is recorded, and the others are told the stock of now', async () => {
  const part = await aProduct(home.db);
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      adjustStock(clerk, part.id, { ...draft, mode: 'difference', pieces: -3 }),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 9 }, () => ({ ok: false, problem: { code: 'conflict', onHand: 7 } })),
  );
  await expectStockInOrder(home.db);
});

test.each([
  ['what is there already', { pieces: 10 }, { code: 'no-change' }],
  ['more than there is', { mode: 'difference', pieces: -11 }, { code: 'below-zero', onHand: 10 }],
  ['what was seen long ago', { seen: 9 }, { code: 'conflict', onHand: 10 }],
] as const)('an adjustment by %s changes nothing', async (_, change, problem) => {
  const part = await aProduct(home.db);
  expect(await adjustStock(clerk, part.id, { ...draft, ...change })).toEqual({ ok: false, problem });
  expect((await readArticleStock(clerk, part.id, 1))?.entries).toHaveLength(1);
});

test('stock below zero, sold on order, may come up by a difference', async () => {
  const part = await aProduct(home.db, { stock: -5 });
  const more = { ...draft, mode: 'difference', pieces: 2, seen: -5 } as const;
  expect(await adjustStock(clerk, part.id, more)).toEqual({ ok: true });
  expect((await readArticleStock(clerk, part.id, 1))?.article.onHand).toBe(-3);
});

test('an article without a row of stock gets one; a variable product has none of its own', async () => {
  const part = await aProduct(home.db);
  await home.db.deleteFrom('stock_movements').where('product_id', '=', part.id).execute();
  await home.db.deleteFrom('stock').where('product_id', '=', part.id).execute();
  expect(await adjustStock(clerk, part.id, { ...draft, seen: 0, reason: 'found' })).toEqual({ ok: true });
  expect((await readArticleStock(clerk, part.id, 1))?.article.onHand).toBe(7);
  const shirt = await aVariableProduct(home.db);
  expect(await adjustStock(clerk, shirt.id, draft)).toEqual({ ok: false, problem: null });
  expect(await readArticleStock(clerk, shirt.id, 1)).toBeNull();
});

test('a variable product is none of the articles, though it has a row of stock for what its variations begin with', async () => {
  const { id } = await aVariableProduct(home.db);
  const counted = async () => (await listStock(clerk, stockList.whole))?.counts;
  const before = await counted();
  await home.db.insertInto('stock').values({ product_id: id, low_stock_threshold: 5 }).execute();
  expect(await counted()).toEqual(before);
  const orders = ['code', 'name', 'available'] as const;
  for (const state of ['all', 'out', 'low'] as const)
    for (const sort of orders) {
      const page = await listStock(clerk, { ...stockList.whole, state, sort });
      expect(page?.articles.map((article) => article.id)).not.toContain(id);
    }
});

test('an order reserves or takes pieces, which the page of the article names', async () => {
  const part = await aProduct(home.db);
  const waiting = await anOrder(home.db, { items: [[part.id, 2]], payment: 'bacs' });
  const sold = await anOrder(home.db, { items: [[part.id, 3]], payment: 'cod' });
  const read = await readArticleStock(clerk, part.id, 1);
  expect(read?.article).toMatchObject({ onHand: 7, reserved: 2 });
  expect(read?.reservations).toMatchObject([{ order: { id: waiting.order.id }, quantity: 2 }]);
  expect(read?.entries[0]).toMatchObject({ reason: 'sale', delta: -3, order: { id: sold.order.id } });
});

test('a threshold is changed and audited', async () => {
  const part = await aProduct(home.db);
  expect(await changeThreshold(clerk, part.id, { threshold: 12 })).toEqual({ ok: true });
  expect((await readArticleStock(clerk, part.id, 1))?.article.threshold).toBe(12);
  expect(await auditOf(part.id)).toMatchObject([{ before: { threshold: 5 }, after: { threshold: 12 } }]);
});

test('the list finds by name and code, narrows by state, sorts, and is a file', async () => {
  const made = { columns: {}, name: 'Zzz guarnizione' };
  await aProduct(home.db, { ...made, sku: 'ZG-1', stock: 20 });
  await aProduct(home.db, { ...made, sku: 'ZG-2', stock: 4 });
  await aProduct(home.db, { ...made, sku: 'ZG-3', stock: 0 });
  await aProduct(home.db, { ...made, sku: 'ZG-4', stock: 6, reserved: 7 });
  const hidden = await aProduct(home.db, { sku: 'BOZZA 1', columns: { status: 'draft' } });
  const words = 'guarnizione';
  expect((await listed({ words }))?.toSorted()).toEqual(['ZG-1', 'ZG-2', 'ZG-3', 'ZG-4']);
  expect(await listed({ words, sort: 'code-desc' })).toEqual(['ZG-4', 'ZG-3', 'ZG-2', 'ZG-1']);
  expect(await listed({ words, sort: 'available' })).toEqual(['ZG-4', 'ZG-3', 'ZG-2', 'ZG-1']);
  expect(await listed({ words, state: 'low', sort: 'code' })).toEqual(['ZG-2', 'ZG-3', 'ZG-4']);
  expect(await listed({ words, state: 'out', sort: 'code' })).toEqual(['ZG-3', 'ZG-4']);
  expect(await listed({ words, state: 'negative' })).toEqual(['ZG-4']);
  expect(await listed({ words, state: 'reserved' })).toEqual(['ZG-4']);
  expect(await listed({ words: 'BOZZA 1' })).toContain(hidden.sku);
  expect(await listed({ page: 99 })).toBeUndefined();
  const file = await exportStock(clerk, { ...stockList.whole, words, state: 'out', sort: 'code' });
  expect(file.split('\r\n').slice(1)).toEqual([
    'ZG-3;Zzz guarnizione;0;0;0;5;0',
    'ZG-4;Zzz guarnizione;6;7;-1;5;0',
    '',
  ]);
});
