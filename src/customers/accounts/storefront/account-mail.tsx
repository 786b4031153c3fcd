import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { emailsFor } from '#messages/emails-for.ts';
import type { AccountEmailKind } from '../rules/account-emails.ts';
import { accountLinkPath } from '../rules/account-link.ts';
import type { EmailedAccount } from '../server/account-emails.ts';

/** An email about the account; the key of its link is never stored. */
export function accountMail(
  account: EmailedAccount,
  { settings, shopUrl }: SendingShop,
  kind: AccountEmailKind,
): ComposedEmail {
  const locale = settings.interface_language;
  const shopName = settings.shop_name;
  const { accounts, ...emails } = emailsFor(locale);
  const { subject, heading, button, after, ...words } = emails[kind];
  const hello = accounts.hello(account.firstName);
  const paragraphs = words.paragraphs(shopName, account.email);
  const url = account.link && `${shopUrl}${accountLinkPath(account.link, MASKED_KEY)}`;
  const screen = (
    <MailFrame locale={locale} shopName={shopName} heading={heading} foot={after}>
      <p style={style.text}>{hello}</p>
      {paragraphs.map((text) => (
        <p key={text} style={{ ...style.text, overflowWrap: 'anywhere' }}>
          {text}
        </p>
      ))}
      {url ? (
        <p style={{ ...style.text, margin: '24px 0' }}>
          <a href={url} style={style.button}>
            {button}
          </a>
        </p>
      ) : null}
    </MailFrame>
  );
  const text = [heading, hello, ...paragraphs, ...(url ? [`${button}:\n${url}`] : []), after].join('\n\n');
  return { subject: subject(shopName), screen, text };
}
