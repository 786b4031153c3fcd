import {
  type ComposedEmail,
  excerptOf,
  type SendingShop,
} from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailLines, MailText } from '#kit/ui/mail/mail-text.tsx';
import { emailsFor } from '#messages/emails-for.ts';
import type { HeldReview } from '../server/held-review-email.ts';

const LONGEST_EXCERPT = 1000;

/** The email to the shop about a review that awaits moderation. */
export function heldReviewMail(review: HeldReview, shop: SendingShop): ComposedEmail {
  const { settings, shopUrl } = shop;
  const locale = settings.interface_language;
  const words = emailsFor(locale)['held-review'];
  const { author, rating, productName } = review;
  const { subject, heading, intro, closing } = emailTextOf<'review'>(shop, 'held-review', locale, {
    shop_name: settings.shop_name,
    author,
    product_name: productName,
  });
  const foot = <MailLines text={closing} />;
  const screen = (
    <MailFrame locale={locale} shopName={settings.shop_name} heading={heading} foot={foot}>
      <MailText text={intro} />
      <p style={style.text}>
        <strong>{rating === null ? words.noRating : words.stars(rating)}</strong>
      </p>
      <blockquote style={style.note} dir="auto">
        {excerptOf(review.body, LONGEST_EXCERPT)}
      </blockquote>
      <p style={style.text}>{review.verified ? words.bought : words.notBought}</p>
      <MailButton label={words.open} url={`${shopUrl}/staff/reviews/${review.id}/`} />
    </MailFrame>
  );
  return { subject, screen };
}
