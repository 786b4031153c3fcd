import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aProduct, type MadeProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readReviews } from './read-reviews.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

const shownOf = async (product: MadeProduct, options: RequestContextOptions = {}, page = 1) =>
  readReviews(await aRequestContext(db, options), { slug: product.slug, page, sent: null });

test('the mark of a purchase is shown only where the setting says so', async () => {
  const product = await aProduct(db);
  await db
    .insertInto('reviews')
    .values({
      product_id: product.id,
      author_name: 'Ada',
      author_email: 'ada@example.com',
      body: 'Va bene.',
      rating: 3,
      status: 'approved',
      verified: true,
    })
    .execute();
  expect((await shownOf(product))?.list).toMatchObject([{ verified: true, rating: 3 }]);
  const without = { review_show_verified: false, review_ratings_enabled: false };
  expect((await shownOf(product, { settings: without }))?.list).toMatchObject([
    { verified: false, rating: null },
  ]);
  expect(await shownOf(product, { settings: { reviews_enabled: false } })).toMatchObject({
    list: [],
    enabled: false,
    terms: { open: false },
  });
});

test('[PDP-03] reviews are read page by page, newest first; the histogram counts all of them', async () => {
  const product = await aProduct(db);
  await db
    .insertInto('reviews')
    .values(
      Array.from({ length: 23 }, (_, index) => ({
        product_id: product.id,
        author_name: `Autore ${index}`,
        author_email: `a${index}@example.com`,
        body: 'Va bene.',
        rating: index < 20 ? 5 : 1,
        status: 'approved' as const,
        created_at: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    )
    .execute();
  const second = await shownOf(product, {}, 2);
  expect(second).toMatchObject({ page: 2, pages: 3 });
  expect(second?.list.map(({ author }) => author)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Autore ${12 - index}`),
  );
  expect(second?.histogram).toMatchObject([
    { count: 20 },
    { count: 0 },
    { count: 0 },
    { count: 0 },
    { count: 3 },
  ]);
  expect((await shownOf(product, {}, 3))?.list).toHaveLength(3);
  expect(await shownOf(product, {}, 4)).toBeNull();
});
