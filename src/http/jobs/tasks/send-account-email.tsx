import { renderToStaticMarkup } from 'react-dom/server';
import { accountEmailKinds } from '#customers/accounts/rules/account-emails.ts';
import { accountLinkPath } from '#customers/accounts/rules/account-link.ts';
import { type AccountEmailFacts, findAccountEmail } from '#customers/accounts/server/find-account-email.ts';
import { AccountMail, accountMailText } from '#customers/accounts/storefront/account-mail.tsx';
import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { accountEmailsFor } from '#messages/account-emails-for.ts';
import { storeWrittenEmails, type WrittenEmail } from '#selling/orders/server/emails-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { type Post, sendEmail } from './send-email.ts';

/** Writes an email about an account and sends it once; the key of its link is never stored. */
export async function sendAccountEmail(post: Post, outboxId: number): Promise<void> {
  const found = await findAccountEmail(post.db, outboxId);
  if (!found) return;
  if (!found.written) {
    const written = write(found, post.shopUrl, await readSettings(post.db));
    await storeWrittenEmails(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendEmail(post, outboxId);
}

function write(facts: AccountEmailFacts, shopUrl: string, settings: Settings): WrittenEmail {
  const url = facts.link && `${shopUrl}${accountLinkPath(facts.link, MASKED_KEY)}`;
  const locale = settings.interface_language;
  const kind = accountEmailKinds.find((known) => known === facts.kind);
  if (!kind) throw new Error(`nobody knows how to write a letter of the kind ${facts.kind}`);
  const emails = accountEmailsFor(locale);
  const { subject, heading, paragraphs, button, after } = emails[kind];
  const props = {
    locale,
    shopName: settings.shop_name,
    heading,
    hello: emails.hello(facts.firstName),
    paragraphs: paragraphs(settings.shop_name, facts.email),
    link: url === null ? null : { label: button, url },
    after,
  };
  return {
    subject: subject(settings.shop_name),
    html: `<!DOCTYPE html>${renderToStaticMarkup(<AccountMail {...props} />)}`,
    text: accountMailText(props),
  };
}
