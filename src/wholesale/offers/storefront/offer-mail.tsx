import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { offerPath, offersPath } from '#foundation/paths/rules/offer-paths.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailText } from '#kit/ui/mail/mail-text.tsx';
import { emailsFor } from '#messages/emails-for.ts';
import type { EmailedOffer, OfferEmailKind } from '../server/offer-email.ts';

/** The email to a customer about an offer: that it is there, or that it was taken back. */
export function offerMail(offer: EmailedOffer, shop: SendingShop, kind: OfferEmailKind): ComposedEmail {
  const { id, firstName, vendor, customText } = offer;
  const { settings, shopUrl } = shop;
  const locale = settings.interface_language;
  const { 'offer-sent': words, 'offer-withdrawn': withdrawn } = emailsFor(locale);
  const { subject, heading, intro, closing } = emailTextOf<'offer'>(shop, kind, locale, {
    shop_name: settings.shop_name,
    seller: vendor ?? settings.shop_name,
    offer_number: String(id),
    first_name: firstName,
  });
  const isSent = kind === 'offer-sent';
  const lastDay = writtenDay(offer.validUntil);
  const screen = (
    <MailFrame locale={locale} shopName={settings.shop_name} heading={heading} foot={firmLine(settings)}>
      <p style={style.text}>{words.greeting(firstName)}</p>
      <MailText text={intro} />
      {isSent ? <p style={style.text}>{lastDay === '' ? words.noEnd : words.until(lastDay)}</p> : null}
      {isSent && customText !== '' ? <MailNote title={words.note} text={customText} /> : null}
      <MailText text={closing} />
      <MailButton
        label={isSent ? words.button : withdrawn.button}
        url={shopUrl + (isSent ? offerPath(id) : offersPath)}
      />
    </MailFrame>
  );
  return { subject, screen };
}
