import { findReviewEmail, type HeldReview } from '#catalogue/reviews/server/read-held-review.ts';
import { HeldReviewMail, type HeldReviewMailProps } from '#catalogue/reviews/storefront/held-review-mail.tsx';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { storeWrittenEmails, type WrittenEmail } from '#selling/orders/server/emails-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { type Post, sendEmail } from './send-email.ts';
import { writtenEmail } from './written-email.tsx';

const LONGEST_EXCERPT = 1000;

/** Writes the email about a review that waits, and sends it once; a review that has been handled meanwhile is still told of. */
export async function sendReviewEmail(post: Post, outboxId: number): Promise<void> {
  const found = await findReviewEmail(post.db, outboxId);
  if (!found) return;
  if (found.review) {
    const written = write(found.review, await readSettings(post.db), post.shopUrl);
    await storeWrittenEmails(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendEmail(post, outboxId);
}

function write(review: HeldReview, settings: Settings, shopUrl: string): WrittenEmail {
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
  return writtenEmail(words.mail.subject(review.productName), <HeldReviewMail {...props} />);
}
