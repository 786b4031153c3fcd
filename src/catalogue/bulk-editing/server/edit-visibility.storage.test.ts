import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { bulkAction, GUESTS } from '../rules/bulk-form.ts';
import { createBulkEdit } from './create-bulk-edit.ts';
import { command, postBulkEdit } from './post-bulk-edit.ts';
import { readBulkEdit } from './read-bulk-edit.ts';
import { runBulkEdit } from './run-bulk-edit.ts';

let home: TestDatabase;
let db: Database;
let owner: TestRequestContext;
let products: readonly number[];
let group: number;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  owner = await aRequestContext(db, { person: await aPerson(db, 'administrator') });
  products = [(await aProduct(db)).id, (await aProduct(db)).id];
  const found = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '<>', 'retail')
    .executeTakeFirst();
  group = found?.id ?? 0;
});
afterAll(() => home.close());

const of = (id: number) => ({ id, goods: 'products' }) as const;
function formOf(typed: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  form.set('_wpnonce', owner.nonces.make(bulkAction));
  for (const [name, value] of Object.entries(typed)) for (const one of [value].flat()) form.append(name, one);
  return form;
}
const rules = async () =>
  (
    await db
      .selectFrom('visibility_rules')
      .select(['product_id', 'group_id', 'rule'])
      .where('product_id', 'in', [...products])
      .orderBy('product_id')
      .orderBy('rule')
      .execute()
  ).map((row) => [row.product_id, row.group_id, row.rule]);

test('products are hidden from groups and reserved for others; who would be in both lists is refused; undone as it was', async () => {
  const [first = 0, second = 0] = products;
  await db
    .insertInto('visibility_rules')
    .values({ product_id: second, group_id: null, rule: 'only' })
    .execute();
  const before = await rules();
  const id = (await createBulkEdit(owner, { ids: products })) ?? 0;
  const typed = { hidden: 'add', hiddenFor: GUESTS, only: 'add', onlyFor: String(group), action: 'preview' };
  await postBulkEdit(owner, of(id), formOf(typed));
  const shown = await readBulkEdit(owner, of(id));
  expect(shown?.actions[0]).toBe('Nascosto a: aggiunge Visitatori senza account');
  expect(shown?.preview).toMatchObject({ changed: 1, refused: 1 });
  expect(shown?.preview?.refusals).toMatchObject([{ id: second, field: 'onlyFor', code: 'in-both' }]);
  await postBulkEdit(owner, of(id), formOf({ action: 'start' }));
  await runBulkEdit({ db, clock: owner.clock }, id);
  expect(await rules()).toEqual([[first, null, 'hidden'], [first, group, 'only'], ...before]);
  await command(owner, id, 'undo');
  await runBulkEdit({ db, clock: owner.clock }, id);
  expect(await rules()).toEqual(before);
});

test('a group that is gone, or none where one is needed, is refused beside its field', async () => {
  const id = (await createBulkEdit(owner, { ids: products })) ?? 0;
  const post = (typed: Readonly<Record<string, string>>) =>
    postBulkEdit(owner, of(id), formOf({ ...typed, action: 'preview' }));
  expect(await post({ only: 'add', onlyFor: '99999' })).toMatchObject({ problems: { onlyFor: 'not-there' } });
  expect(await post({ hidden: 'add' })).toMatchObject({ problems: { hiddenFor: 'none-chosen' } });
  expect(await post({ hidden: 'replace' })).toMatchObject({ kind: 'go' });
});
