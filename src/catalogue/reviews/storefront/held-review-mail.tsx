import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import type { StaffReviewsMessages } from '#messages/it/staff-reviews.ts';

export type HeldReviewMailProps = {
  readonly words: StaffReviewsMessages;
  readonly locale: 'it' | 'en';
  readonly shopName: string;
  readonly review: {
    readonly author: string;
    readonly rating: number | null;
    readonly body: string;
    readonly verified: boolean;
    readonly productName: string;
  };
  /** where it is moderated */
  readonly reviewUrl: string;
};

/** The mail that tells the shop of a review that waits. */
export function HeldReviewMail({ words, locale, shopName, review, reviewUrl }: HeldReviewMailProps) {
  const { mail } = words;
  return (
    <MailFrame locale={locale} shopName={shopName} heading={mail.heading} foot={mail.why}>
      <p style={style.text}>{mail.intro(review.author, review.productName)}</p>
      <p style={style.text}>
        <strong>{review.rating === null ? words.noRating : words.stars(review.rating)}</strong>
      </p>
      <blockquote style={style.note} dir="auto">
        {review.body}
      </blockquote>
      <p style={style.text}>{review.verified ? mail.bought : mail.notBought}</p>
      <MailButton label={mail.open} url={reviewUrl} />
    </MailFrame>
  );
}
