import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailLines, MailText } from '#kit/ui/mail/mail-text.tsx';
import { stockAlertEmailsFor } from '#messages/emails-for.ts';
import { alertLinkPath } from '../rules/stock-alert.ts';
import type { EmailedStockAlert, StockAlertEmailKind } from '../server/stock-alert-emails.ts';

/** The emails of a request: the question whether the address is one's own, and the news that the article can be bought again. */
export function stockAlertMail(
  alert: EmailedStockAlert,
  shop: SendingShop,
  kind: StockAlertEmailKind,
): ComposedEmail {
  const { settings, shopUrl } = shop;
  const { locale, name, choices, sku, slug, attributes } = alert;
  const words = stockAlertEmailsFor(locale);
  const { subject, heading, intro, closing } = emailTextOf<'stock-alert'>(shop, kind, locale, {
    shop_name: settings.shop_name,
    product_name: choices === '' ? name : `${name} (${choices})`,
  });
  const link = `${shopUrl}${alertLinkPath(MASKED_KEY)}`;
  const chosen = new URLSearchParams(attributes).toString();
  const product = `${shopUrl}${productPath(slug)}${chosen === '' ? '' : `?${chosen}`}`;
  const isQuestion = kind === 'stock-alert-confirm';
  const screen = (
    <MailFrame
      locale={locale}
      shopName={settings.shop_name}
      heading={heading}
      foot={<MailLines text={closing} />}
    >
      <MailText text={intro} />
      {sku ? <p style={style.text}>{words.sku(sku)}</p> : null}
      {isQuestion ? (
        <MailButton label={words.confirm} url={link} />
      ) : (
        <>
          <MailButton label={words.toProduct} url={product} />
          <p style={style.quiet}>
            <a href={link}>{words.manage}</a>
          </p>
        </>
      )}
    </MailFrame>
  );
  return { subject, screen };
}
