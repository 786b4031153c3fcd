import { offerAnchor, offersPath } from '#foundation/paths/rules/offer-paths.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { offerEmailsFor } from '#messages/buying/offer-emails-for.ts';
import { storeWrittenEmails, type WrittenEmail } from '#selling/orders/server/emails-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { findOfferEmail, type OfferToTell } from '#wholesale/offers/server/find-offer-email.ts';
import { OfferMail } from '#wholesale/offers/storefront/offer-mail.tsx';
import { type Post, sendEmail } from './send-email.ts';
import { writtenEmail } from './written-email.tsx';

/** Writes the email about an offer and sends it, once. */
export async function sendOfferEmail(post: Post, outboxId: number): Promise<void> {
  const found = await findOfferEmail(post.db, outboxId);
  if (!found) return;
  if (found.offer) {
    const written = write(found.offer, await readSettings(post.db), post.shopUrl);
    await storeWrittenEmails(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendEmail(post, outboxId);
}

function write(offer: OfferToTell, settings: Settings, shopUrl: string): WrittenEmail {
  const locale = settings.interface_language;
  const words = offerEmailsFor(locale);
  const { id, firstName, vendor, customText, validUntil } = offer;
  return writtenEmail(
    words.subject(id, vendor ?? settings.shop_name),
    <OfferMail
      locale={locale}
      shopName={settings.shop_name}
      heading={words.heading}
      greeting={words.greeting(firstName)}
      intro={words.intro(id)}
      until={validUntil === '' ? words.noEnd : words.until(validUntil.split('-').toReversed().join('/'))}
      note={customText === '' ? null : { label: words.note, text: customText }}
      button={{ label: words.button, url: `${shopUrl}${offersPath}#${offerAnchor(id)}` }}
      foot={firmLine(settings)}
    />,
  );
}
