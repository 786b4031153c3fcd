import type { EmailSubjectKind, PlaceholderValues } from '#foundation/emails/rules/email-placeholders.ts';
import { type EmailText, fillPlaceholders } from '#foundation/emails/rules/email-text.ts';
import { type EmailTextId, emailTextsFor } from '#messages/emails-for.ts';
import type { SendingShop } from './composed-email.ts';

/** The text of an email, the shop's own or what staff wrote instead, with its placeholders filled. */
export function emailTextOf<Kind extends EmailSubjectKind>(
  shop: SendingShop,
  id: EmailTextId,
  locale: 'it' | 'en',
  values: PlaceholderValues<Kind>,
): EmailText {
  const { subject, heading, intro, closing } = shop.ownText?.(id, locale) ?? emailTextsFor(locale)[id];
  return {
    subject: fillPlaceholders(subject, values),
    heading: fillPlaceholders(heading, values),
    intro: fillPlaceholders(intro, values),
    closing: fillPlaceholders(closing, values),
  };
}
