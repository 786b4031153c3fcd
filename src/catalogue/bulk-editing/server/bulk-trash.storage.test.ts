import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productsAction } from '#catalogue/product-editing/rules/product-list.ts';
import { changeStates } from '#catalogue/product-editing/server/change-states.ts';
import type { Database } from '#foundation/database/client.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { bulkAction } from '../rules/bulk-form.ts';
import { createBulkEdit } from './create-bulk-edit.ts';
import { command, postBulkEdit } from './post-bulk-edit.ts';
import { postSelection } from './post-selection.ts';
import { readBulkEdit } from './read-bulk-edit.ts';
import { runBulkEdit, runChunk } from './run-bulk-edit.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;
let category: number;
let products: readonly number[];

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  owner = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
  category = (await aCategory(db)).id;
  const of = { categoryIds: [category] };
  const made = [await aProduct(db, of), await aProduct(db, of), await aVariableProduct(db, of)];
  products = made.map(({ id }) => id);
});
afterAll(() => home.close());

const of = (id: number) => ({ id, goods: 'products' }) as const;
function formOf(typed: Readonly<Record<string, string>>, action = bulkAction): FormData {
  const form = new FormData();
  form.set('_wpnonce', owner.nonces.make(action));
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}
const preview = (id: number, typed: Readonly<Record<string, string>>) =>
  postBulkEdit(owner, of(id), formOf({ ...typed, action: 'preview' }));
async function run(id: number, what: 'start' | 'undo') {
  expect(await command(owner, id, what)).toBe(true);
  await runBulkEdit({ db, clock: owner.clock }, id);
}
const shown = async (id: number) => {
  const read = await readBulkEdit(owner, of(id));
  if (!read) throw new Error('no bulk edit');
  return read;
};
const states = async () =>
  (
    await db
      .selectFrom('products')
      .select('status')
      .where('id', 'in', [...products])
      .orderBy('id')
      .execute()
  ).map(({ status }) => status);
const shop = async () =>
  (
    await sql<{ counted: number; found: number }>`
      select (select product_count from categories where id = ${category}) as counted,
        (select count(*)::int from product_search) as found`.execute(db)
  ).rows[0];

test('chosen products go to the trash and come back with the state that each had; counts and search follow', async () => {
  const [first = 0, second = 0] = products;
  await changeStates(owner, { ids: [second], action: 'draft' });
  expect(await states()).toEqual(['published', 'draft', 'published']);
  const before = await shop();
  const id = (await createBulkEdit(owner, { ids: products })) ?? 0;
  expect(await preview(id, { trash: 'trash' })).toMatchObject({ kind: 'go' });
  const { preview: seen, actions } = await shown(id);
  expect(actions).toEqual(['Vanno nel cestino, dove restano 30 giorni']);
  expect(seen).toMatchObject({ changed: 3, unchanged: 0, refused: 0 });
  expect(seen?.rows.map(({ id: row, state }) => [row, state?.from, state?.to])).toEqual([
    [first, 'published', 'trash'],
    [second, 'draft', 'trash'],
    [products[2], 'published', 'trash'],
  ]);
  await run(id, 'start');
  expect(await states()).toEqual(['trash', 'trash', 'trash']);
  expect(await shop()).toEqual({ counted: 0, found: 0 });
  expect((await shown(id)).edit).toMatchObject({ state: 'done', changed: 3, refused: 0 });
  await run(id, 'undo');
  expect(await states()).toEqual(['published', 'draft', 'published']);
  expect(await shop()).toEqual(before);
  expect((await shown(id)).edit).toMatchObject({ state: 'undone', restored: 3, conflicts: 0 });
});

test('all that lies in the trash is restored from its list, with a preview; what somebody moved meanwhile stays when it is undone', async () => {
  const [first = 0] = products;
  await changeStates(owner, { ids: products, action: 'trash' });
  const request = new Request('http://shop.example/staff/products/bulk/?state=trash', {
    method: 'POST',
    body: formOf({ all: '1' }, productsAction),
  });
  const path = await postSelection(owner, request);
  const id = Number(/bulk\/(\d+)\//.exec(path)?.[1]);
  const { preview: seen, actions } = await shown(id);
  expect(actions).toEqual(['Tornano dal cestino con lo stato di prima']);
  expect(seen?.rows.map(({ state }) => state?.to)).toEqual(['published', 'draft', 'published']);
  await run(id, 'start');
  expect(await states()).toEqual(['published', 'draft', 'published']);
  await changeStates(owner, { ids: [first], action: 'trash' });
  await run(id, 'undo');
  expect(await states()).toEqual(['trash', 'trash', 'trash']);
  const { edit, conflicts } = await shown(id);
  expect(edit).toMatchObject({ restored: 2, conflicts: 1 });
  expect(conflicts).toMatchObject([{ id: first, field: 'trash', code: 'changed-since' }]);
  await changeStates(owner, { ids: products, action: 'restore' });
});

test('one that is stopped has moved what it has done, and takes that back', async () => {
  const id = (await createBulkEdit(owner, { ids: products })) ?? 0;
  await preview(id, { trash: 'trash' });
  await command(owner, id, 'start');
  await runChunk({ db, clock: owner.clock }, id, 1);
  await command(owner, id, 'stop');
  expect(await states()).toEqual(['trash', 'draft', 'published']);
  await run(id, 'undo');
  expect(await states()).toEqual(['published', 'draft', 'published']);
});

test('the trash is chosen alone, and what already lies where it shall stays', async () => {
  const id = (await createBulkEdit(owner, { ids: products })) ?? 0;
  expect(await preview(id, { trash: 'trash', featured: 'yes' })).toMatchObject({
    kind: 'refused',
    problems: { trash: 'alone' },
  });
  expect(await preview(id, { trash: 'restore' })).toMatchObject({ kind: 'go' });
  expect((await shown(id)).preview).toMatchObject({ changed: 0, unchanged: 3 });
});
