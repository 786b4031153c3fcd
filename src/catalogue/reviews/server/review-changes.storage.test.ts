import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';

let home: FreshDatabase;
let db: Database;
let ear: pg.Client;
let heard: string[] = [];

beforeAll(async () => {
  home = await freshDatabase();
  db = createDatabase(createPool(home.url, { max: 2 }));
  ear = new pg.Client({ connectionString: home.url });
  await ear.connect();
  ear.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await ear.query('listen shop_changes');
});
afterAll(async () => {
  await ear.end();
  await db.destroy();
  await home.drop();
});

/** The notices that processes receive from the database while `work` runs, without earlier ones. */
async function noticesOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const until = async (mark: string) => {
    await ear.query(`notify shop_changes, '${mark}'`);
    await expect.poll(() => heard).toContain(mark);
  };
  await until('before');
  heard = [];
  await work();
  await until('after');
  return heard.filter((payload) => payload !== 'after');
}

test('pages are invalidated by changes of reviews that shoppers see, and by no others', async () => {
  const product = await aProduct(db);
  const page = `product:${product.id}`;
  const update = (set: { status?: 'approved' | 'refused' | 'trash'; answer?: string }) =>
    noticesOf(() => db.updateTable('reviews').set(set).where('product_id', '=', product.id).execute());
  const written = await noticesOf(() =>
    db
      .insertInto('reviews')
      .values({
        product_id: product.id,
        author_name: 'Ada',
        author_email: 'ada@example.com',
        body: 'Va bene.',
        rating: 4,
      })
      .execute(),
  );
  expect(written).toEqual([]);
  expect(await update({ answer: 'Ancora non si vede.' })).toEqual([]);
  expect(await update({ status: 'refused' })).toEqual([]);
  expect(await update({ status: 'approved' })).toContain(page);
  expect(await update({ answer: 'Ora si vede.' })).toEqual([page]);
  expect(await update({ status: 'trash' })).toContain(page);
  expect(await noticesOf(() => db.deleteFrom('reviews').execute())).toEqual([]);
});
