import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { offerPath, offersPath } from '#foundation/paths/rules/offer-paths.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { emailsFor } from '#messages/emails-for.ts';
import type { EmailedOffer, OfferEmailKind } from '../server/offer-email.ts';

/** The email to a customer about an offer: that it is there, or that it was taken back. */
export function offerMail(offer: EmailedOffer, shop: SendingShop, kind: OfferEmailKind): ComposedEmail {
  return kind === 'offer-sent' ? sentMail(offer, shop) : withdrawnMail(offer, shop);
}

function sentMail(offer: EmailedOffer, { settings, shopUrl }: SendingShop): ComposedEmail {
  const locale = settings.interface_language;
  const words = emailsFor(locale)['offer-sent'];
  const { id, firstName, vendor, customText, validUntil } = offer;
  const lastDay = writtenDay(validUntil);
  const screen = (
    <MailFrame
      locale={locale}
      shopName={settings.shop_name}
      heading={words.heading}
      foot={firmLine(settings)}
    >
      <p style={style.text}>{words.greeting(firstName)}</p>
      <p style={style.text}>{words.intro(id)}</p>
      <p style={style.text}>{lastDay === '' ? words.noEnd : words.until(lastDay)}</p>
      {customText === '' ? null : <MailNote title={words.note} text={customText} />}
      <MailButton label={words.button} url={shopUrl + offerPath(id)} />
    </MailFrame>
  );
  return { subject: words.subject(id, vendor ?? settings.shop_name), screen };
}

function withdrawnMail({ id, firstName, vendor }: EmailedOffer, shop: SendingShop): ComposedEmail {
  const { settings, shopUrl } = shop;
  const locale = settings.interface_language;
  const emails = emailsFor(locale);
  const words = emails['offer-withdrawn'];
  const screen = (
    <MailFrame
      locale={locale}
      shopName={settings.shop_name}
      heading={words.heading}
      foot={firmLine(settings)}
    >
      <p style={style.text}>{emails['offer-sent'].greeting(firstName)}</p>
      <p style={style.text}>{words.intro(id)}</p>
      <p style={style.text}>{words.advice}</p>
      <MailButton label={words.button} url={shopUrl + offersPath} />
    </MailFrame>
  );
  return { subject: words.subject(id, vendor ?? settings.shop_name), screen };
}
