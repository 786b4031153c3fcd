import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { findMoved } from './find-moved.ts';

let home: TestDatabase;
let db: Database;
let ctx: TestRequestContext;
let count = 0;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  ctx = await aRequestContext(db);
});
afterAll(() => home.close());

const slugs = () => {
  count += 1;
  return ['a', 'b', 'c'].map((name) => `${name}-${count}`) as [string, string, string];
};
const rename = (id: number, slug: string) =>
  db.updateTable('products').set({ slug }).where('id', '=', id).execute();

test('an address leads to where its product is now, however often that moved', async () => {
  const [a, b, c] = slugs();
  const product = await aProduct(db, { slug: a });
  expect(await findMoved(ctx, 'product', a)).toBeNull();
  await rename(product.id, b);
  await rename(product.id, c);
  for (const old of [a, b]) expect(await findMoved(ctx, 'product', old)).toEqual({ kind: 'moved', slug: c });
  // Renamed back to its first slug: no redirect leads in a circle.
  await rename(product.id, a);
  expect(await findMoved(ctx, 'product', a)).toBeNull();
  expect(await findMoved(ctx, 'product', c)).toEqual({ kind: 'moved', slug: a });
});

test('no redirect leads to a product that is hidden', async () => {
  const [a, b] = slugs();
  const product = await aProduct(db, { slug: a });
  await rename(product.id, b);
  const hidden = { key: 'one', categoryIds: [], productIds: [product.id] };
  const outsider = await aRequestContext(db, { audience: { hidden } });
  expect(await findMoved(outsider, 'product', a)).toBeNull();
  expect(await findMoved(ctx, 'product', a)).toEqual({ kind: 'moved', slug: b });
});

test('an address that another product uses now is that product’s, also when it moves on', async () => {
  const [a, b, c] = slugs();
  const first = await aProduct(db, { slug: a });
  await rename(first.id, b);
  const second = await aProduct(db, { slug: a });
  expect(await findMoved(ctx, 'product', a)).toBeNull();
  await rename(second.id, c);
  expect(await findMoved(ctx, 'product', a)).toEqual({ kind: 'moved', slug: c });
});

test('what was removed for good is gone, with all the addresses that it ever had', async () => {
  const [a, b] = slugs();
  const product = await aProduct(db, { slug: a });
  await rename(product.id, b);
  await db.deleteFrom('products').where('id', '=', product.id).execute();
  for (const old of [a, b]) expect(await findMoved(ctx, 'product', old)).toEqual({ kind: 'gone' });
  const next = await aProduct(db, { slug: a });
  expect(await findMoved(ctx, 'product', a)).toBeNull();
  expect(next.slug).toBe(a);
});

test('categories, tags and texts remember their addresses too, each kind its own', async () => {
  const [a, b] = slugs();
  for (const [table, kind, columns] of [
    ['categories', 'category', { name: 'Nome' }],
    ['tags', 'tag', { name: 'Nome' }],
    ['content_pages', 'content', { title: 'Nome', body_html: '' }],
  ] as const) {
    const names = Object.keys(columns).map((name) => sql.ref(name));
    const values = Object.values(columns).map((value) => sql.val(value));
    await sql`insert into ${sql.table(table)} (slug, ${sql.join(names)}) values (${a}, ${sql.join(values)})`.execute(
      db,
    );
    await sql`update ${sql.table(table)} set slug = ${b} where slug = ${a}`.execute(db);
    expect(await findMoved(ctx, kind, a)).toEqual({ kind: 'moved', slug: b });
  }
  expect(await findMoved(ctx, 'product', a)).toBeNull();
});

test('a slug that cannot be one is not looked for', async () => {
  expect(await findMoved(ctx, 'product', 'a\0')).toBeNull();
  expect(await findMoved(ctx, 'product', 'x'.repeat(301))).toBeNull();
});

test('a product’s last change is noted when what its page says changes, not when it is sold', async () => {
  const { id } = await aProduct(db);
  const changed = async () =>
    (await db.selectFrom('products').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow())
      .updated_at;
  const before = await changed();
  await db.updateTable('products').set({ total_sales: 5, in_stock: false }).where('id', '=', id).execute();
  expect(await changed()).toEqual(before);
  await db.updateTable('products').set({ name: 'Un altro nome' }).where('id', '=', id).execute();
  expect((await changed()).getTime()).toBeGreaterThan(before.getTime());
});
