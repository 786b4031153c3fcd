import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteList } from '#wholesale/purchase-lists/server/delete-list.ts';
import { listLists } from '#wholesale/purchase-lists/server/list-lists.ts';
import { putInCart } from '#wholesale/purchase-lists/server/put-in-cart.ts';
import { readList } from '#wholesale/purchase-lists/server/read-list.ts';
import { saveList } from '#wholesale/purchase-lists/server/save-list.ts';
import { updateList } from '#wholesale/purchase-lists/server/update-list.ts';
import { aGrownShop, growing, readsWhole } from '../factories/a-grown-shop.ts';
import { aPlannedDatabase, type PlannedDatabase } from '../factories/a-planned-database.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';

let database: PlannedDatabase;
let ctx: TestRequestContext;
let listId: number;
let itemId: number;

beforeAll(async () => {
  database = await aPlannedDatabase();
  const { db } = database;
  await aGrownShop(db);
  const list = await db
    .selectFrom('purchase_lists')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .offset(9)
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom('purchase_list_lines')
    .select('item_id')
    .where('list_id', '=', list.id)
    .executeTakeFirstOrThrow();
  listId = list.id;
  itemId = line.item_id ?? 0;
  ctx = await aRequestContext(db, {
    person: {
      customerId: list.customer_id,
      email: 'c@example.com',
      firstName: 'Ada',
      lastName: 'Riva',
      company: 'Officina',
      kind: 'business',
      staffRole: null,
    },
  });
}, 120_000);
afterAll(() => database.close());

const readsAWholeTable = readsWhole(growing);

test.each<readonly [string, string, () => Promise<unknown>]>([
  ['the table of a customer', 'purchase_lists_by_customer', () => listLists(ctx)],
  [
    'a list with its prices',
    'purchase_list_lines_list_id_item_id_attributes_key',
    () => readList(ctx, listId),
  ],
  [
    'a new list',
    'purchase_lists_by_customer',
    () => saveList(ctx, { title: 'Nuova', productstring: `${itemId}:2|`, pricelist: '' }),
  ],
  [
    'another quantity',
    'purchase_list_lines_',
    () => updateList(ctx, { listId, request: { items: [{ itemId, quantity: 4 }] } }),
  ],
  [
    'a list in the cart',
    'purchase_list_lines_',
    () => putInCart(ctx, { listId, request: { items: [{ itemId, quantity: 4 }] } }),
  ],
  ['a list that is deleted', 'purchase_lists_pkey', () => deleteList(ctx, listId)],
])('%s is found by %s and no table that grows is read whole', async (_, index, work) => {
  const plan = await database.plansOf(work);
  expect(plan).toMatch(new RegExp(index));
  expect(plan).not.toMatch(readsAWholeTable);
});
