import { renderToStaticMarkup } from 'react-dom/server';
import { accountLetterKinds } from '#customers/accounts/rules/account-letters.ts';
import { accountLinkPath } from '#customers/accounts/rules/account-link.ts';
import {
  type AccountLetterFacts,
  findAccountLetter,
} from '#customers/accounts/server/find-account-letter.ts';
import { AccountMail, accountMailText } from '#customers/accounts/storefront/account-mail.tsx';
import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { accountLettersFor } from '#messages/account-letters-for.ts';
import { keepWrittenLetters, type WrittenLetter } from '#selling/orders/server/letters-to-send.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { type Post, sendLetter } from './send-letter.ts';

/** Writes an email about an account and sends it once; the key of its link is never stored. */
export async function sendAccountLetter(post: Post, outboxId: number): Promise<void> {
  const found = await findAccountLetter(post.db, outboxId);
  if (!found) return;
  if (!found.written) {
    const written = write(found, post.shopUrl, await readSettings(post.db));
    await keepWrittenLetters(post.db, [{ id: outboxId, ...written }], 'to-be-sent');
  }
  await sendLetter(post, outboxId);
}

function write(facts: AccountLetterFacts, shopUrl: string, settings: Settings): WrittenLetter {
  const url = facts.link && `${shopUrl}${accountLinkPath(facts.link, MASKED_KEY)}`;
  const locale = settings.interface_language;
  const kind = accountLetterKinds.find((known) => known === facts.kind);
  if (!kind) throw new Error(`nobody knows how to write a letter of the kind ${facts.kind}`);
  const letters = accountLettersFor(locale);
  const { subject, heading, paragraphs, button, after } = letters[kind];
  const props = {
    locale,
    shopName: settings.shop_name,
    heading,
    hello: letters.hello(facts.firstName),
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
