import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readRecentlyViewed } from './read-recently-viewed.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

const idsFor = async (ids: readonly number[], most = 6) => {
  const ctx = await aRequestContext(db, { settings: { recently_viewed_products: most } });
  return (await readRecentlyViewed(ctx, ids)).map(({ id }) => id);
};

test('what a browser remembers is shown in its order, as many as the shop shows', async () => {
  const [one, two, three] = [await aProduct(db), await aProduct(db), await aProduct(db)];
  expect(await idsFor([three.id, one.id, two.id])).toEqual([three.id, one.id, two.id]);
  expect(await idsFor([three.id, one.id, two.id], 2)).toEqual([three.id, one.id]);
  expect(await idsFor([])).toEqual([]);
});

test('what is gone, a draft, private or hidden from the catalogue is left out, and others take its place', async () => {
  const shown = await aProduct(db);
  const columns = [{ status: 'draft' }, { status: 'private' }, { catalog_visibility: 'hidden' }] as const;
  const left: number[] = [];
  for (const column of columns) left.push((await aProduct(db, { columns: column })).id);
  expect(await idsFor([999_999, ...left, shown.id], 1)).toEqual([shown.id]);
});
