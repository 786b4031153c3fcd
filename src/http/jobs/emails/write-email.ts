import type { Database } from '#foundation/database/client.ts';
import type { SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailText } from '#foundation/services/email-text.ts';
import { readEmailSubject } from '#site/email-texts/server/email-subjects.ts';
import { composeEmail } from '#site/email-texts/storefront/compose-email.tsx';
import type { WaitingEmail, WrittenEmail } from './outbox.ts';

/** Writes an email of the outbox, with the texts that staff wrote; null where what it is about is gone. Throws for an unknown kind. */
export async function writeEmail(
  db: Database,
  email: Pick<WaitingEmail, 'id' | 'kind' | 'ownTexts'>,
  shop: Omit<SendingShop, 'ownText'>,
): Promise<WrittenEmail | null> {
  const about = await readEmailSubject(db, email);
  if (!about) return null;
  const ownText = (id: string, locale: 'it' | 'en') =>
    email.ownTexts.find((text) => text.id === id && text.locale === locale) ?? null;
  const { subject, html, text = emailText(html) } = composeEmail(about, email.kind, { ...shop, ownText });
  return { subject, html, text };
}
