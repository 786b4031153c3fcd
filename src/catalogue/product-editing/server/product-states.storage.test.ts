import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { changeStates, emptyTrash } from './change-states.ts';
import { publishProducts } from './publish-products.ts';
import { readVersions } from './read-versions.ts';
import { saveProduct } from './save-product.ts';

let home: TestDatabase;
let owner: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  owner = await aRequestContext(home.db, { person: await aPerson(home.db, 'administrator') });
});
afterAll(() => home.close());

const aDayMs = 24 * 60 * 60 * 1000;
const productOf = (id: number) =>
  home.db
    .selectFrom('products')
    .select(['status', 'publish_at', 'trashed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

test('a scheduled product is published at its minute, and not before', async () => {
  const at = new Date(owner.clock.now().getTime() + 60_000).toISOString();
  const made = await saveProduct(owner, {
    id: null,
    changes: {
      name: { from: '', to: 'Batteria' },
      status: { from: 'draft', to: 'scheduled' },
      publishAt: { from: null, to: at },
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const needs = { db: home.db, clock: owner.clock };
  expect(await publishProducts(needs)).toBe(0);
  owner.clock.advance(60_000);
  expect(await publishProducts(needs)).toBe(1);
  expect(await publishProducts(needs)).toBe(0);
  expect(await productOf(made.id)).toMatchObject({ status: 'published', publish_at: null });
  expect((await readVersions(owner, made.id))[0]).toMatchObject({ person: '' });
});

test('what was in the trash comes back as it was; after thirty days it is deleted', async () => {
  const { id } = await aProduct(home.db, { columns: { status: 'private' } });
  const other = await aProduct(home.db);
  expect(await changeStates(owner, { ids: [id, other.id], action: 'trash' })).toBe(2);
  expect(await changeStates(owner, { ids: [id, other.id], action: 'trash' })).toBe(0);
  expect(await changeStates(owner, { ids: [id], action: 'restore' })).toBe(1);
  expect(await productOf(id)).toMatchObject({ status: 'private', trashed_at: null });
  const now = owner.clock.now().getTime();
  expect(await emptyTrash(home.db, new Date(now + 29 * aDayMs))).toBe(0);
  expect(await emptyTrash(home.db, new Date(now + 31 * aDayMs))).toBe(1);
  expect(await productOf(other.id)).toBeUndefined();
});

test('what is in the trash is not edited', async () => {
  const { id, name } = await aProduct(home.db);
  await changeStates(owner, { ids: [id], action: 'trash' });
  expect(await saveProduct(owner, { id, changes: { name: { from: name, to: 'x' } } })).toEqual({
    ok: false,
    error: { code: 'in-trash' },
  });
});

test('products are published and taken back together, each with its version', async () => {
  const { id } = await aProduct(home.db, { columns: { status: 'draft' } });
  const other = await aProduct(home.db);
  expect(await changeStates(owner, { ids: [id, other.id], action: 'publish' })).toBe(1);
  expect(await changeStates(owner, { ids: [id, other.id, 999_999], action: 'draft' })).toBe(2);
  expect((await readVersions(owner, id)).map(({ changes }) => changes.status?.to)).toEqual([
    'draft',
    'published',
  ]);
});
