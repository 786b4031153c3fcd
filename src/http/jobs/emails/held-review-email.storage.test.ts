import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReviewDraft } from '#catalogue/reviews/rules/review-draft.ts';
import { postReview } from '#catalogue/reviews/server/post-review.ts';
import type { Database } from '#foundation/database/client.ts';
import { silentLog } from '#foundation/services/log.ts';
import { readEmail } from '#selling/orders/server/list-email-log.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type Post, sendEmail } from './send-emails.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

async function aReviewOf(name: string, options: RequestContextOptions = {}) {
  const ctx = await aRequestContext(db, options);
  const product = await aProduct(db, { name });
  const sent = await postReview(
    ctx,
    readReviewDraft({
      comment_post_ID: String(product.id),
      rating: '2',
      comment: 'Mancava <una> vite.\nPeccato.',
      author: 'Ugo & figli',
      email: 'ugo@example.com',
    }),
  );
  if (!sent.ok) throw new Error(sent.error.code);
  const emails = await db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('about_id', '=', sent.review.id)
    .execute();
  const post: Post = {
    db,
    clock: ctx.clock,
    log: silentLog,
    mail: null,
    shopUrl: 'http://shop.test',
    sign: ctx.nonces.sign,
  };
  return { reviewId: sent.review.id, emails, post };
}

test('the shop gets an email about a review that waits, with a link to it', async () => {
  const { reviewId, emails, post } = await aReviewOf('Disco freno');
  expect(emails).toMatchObject([{ recipient: 'ordini@pistone.example' }]);
  const id = emails[0]?.id ?? 0;
  await sendEmail(post, id);
  const email = await readEmail({ db, visitor: { person: null } }, id);
  expect(email).toMatchObject({ status: 'kept', subject: 'Recensione da moderare: Disco freno' });
  expect(email?.html).toContain('Ugo &amp; figli ha scritto una recensione di “Disco freno”.');
  expect(email?.html).toContain('Mancava &lt;una&gt; vite.');
  expect(email?.html).toContain(`http://shop.test/staff/reviews/${reviewId}/`);
  expect(email?.text).toContain('2 stelle su 5');
  expect(email?.text).toContain('> Mancava <una> vite.\n> Peccato.');
  await sendEmail(post, id);
  expect((await readEmail({ db, visitor: { person: null } }, id))?.html).toBe(email?.html);
});

test('no email is written where the setting is off, or where nothing waits', async () => {
  const quiet = await aReviewOf('Filtro', { settings: { review_notify_shop: false } });
  expect(quiet.emails).toEqual([]);
  const shown = await aReviewOf('Cinghia', { settings: { review_moderation: 'publish' } });
  expect(shown.emails).toEqual([]);
});

test('deleting a review deletes its email', async () => {
  const { reviewId, emails, post } = await aReviewOf('Lampada');
  await db.deleteFrom('reviews').where('id', '=', reviewId).execute();
  await sendEmail(post, emails[0]?.id ?? 0);
  expect(await readEmail({ db, visitor: { person: null } }, emails[0]?.id ?? 0)).toBeNull();
});
