import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailLines, MailText } from '#kit/ui/mail/mail-text.tsx';
import { emailsFor } from '#messages/emails-for.ts';
import type { AccountEmailKind } from '../rules/account-emails.ts';
import { accountLinkPath } from '../rules/account-link.ts';
import type { EmailedAccount } from '../server/account-emails.ts';

/** An email about the account; the key of its link is never stored. */
export function accountMail(
  account: EmailedAccount,
  shop: SendingShop,
  kind: AccountEmailKind,
): ComposedEmail {
  const { settings, shopUrl } = shop;
  const locale = settings.interface_language;
  const shopName = settings.shop_name;
  const { accounts, ...emails } = emailsFor(locale);
  const { button } = emails[kind];
  const hello = accounts.hello(account.firstName);
  const { subject, heading, intro, closing } = emailTextOf<'account'>(shop, kind, locale, {
    shop_name: shopName,
    first_name: account.firstName,
    email: account.email,
  });
  const url = account.link && `${shopUrl}${accountLinkPath(account.link, MASKED_KEY)}`;
  const screen = (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={<MailLines text={closing} />}>
      <p style={style.text}>{hello}</p>
      <MailText text={intro} style={{ ...style.text, overflowWrap: 'anywhere' }} />
      {url ? <MailButton label={button} url={url} /> : null}
    </MailFrame>
  );
  const parts = [heading, hello, intro, url ? `${button}:\n${url}` : '', closing];
  return { subject, screen, text: parts.filter((part) => part !== '').join('\n\n') };
}
