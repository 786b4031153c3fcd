import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReviewDraft } from '#catalogue/reviews/rules/review-draft.ts';
import { postReview } from '#catalogue/reviews/server/post-review.ts';
import type { Database } from '#foundation/database/client.ts';
import { silentLog } from '#foundation/services/log.ts';
import { readLetter } from '#selling/orders/server/list-post-box.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aToolbox, type ToolboxWish } from '#tests/factories/a-toolbox.ts';
import type { Post } from './send-letter.ts';
import { sendReviewLetter } from './send-review-letter.tsx';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

async function aReviewOf(name: string, wish: ToolboxWish = {}) {
  const toolbox = await aToolbox(db, wish);
  const product = await aProduct(db, { name });
  const sent = await postReview(
    toolbox,
    readReviewDraft({
      comment_post_ID: String(product.id),
      rating: '2',
      comment: 'Mancava <una> vite.\nPeccato.',
      author: 'Ugo & figli',
      email: 'ugo@example.com',
    }),
  );
  if (!sent.ok) throw new Error(sent.error.code);
  const letters = await db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('review_id', '=', sent.review.id)
    .execute();
  const post: Post = {
    db,
    clock: toolbox.clock,
    log: silentLog,
    mail: null,
    shopUrl: 'http://shop.test',
    sign: toolbox.nonces.sign,
  };
  return { reviewId: sent.review.id, letters, post };
}

test('the shop is told of a review that waits, with a way to it', async () => {
  const { reviewId, letters, post } = await aReviewOf('Disco freno');
  expect(letters).toMatchObject([{ recipient: 'ordini@pistone.example' }]);
  const id = letters[0]?.id ?? 0;
  await sendReviewLetter(post, id);
  const letter = await readLetter({ db, visitor: { person: null } }, id);
  expect(letter).toMatchObject({ status: 'kept', subject: 'Recensione da moderare: Disco freno' });
  expect(letter?.html).toContain('Ugo &amp; figli ha scritto una recensione di «Disco freno».');
  expect(letter?.html).toContain('Mancava &lt;una&gt; vite.');
  expect(letter?.html).toContain(`http://shop.test/staff/reviews/${reviewId}/`);
  expect(letter?.text).toContain('2 stelle su 5');
  expect(letter?.text).toContain('> Mancava <una> vite.\n> Peccato.');
  await sendReviewLetter(post, id);
  expect((await readLetter({ db, visitor: { person: null } }, id))?.html).toBe(letter?.html);
});

test('no letter is written where the setting is off, or where nothing waits', async () => {
  const quiet = await aReviewOf('Filtro', { settings: { review_notify_shop: false } });
  expect(quiet.letters).toEqual([]);
  const shown = await aReviewOf('Cinghia', { settings: { review_moderation: 'publish' } });
  expect(shown.letters).toEqual([]);
});

test('a review that is gone takes its letter along', async () => {
  const { reviewId, letters, post } = await aReviewOf('Lampada');
  await db.deleteFrom('reviews').where('id', '=', reviewId).execute();
  await sendReviewLetter(post, letters[0]?.id ?? 0);
  expect(await readLetter({ db, visitor: { person: null } }, letters[0]?.id ?? 0)).toBeNull();
});
