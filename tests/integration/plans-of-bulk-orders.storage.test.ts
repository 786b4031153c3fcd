import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBulkSearch } from '#wholesale/bulk-order/rules/bulk-search.ts';
import { addBulk } from '#wholesale/bulk-order/server/add-bulk.ts';
import { previewLines } from '#wholesale/bulk-order/server/pasted-lines/preview-lines.ts';
import { readAddable } from '#wholesale/bulk-order/server/read-addable.ts';
import { searchItems } from '#wholesale/bulk-order/server/search-items.ts';
import { aGrownShop, growing, readsWhole } from '../factories/a-grown-shop.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';

let database: PlannedDatabase;
let ctx: TestRequestContext;
let ids: readonly number[];

beforeAll(async () => {
  database = await aPlannedDatabase();
  const { db } = database;
  await aGrownShop(db);
  const items = await db.selectFrom('products').select('id').orderBy('id').limit(300).execute();
  ids = items.map(({ id }) => id);
  await db
    .insertInto('stock')
    .values(ids.map((id) => ({ product_id: id, on_hand: 50, reserved: 0 })))
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ on_hand: 50 }))
    .execute();
  ctx = await aRequestContext(db);
}, 120_000);
afterAll(() => database.close());

const readsAWholeTable = readsWhole(growing);

test.each<readonly [string, () => Promise<unknown>]>([
  [
    'the variations of a product',
    () => searchItems(ctx, readBulkSearch({ is_product: '1', productlist: String(ids[0]) })),
  ],
  [
    'one item of a list',
    () => searchItems(ctx, readBulkSearch({ searchType: 'purchaseListLoading', searchValue: 'SKU-7' })),
  ],
  [
    'the items of a hundred codes, known and unknown',
    () =>
      previewLines(
        ctx,
        Array.from({ length: 100 }, (_, at) => `${at % 10 === 0 ? 'ZZ' : 'SKU'}-${at + 1};2`).join('\n'),
      ),
  ],
  ['how many of each may be added', () => readAddable(ctx, ids)],
])('%s are found without reading a growing table whole', async (_, work) => {
  expect(await database.plansOf(work)).not.toMatch(readsAWholeTable);
});

test('[BULK-36] three hundred items are put into the cart by as many queries as three', async () => {
  const queriesFor = async (count: number) => {
    const wanted = ids.slice(0, count).map((itemId) => ({ itemId, quantity: 1, attributes: {} }));
    const plans = await database.plansOf(async () => {
      const result = await addBulk(await aRequestContext(database.db), wanted);
      expect(result).toMatchObject({ ok: true, pieces: count });
    });
    expect(plans).not.toMatch(readsAWholeTable);
    return plans.split('\n\n').length;
  };
  expect(await queriesFor(300)).toBe(await queriesFor(3));
});
