import { offerAnchor, offersPath } from '#foundation/paths/rules/offer-paths.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { offerLettersFor } from '#messages/buying/offer-letters-for.ts';
import { keepWrittenLetters, type WrittenLetter } from '#selling/orders/server/letters-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { findOfferLetter, type OfferToTell } from '#wholesale/offers/server/find-offer-letter.ts';
import { OfferMail } from '#wholesale/offers/storefront/offer-mail.tsx';
import { type Post, sendLetter } from './send-letter.ts';
import { writtenLetter } from './written-letter.tsx';

/** Writes the letter about an offer and sends it, once. */
export async function sendOfferLetter(post: Post, outboxId: number): Promise<void> {
  const found = await findOfferLetter(post.db, outboxId);
  if (!found) return;
  if (found.offer) {
    const written = write(found.offer, await readSettings(post.db), post.shopUrl);
    await keepWrittenLetters(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendLetter(post, outboxId);
}

function write(offer: OfferToTell, settings: Settings, shopUrl: string): WrittenLetter {
  const locale = settings.interface_language;
  const words = offerLettersFor(locale);
  const { id, firstName, vendor, customText, validUntil } = offer;
  return writtenLetter(
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
