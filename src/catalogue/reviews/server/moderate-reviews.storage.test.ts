import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import type { StaffReviewQuery } from '../rules/staff-review.ts';
import { answerReview } from './answer-review.ts';
import { listStaffReviews } from './list-staff-reviews.ts';
import { moderateReviews } from './moderate-reviews.ts';
import { readReviews } from './read-reviews.ts';
import { readStaffReview } from './read-staff-review.ts';

let home: TestDatabase;
let db: Database;
let staff: TestRequestContext;
let count = 0;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  const person = await aPerson(db, 'clerk', { firstName: 'Ada', lastName: 'Riva' });
  staff = await aRequestContext(db, { person });
});
afterAll(() => home.close());

async function aReview(
  productId: number,
  options: {
    status?: 'pending' | 'approved';
    rating?: number;
    body?: string;
    author?: string;
    at?: Date;
  } = {},
): Promise<number> {
  count += 1;
  const { id } = await db
    .insertInto('reviews')
    .values({
      product_id: productId,
      author_name: options.author ?? `Autore ${count}`,
      author_email: `autore.${count}@example.com`,
      body: options.body ?? `Testo ${count}`,
      rating: options.rating ?? 4,
      status: options.status ?? 'pending',
      ...(options.at ? { created_at: options.at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ratingOf = (productId: number) =>
  db
    .selectFrom('products')
    .select(['average_rating', 'review_count'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();

const list = async (query: Partial<StaffReviewQuery>) =>
  listStaffReviews(staff, { status: null, words: '', page: 1, ...query });

test('average and count follow every step of moderation, and each step is noted with who and when', async () => {
  const { id: productId } = await aProduct(db);
  const [good, bad] = [await aReview(productId, { rating: 5 }), await aReview(productId, { rating: 2 })];
  const move = async (action: Parameters<typeof moderateReviews>[1]['action'], ...ids: number[]) => {
    const moved = await moderateReviews(staff, { ids, action });
    return [moved.count, await ratingOf(productId)];
  };
  expect(await move('approve', good, bad)).toEqual([2, { average_rating: 3.5, review_count: 2 }]);
  expect(await move('approve', good, bad)).toEqual([0, { average_rating: 3.5, review_count: 2 }]);
  expect(await move('refuse', bad)).toEqual([1, { average_rating: 5, review_count: 1 }]);
  expect(await move('trash', good, bad)).toEqual([2, { average_rating: 0, review_count: 0 }]);
  expect(await move('restore', good, bad)).toEqual([2, { average_rating: 5, review_count: 1 }]);
  const review = await readStaffReview(staff, good);
  expect(review?.status).toBe('approved');
  expect(review?.events.map(({ kind, by, at }) => [kind, by, at])).toEqual(
    ['approved', 'trashed', 'restored'].map((kind) => [kind, 'Ada Riva', staff.clock.now().toISOString()]),
  );
  expect((await readStaffReview(staff, bad))?.status).toBe('refused');
});

test('ids of nothing change nothing', async () => {
  expect(await moderateReviews(staff, { ids: [], action: 'approve' })).toMatchObject({ count: 0 });
  expect(await moderateReviews(staff, { ids: [987_654], action: 'approve' })).toMatchObject({ count: 0 });
  expect(await readStaffReview(staff, 987_654)).toBeNull();
});

test('only staff may handle reviews, whatever called', async () => {
  const { id: productId } = await aProduct(db);
  const review = await aReview(productId);
  const guest = await aRequestContext(db);
  await expect(moderateReviews(guest, { ids: [review], action: 'approve' })).rejects.toThrow(/only staff/);
  await expect(answerReview(guest, { reviewId: review, text: 'Grazie' })).rejects.toThrow(/only staff/);
  expect(await readStaffReview(staff, review)).toMatchObject({ status: 'pending', answer: '', events: [] });
});

test('the shop’s answer stands under the review until it is taken away', async () => {
  const product = await aProduct(db);
  const review = await aReview(product.id, { status: 'approved' });
  const shown = async () =>
    (await readReviews(staff, { slug: product.slug, page: 1, sent: null }))?.list[0]?.answer ?? null;
  expect(await answerReview(staff, { reviewId: review, text: ' Grazie!\r\nA presto. ' })).toMatchObject({
    what: 'answered',
  });
  expect(await shown()).toEqual({ text: 'Grazie!\nA presto.', at: staff.clock.now().toISOString() });
  expect(await answerReview(staff, { reviewId: review, text: 'Grazie!\nA presto.' })).toMatchObject({
    what: 'unchanged',
  });
  expect(await answerReview(staff, { reviewId: review, text: 'x'.repeat(2001) })).toMatchObject({
    ok: false,
  });
  expect(await answerReview(staff, { reviewId: review, text: ' ' })).toMatchObject({
    what: 'answer-removed',
  });
  expect(await shown()).toBeNull();
  const events = (await readStaffReview(staff, review))?.events.map(({ kind }) => kind);
  expect(events).toEqual(['answered', 'answer-removed']);
});

test('the list has waiting reviews first, then the newest, and those in the bin apart', async () => {
  const own = await aTestDatabase();
  const ctx = { ...staff, db: own.db };
  const outer = db;
  db = own.db;
  const product = await aProduct(db, { name: 'Disco freno', sku: 'DF-77' });
  const day = (date: number) => new Date(Date.UTC(2026, 4, date));
  const oldPending = await aReview(product.id, { at: day(1), author: 'Zeno', body: 'Sconto del 50%_vero' });
  const approved = await aReview(product.id, { at: day(3), status: 'approved', author: 'Bruno' });
  const newPending = await aReview(product.id, { at: day(2) });
  const ids = async (query: Partial<StaffReviewQuery>) =>
    (await listStaffReviews(ctx, { status: null, words: '', page: 1, ...query }))?.rows.map(({ id }) => id);
  expect(await ids({})).toEqual([newPending, oldPending, approved]);
  expect(await ids({ status: 'approved' })).toEqual([approved]);
  expect(await ids({ status: 'trash' })).toEqual([]);
  expect(await ids({ words: 'bruno' })).toEqual([approved]);
  expect(await ids({ words: '0%_V' })).toEqual([oldPending]);
  expect(await ids({ words: '%' })).toEqual([oldPending]);
  expect(await ids({ words: 'df-77', status: 'pending' })).toEqual([newPending, oldPending]);
  expect(await ids({ words: "'; drop table reviews; --" })).toEqual([]);
  expect(await ids({ page: 2 })).toBeUndefined();
  expect(await listStaffReviews(ctx, { status: null, words: '', page: 1 })).toMatchObject({
    total: 3,
    pages: 1,
    counts: { pending: 2, approved: 1, refused: 0, trash: 0 },
  });
  db = outer;
  await own.close();
});

test('a list has pages', async () => {
  const { id: productId } = await aProduct(db);
  for (let made = 0; made < 30; made += 1) await aReview(productId);
  const second = await list({ status: 'pending', page: 2 });
  expect(second?.rows.length).toBe((second?.total ?? 0) - 25);
});
