import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readChanges, readNow } from './refresh-listing-index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const touch = (id: number) => ({ product_id: id });

test('a change is read once, also when an earlier transaction ends later', async () => {
  const { db } = database;
  const late = await db.startTransaction().execute();
  try {
    let until = await readNow(db);
    const read = async () => {
      const changes = await readChanges(db, until);
      until = changes.until;
      return changes.ids;
    };
    await late.insertInto('listing_changes').values(touch(1)).execute();
    await db.insertInto('listing_changes').values(touch(2)).execute();
    expect(await read()).toEqual([2]);
    expect(await read()).toEqual([]);
    await late.commit().execute();
    expect(await read()).toEqual([1]);
    expect(await read()).toEqual([]);
  } finally {
    if (!late.isCommitted) await late.rollback().execute();
  }
});

test('one line stands for a shop that was loaded quietly, and many changes for everything', async () => {
  const { db } = database;
  const before = await readNow(db);
  await db.insertInto('listing_changes').values({ product_id: null }).execute();
  expect((await readChanges(db, before)).ids).toBeNull();
  const later = await readNow(db);
  const many = Array.from({ length: 5001 }, (_, id) => touch(id + 1));
  await db.insertInto('listing_changes').values(many).execute();
  expect((await readChanges(db, later)).ids).toBeNull();
});

test('what changes where a product is listed leaves a line', async () => {
  const { db } = database;
  const product = await aProduct(db, { stock: 5 });
  const shown = async (change: () => Promise<unknown>) => {
    // What was read already is skipped, also where another database of the server holds back its oldest transaction.
    const { until } = await readChanges(db, await readNow(db));
    await change();
    const { ids, priced } = await readChanges(db, until);
    expect([ids, priced]).toContainEqual([]);
    return ids?.length === 0 ? priced : ids;
  };
  const update = (columns: Record<string, unknown>) => () =>
    db.updateTable('products').set(columns).where('id', '=', product.id).execute();
  expect(await shown(update({ regular_price_cents: 12_345 }))).toEqual([product.id]);
  expect(await shown(update({ total_sales: 77 }))).toEqual([product.id]);
  expect(await shown(update({ status: 'draft' }))).toEqual([product.id]);
  expect(await shown(update({ description: 'Un altro testo' }))).toEqual([]);
  const stock = db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', product.id);
  expect(await shown(() => stock.execute())).toEqual([product.id]);
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'm', name: 'M' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await shown(update({ brand_id: brand.id }))).toEqual([product.id]);
  const removal = db.deleteFrom('products').where('id', '=', product.id);
  expect(await shown(() => removal.execute())).toEqual([product.id]);
});
