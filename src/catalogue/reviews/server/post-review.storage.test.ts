import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct, type MadeProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { readReviewDraft } from '../rules/review-draft.ts';
import { MAX_REVIEWS_PER_ADDRESS, MAX_REVIEWS_PER_SENDER, SENDER_WINDOW_MS } from '../rules/review-limits.ts';
import { moderateReviews } from './moderate-reviews.ts';
import { postReview, sentReviewProof } from './post-review.ts';
import { readReviews } from './read-reviews.ts';

let home: TestDatabase;
let db: Database;
let count = 0;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

const draftFor = (product: { id: number }, fields: Record<string, string> = {}) => {
  count += 1;
  return readReviewDraft({
    comment_post_ID: String(product.id),
    rating: '4',
    comment: `Montato senza problemi, prova ${count}.`,
    author: 'Anna Bianchi',
    email: `anna.${count}@example.com`,
    ...fields,
  });
};

const aReviewer = (staffRole: string | null = null) =>
  aPerson(db, staffRole, { firstName: 'Mario', lastName: 'Rossi' });

async function post(
  product: { id: number },
  fields: Record<string, string> = {},
  options: RequestContextOptions = {},
) {
  const ctx = await aRequestContext(db, options);
  const nonce = options.person ? { _wpnonce: ctx.nonces.make('wp_rest') } : {};
  return postReview(ctx, draftFor(product, { ...nonce, ...fields }));
}

const stored = (product: { id: number }) =>
  db.selectFrom('reviews').selectAll().where('product_id', '=', product.id).orderBy('id').execute();

const shownOf = async (product: MadeProduct, options: RequestContextOptions = {}, page = 1) =>
  readReviews(await aRequestContext(db, options), { slug: product.slug, page, sent: null });

const ratingOf = (product: { id: number }) =>
  db
    .selectFrom('products')
    .select(['average_rating', 'review_count'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();

test('[REV-01] a guest’s review is held, and neither shown nor counted until it is approved', async () => {
  const product = await aProduct(db);
  const sent = await post(product, { comment: '<b>Ottimo</b> 👍 שלום', rating: '5' });
  if (!sent.ok) throw new Error(sent.error.code);
  expect(sent.review.held).toBe(true);
  expect(await stored(product)).toMatchObject([
    { status: 'pending', rating: 5, body: '<b>Ottimo</b> 👍 שלום', verified: false, customer_id: null },
  ]);
  expect((await shownOf(product))?.list).toEqual([]);
  expect(await ratingOf(product)).toEqual({ average_rating: 0, review_count: 0 });

  const staff = await aRequestContext(db, { person: await aReviewer('clerk') });
  expect(await moderateReviews(staff, { ids: [sent.review.id], action: 'approve' })).toMatchObject({
    count: 1,
  });
  expect((await shownOf(product))?.list).toMatchObject([{ author: 'Anna Bianchi', rating: 5 }]);
  expect(await ratingOf(product)).toEqual({ average_rating: 5, review_count: 1 });
});

test('[REV-01] the author alone is shown a review that waits, by its proof', async () => {
  const product = await aProduct(db);
  const ctx = await aRequestContext(db);
  const sent = await postReview(ctx, draftFor(product));
  if (!sent.ok) throw new Error(sent.error.code);
  const { id } = sent.review;
  const read = (proof: string) => readReviews(ctx, { slug: product.slug, page: 1, sent: { id, proof } });
  expect((await read('falso'))?.sent).toBeNull();
  expect((await read(sentReviewProof(ctx.nonces, id + 1)))?.sent).toBeNull();
  expect((await read(sentReviewProof(ctx.nonces, id)))?.sent).toMatchObject({ id, held: true });
  expect(ctx.reply.mayBeCached).toBe(false);
});

test('[REV-01] a customer is known by account, and trusted once a review was approved', async () => {
  const person = await aReviewer();
  const [first, second] = [await aProduct(db), await aProduct(db)];
  const one = await post(first, { author: 'Qualcun Altro', email: 'altro@example.com' }, { person });
  if (!one.ok) throw new Error(one.error.code);
  expect(await stored(first)).toMatchObject([
    {
      author_name: 'Mario R.',
      author_email: person.email,
      customer_id: person.customerId,
      status: 'pending',
    },
  ]);
  const staff = await aRequestContext(db, { person: await aReviewer('administrator') });
  await moderateReviews(staff, { ids: [one.review.id], action: 'approve' });
  expect(await post(second, {}, { person })).toMatchObject({ ok: true, review: { held: false } });
  expect(await ratingOf(second)).toEqual({ average_rating: 4, review_count: 1 });
});

test.each([
  ['publish', 'approved'],
  ['hold-all', 'pending'],
] as const)('[REV-01] with review_moderation %s a guest’s review is %s', async (moderation, status) => {
  const product = await aProduct(db);
  await post(product, {}, { settings: { review_moderation: moderation } });
  expect(await stored(product)).toMatchObject([{ status }]);
});

test.each(['0', '6', '1.5', 'abc', '-1', '5 stelle'])(
  '[REV-04] a rating of %s is refused and nothing is stored',
  async (rating) => {
    const product = await aProduct(db);
    expect(await post(product, { rating })).toMatchObject({
      ok: false,
      error: { code: 'fields', problems: [{ field: 'rating' }] },
    });
    expect(await stored(product)).toEqual([]);
  },
);

test('[REV-05] with another value than yes a review without a rating is accepted, and changes no average', async () => {
  const product = await aProduct(db);
  expect(await post(product, { rating: '' })).toMatchObject({ ok: false });
  const settings = { review_rating_required: 'no', review_moderation: 'publish' } as const;
  expect(await post(product, { rating: '2' }, { settings })).toMatchObject({ ok: true });
  expect(await post(product, { rating: '' }, { settings })).toMatchObject({ ok: true });
  expect(await ratingOf(product)).toEqual({ average_rating: 2, review_count: 2 });
});

test('where the shop takes no ratings none is stored', async () => {
  const product = await aProduct(db);
  await post(product, { rating: '9' }, { settings: { review_ratings_enabled: false } });
  expect(await stored(product)).toMatchObject([{ rating: null }]);
});

test('the same text by the same author is taken once, also when it is sent twice at once', async () => {
  const product = await aProduct(db);
  const same = { comment: 'La stessa recensione.', email: 'Doppia@example.com' };
  const results = await Promise.all([post(product, same), post(product, same), post(product, same)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await post(product, { ...same, email: 'doppia@EXAMPLE.com' })).toMatchObject({
    ok: false,
    error: { code: 'duplicate' },
  });
  expect(await stored(product)).toHaveLength(1);
});

test('a sender of many reviews in a short time has to wait; the address is stored as a keyed digest, and not for long', async () => {
  const clock = fakeClock();
  const address = '198.51.100.23';
  const product = await aProduct(db);
  for (let sent = 0; sent < MAX_REVIEWS_PER_ADDRESS; sent += 1) {
    expect(await post(product, {}, { clock, address })).toMatchObject({ ok: true });
  }
  const tooMany = { ok: false, error: { code: 'too-many' } };
  expect(await post(await aProduct(db), {}, { clock, address })).toMatchObject(tooMany);
  expect(await post(product, {}, { clock, address: '198.51.100.24' })).toMatchObject({ ok: true });
  const senders = await db.selectFrom('review_senders').selectAll().execute();
  expect(senders.length).toBeGreaterThan(0);
  expect(senders.some(({ sender }) => sender.toString('latin1').includes(address))).toBe(false);
  clock.advance(SENDER_WINDOW_MS + 1);
  expect(await post(product, {}, { clock, address })).toMatchObject({ ok: true });
  const stored = await sql<{ count: number }>`select count(*)::int as count from review_senders`.execute(db);
  expect(stored.rows[0]?.count).toBe(1);
});

test('an account that sends many in a short time has to wait, from wherever it sends', async () => {
  const person = await aReviewer();
  const product = await aProduct(db);
  for (let sent = 0; sent < MAX_REVIEWS_PER_SENDER; sent += 1) {
    expect(await post(product, {}, { person, address: `203.0.113.${sent}` })).toMatchObject({ ok: true });
  }
  expect(await post(product, {}, { person })).toMatchObject({ ok: false, error: { code: 'too-many' } });
  expect(await stored(product)).toHaveLength(MAX_REVIEWS_PER_SENDER);
});

test('a review by a customer needs the nonce of the customer’s own session', async () => {
  const [mario, other] = [await aReviewer(), await aReviewer()];
  const product = await aProduct(db);
  const found = (person: Person) => ({ id: person.customerId + 100_000, customerId: person.customerId });
  const theirs = (await aRequestContext(db, { person: other, found: found(other) })).nonces.make('wp_rest');
  for (const _wpnonce of ['', 'falso', theirs]) {
    const result = await post(product, { _wpnonce }, { person: mario, found: found(mario) });
    expect(result).toMatchObject({ ok: false, error: { code: 'expired-form' } });
  }
  expect(await post(product, { _wpnonce: theirs })).toMatchObject({ error: { code: 'expired-form' } });
  expect(await stored(product)).toEqual([]);
});

test('machines, closed products, variations and products that are not there are refused', async () => {
  const product = await aProduct(db);
  const closed = await aProduct(db, { columns: { reviews_allowed: false } });
  const draft = await aProduct(db, { columns: { status: 'draft' } });
  const codeOf = async (where: { id: number }, fields = {}, options: RequestContextOptions = {}) => {
    const result = await post(where, fields, options);
    return result.ok ? 'ok' : result.error.code;
  };
  expect(await codeOf(product, { url: 'https://spam.example' })).toBe('machine');
  expect(await codeOf(closed)).toBe('closed');
  expect(await codeOf(product, {}, { settings: { reviews_enabled: false } })).toBe('closed');
  expect(await codeOf(draft)).toBe('unknown-product');
  expect(await codeOf({ id: 987_654 })).toBe('unknown-product');
  expect(await codeOf(product, { comment_post_ID: "1'; drop table reviews" })).toBe('unknown-product');
  expect(await stored(product)).toEqual([]);
});

test('a review is a verified purchase where a paid order by account or email has the product', async () => {
  const [bought, other] = [await aProduct(db, { stock: 50 }), await aProduct(db)];
  const buyer = await aRequestContext(db);
  await addToCart(buyer, { productId: bought.id, quantity: 1, attributes: {} });
  const placed = await placeOrder(buyer, readCheckoutForm(aCheckoutForm({ payment_method: 'bacs' })));
  if (!placed.ok) throw new Error(placed.error.code);
  const by = { email: 'Anna.Bianchi@example.com' };
  const settings = { reviews_from_buyers_only: true };
  // A transfer that has not come in is no purchase yet.
  expect(await post(bought, by, { settings })).toMatchObject({ error: { code: 'buyers-only' } });
  await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', placed.order.id).execute();
  expect(await post(bought, by, { settings })).toMatchObject({ ok: true });
  expect(await post(other, by, { settings })).toMatchObject({ error: { code: 'buyers-only' } });
  expect(await post(bought, {}, { settings })).toMatchObject({ error: { code: 'buyers-only' } });
  expect(await stored(bought)).toMatchObject([{ verified: true }]);
  expect(await stored(other)).toEqual([]);
});
