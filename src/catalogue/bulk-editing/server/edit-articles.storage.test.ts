import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockList } from '#catalogue/stock/rules/stock-list.ts';
import type { Database } from '#foundation/database/client.ts';
import { aPerson, theStaffRole } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { bulkAction } from '../rules/bulk-form.ts';
import { createBulkEdit } from './create-bulk-edit.ts';
import { postBulkEdit } from './post-bulk-edit.ts';
import { postStockSelection } from './post-selection.ts';
import { readBulkEdit, readBulkEdits } from './read-bulk-edit.ts';
import { runBulkEdit } from './run-bulk-edit.ts';

let home: TestDatabase;
let db: Database;
let clerk: TestRequestContext;
let filter: number;
let cans: readonly number[];

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const role = { ...(await theStaffRole(db, 'administrator')), rights: ['stock'] as const };
  const person = { ...(await aPerson(db, 'administrator')), staffRole: role };
  clerk = await aRequestContext(db, { person });
});
afterAll(() => home.close());
beforeEach(async () => {
  filter = (await aProduct(db, { stock: 2 })).id;
  cans = (
    await aVariableProduct(db, {
      variations: [
        { terms: { litri: '1-l' }, stock: 1 },
        { terms: { litri: '5-l' }, stock: 4 },
      ],
      attributes: [{ slug: `litri-${filter}`, name: 'Litri', terms: ['1-l', '5-l'] }],
    })
  ).variationIds;
});

const of = (id: number) => ({ id, goods: 'articles' }) as const;
function formOf(typed: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  const all = { ...typed, _wpnonce: clerk.nonces.make(bulkAction) };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  return form;
}
const onHand = async (ids: readonly number[]) =>
  (
    await db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', 'in', [...ids])
      .orderBy('product_id')
      .execute()
  ).map((row) => row.on_hand);

test('who may do nothing but stock changes the pieces of chosen articles, a variation without the others', async () => {
  const [can = 0, other = 0] = cans;
  const id = (await createBulkEdit(clerk, { articleIds: [filter, can] })) ?? 0;
  const stock = { stock: 'add', pieces: '10', threshold: '3', action: 'preview' };
  expect(await postBulkEdit(clerk, of(id), formOf(stock))).toEqual({
    kind: 'go',
    path: `/staff/stock/bulk/${id}/`,
  });
  const shown = await readBulkEdit(clerk, of(id));
  expect(shown?.preview).toMatchObject({ changed: 2, refused: 0 });
  expect(shown?.edit).toMatchObject({ goods: 'articles', products: 2, items: 2 });
  await postBulkEdit(clerk, of(id), formOf({ action: 'start' }));
  await runBulkEdit({ db, clock: clerk.clock }, id);
  expect(await onHand([filter, can, other])).toEqual([12, 11, 4]);
  const list = await readBulkEdits(clerk, { goods: 'articles', page: 1 });
  expect(list?.rows.map((row) => row.id)).toContain(id);
  expect((await readBulkEdits(clerk, { goods: 'products', page: 1 }))?.rows).toEqual([]);
});

test('prices, states and edits of products stay closed to them', async () => {
  const id = (await createBulkEdit(clerk, { articleIds: [filter] })) ?? 0;
  for (const typed of [{ price: 'set', priceValue: '1' }, { status: 'draft' }, { taxClass: 'reduced' }]) {
    expect(await postBulkEdit(clerk, of(id), formOf({ ...typed, action: 'preview' }))).toMatchObject({
      problems: { form: 'no-right' },
    });
  }
  const ofProducts = (await createBulkEdit(clerk, { ids: [filter] })) ?? 0;
  expect(await readBulkEdit(clerk, of(ofProducts))).toBeNull();
  expect(await postBulkEdit(clerk, of(ofProducts), formOf({ action: 'start' }))).toEqual({ kind: 'gone' });
});

test('all that the stock list shows is chosen at once, and nothing without its proof', async () => {
  const post = (typed: Readonly<Record<string, string>>, form = formOf(typed)) =>
    postStockSelection(
      clerk,
      new Request('https://shop.example/staff/stock/bulk/?state=low', { method: 'POST', body: form }),
    );
  const path = await post({ all: '1' });
  const id = Number(/bulk\/(\d+)\//.exec(path)?.[1]);
  const low = await readBulkEdit(clerk, of(id));
  expect(low?.edit).toMatchObject({ query: 'state=low' });
  expect(low?.edit.items).toBeGreaterThan(0);
  const list = stockList.path({ ...stockList.whole, state: 'low' });
  expect(await post({})).toBe(list);
  const unproven = formOf({ all: '1' });
  unproven.set('_wpnonce', 'x');
  expect(await post({}, unproven)).toBe(list);
});
