import { stockAlertKey } from '#catalogue/stock-alerts/rules/stock-alert-key.ts';
import { accountLinkText, writeAccountKey } from '#customers/accounts/rules/account-link.ts';
import type { Database } from '#foundation/database/client.ts';
import { markedText, markOf, messageIdOf, replyAddress } from '#foundation/emails/rules/email-mark.ts';
import { type LinkKey, MASKED_KEY, withKey } from '#foundation/emails/rules/link-key.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { FileStore } from '#foundation/services/files/file-store.ts';
import type { Log } from '#foundation/services/log.ts';
import type { MailSender } from '#foundation/services/mail.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { signedOrderLink } from '#selling/orders/server/signed-order-link.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { signedAddressMark } from '#wholesale/conversations/server/inbound/answered-email.ts';
import { readReplyAddress } from '#wholesale/conversations/server/inbound/stored-mailbox.ts';
import {
  findWaitingEmails,
  noteEmail,
  storeWrittenEmails,
  type WaitingEmail,
  type WrittenEmail,
} from './outbox.ts';
import { withNotice } from './with-notice.ts';
import { writeEmail } from './write-email.ts';

/** What the post needs; without a mail sender emails stay in the email log of the shop. */
export type Post = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailSender | null;
  readonly shopUrl: string;
  /** the served files, of which an email brings some along; without them it shows them from the shop */
  readonly mediaFiles?: Pick<FileStore, 'read'>;
  /** signs the keys of links in emails */
  readonly sign: (text: string) => string;
};

/** Writes an email of the outbox and sends it, once: one that has left already is left alone. Throws as `sendOrderEmails` does. */
export async function sendEmail(post: Post, emailId: number): Promise<void> {
  await sendEmails(post, await findWaitingEmails(post.db, { id: emailId }));
}

/**
 * Writes the emails of an order and sends each once. They are written before they are sent, so that every attempt sends the same words.
 * Throws when the mail server did not take one, after all were tried; the job is then retried later.
 */
export async function sendOrderEmails(post: Post, orderId: number): Promise<void> {
  await sendEmails(post, await findWaitingEmails(post.db, { orderId }));
}

async function sendEmails(post: Post, waiting: readonly WaitingEmail[]): Promise<void> {
  if (waiting.length === 0) return;
  const [settings, replies] = await Promise.all([readSettings(post.db), readReplyAddress(post.db)]);
  const emails: (WrittenEmail & Addressed)[] = [];
  for (const email of waiting) {
    const { id, recipient } = email;
    const written = email.written ?? (await writeEmail(post.db, email, { settings, shopUrl: post.shopUrl }));
    if (written) {
      const key = keyOf(post, email, settings);
      const isFresh = email.written === null;
      const replyTo = replyAddressOf(post, email, settings, replies);
      emails.push({
        ...written,
        id,
        recipient,
        key,
        isFresh,
        replyTo,
        messageId: signedMessageId(post, email),
      });
    } else await post.db.deleteFrom('outbox').where('id', '=', id).execute();
  }
  if (!post.mail) return storeWrittenEmails(post.db, emails, 'kept');
  await storeWrittenEmails(
    post.db,
    emails.filter(({ isFresh }) => isFresh),
    'to-be-sent',
  );
  const from = { name: settings.shop_name, address: senderOf(settings, post.shopUrl) };
  const failures: string[] = [];
  for (const { id, recipient: to, messageId, replyTo, key, ...written } of emails) {
    try {
      const email = await withNotice(post, opened(written, key));
      await post.mail.send({ from, to, messageId, ...(replyTo ? { replyTo } : {}), ...email });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      // Servers that refuse an email may repeat what is in it.
      const reason = key ? said.replaceAll(key.value, MASKED_KEY) : said;
      await noteEmail(post.db, { id, status: 'failed', at: post.clock.now(), error: reason.slice(0, 500) });
      post.log.warn({ emailId: id }, 'the mail server refused an email');
      failures.push(reason);
      continue;
    }
    await noteEmail(post.db, { id, status: 'sent', at: post.clock.now() });
  }
  const [failure] = failures;
  if (failure !== undefined) throw new Error(failure);
}

/** As whom the shop writes; a shop that has no email address yet writes in the name of its host. */
function senderOf({ shop_email: email }: Settings, shopUrl: string): string {
  return email === '' ? `noreply@${new URL(shopUrl).hostname}` : email;
}

/** What an email is sent as: with the key in its link. */
function opened({ subject, html, text }: WrittenEmail, key: LinkKey | null): WrittenEmail {
  return key ? { subject, html: withKey(html, key), text: withKey(text, key) } : { subject, html, text };
}

/** The key of an email's link, which nothing but the shop's signature makes; null for an email without one. */
function keyOf(post: Post, { opens, createdAt }: WaitingEmail, settings: Settings): LinkKey | null {
  switch (opens?.kind) {
    case 'account': {
      const { link } = opens;
      return { parameter: 'key', value: writeAccountKey(link.id, post.sign(accountLinkText(link))) };
    }
    case 'order': {
      // From when the email was queued, so that every attempt sends the same link.
      const signer = { sign: post.sign, now: createdAt, days: settings.order_link_days };
      return { parameter: 'link', value: signedOrderLink(opens.order, signer) };
    }
    case 'stock-alert':
      return { parameter: 'key', value: stockAlertKey(post.sign, opens.alert) };
    case undefined:
      return null;
  }
}

type Addressed = {
  readonly id: number;
  readonly recipient: string;
  readonly messageId: string;
  readonly replyTo: string | null;
  readonly key: LinkKey | null;
  /** written just now */
  readonly isFresh: boolean;
};

/** Every attempt to send an email has the same Message-ID, by which mail servers recognise a second copy and the shop an answer. */
function signedMessageId({ sign, shopUrl }: Post, { id, createdAt }: WaitingEmail): string {
  return messageIdOf({ id, mark: markOf(sign(markedText({ id, createdAt }))) }, new URL(shopUrl).hostname);
}

/** Where an answer to an email of an order or a conversation goes; null where it goes to the sender, and for what the shop tells itself. */
function replyAddressOf(
  { sign }: Post,
  { id, createdAt, recipient, isAnswerable }: WaitingEmail,
  { shop_email: shopEmail }: Settings,
  replies: Awaited<ReturnType<typeof readReplyAddress>>,
): string | null {
  if (!replies || !isAnswerable || recipient.toLowerCase() === shopEmail.toLowerCase()) return null;
  const { address, plus } = replies;
  return plus ? replyAddress(address, { id, mark: signedAddressMark(sign, { id, createdAt }) }) : address;
}
