import { findReviewLetter, type HeldReview } from '#catalogue/reviews/server/read-held-review.ts';
import { HeldReviewMail, type HeldReviewMailProps } from '#catalogue/reviews/storefront/held-review-mail.tsx';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { keepWrittenLetters, type WrittenLetter } from '#selling/orders/server/letters-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { type Post, sendLetter } from './send-letter.ts';
import { writtenLetter } from './written-letter.tsx';

const LONGEST_EXCERPT = 1000;

/** Writes the letter about a review that waits, and sends it once; a review that has been handled meanwhile is still told of. */
export async function sendReviewLetter(post: Post, outboxId: number): Promise<void> {
  const found = await findReviewLetter(post.db, outboxId);
  if (!found) return;
  if (found.review) {
    const written = write(found.review, await readSettings(post.db), post.shopUrl);
    await keepWrittenLetters(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendLetter(post, outboxId);
}

function write(review: HeldReview, settings: Settings, shopUrl: string): WrittenLetter {
  const locale = settings.interface_language;
  const words = staffMessagesFor(locale).staffReviews;
  const body =
    review.body.length > LONGEST_EXCERPT ? `${review.body.slice(0, LONGEST_EXCERPT)}…` : review.body;
  const props: HeldReviewMailProps = {
    words,
    locale,
    shopName: settings.shop_name,
    review: { ...review, body },
    reviewUrl: `${shopUrl}/staff/reviews/${review.id}/`,
  };
  return writtenLetter(words.mail.subject(review.productName), <HeldReviewMail {...props} />);
}
