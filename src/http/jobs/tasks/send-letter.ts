import { accountLinkText, writeAccountKey } from '#customers/accounts/rules/account-link.ts';
import type { Database } from '#foundation/database/client.ts';
import { type LinkKey, MASKED_KEY, withKey } from '#foundation/emails/rules/link-key.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { Log } from '#foundation/services/log.ts';
import type { MailSender } from '#foundation/services/mail.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { orderLetterKinds } from '#selling/orders/rules/order-letters.ts';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import {
  findWaitingLetters,
  keepWrittenLetters,
  noteLetter,
  type WaitingLetter,
  type WrittenLetter,
} from '#selling/orders/server/letters-to-send.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { signedOrderLink } from '#selling/orders/server/signed-order-link.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { writeOrderLetter } from './write-order-letter.tsx';

/** What the post needs; without a mail sender letters stay in the post box of the shop. */
export type Post = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailSender | null;
  readonly shopUrl: string;
  /** signs the keys of links in emails */
  readonly sign: (text: string) => string;
};

/** Writes a letter of the outbox and sends it, once: one that has left already is left alone. Throws as `sendOrderLetters` does. */
export async function sendLetter(post: Post, letterId: number): Promise<void> {
  await sendLetters(post, await findWaitingLetters(post.db, { id: letterId }));
}

/**
 * Writes the letters of an order and sends each once. They are written before they are sent, so that every attempt sends the same words.
 * Throws when the mail server did not take one, after all were tried; the job is then tried again later.
 */
export async function sendOrderLetters(post: Post, orderId: number): Promise<void> {
  await sendLetters(post, await findWaitingLetters(post.db, { orderId }));
}

async function sendLetters(post: Post, waiting: readonly WaitingLetter[]): Promise<void> {
  if (waiting.length === 0) return;
  const settings = await readSettings(post.db);
  const letters: (WrittenLetter & Addressed)[] = [];
  const orders = new Map<number, OrderView | null>();
  for (const letter of waiting) {
    const { id, recipient, orderId } = letter;
    if (orderId !== null && !letter.written && !orders.has(orderId)) {
      orders.set(orderId, await readOrder(post, orderId));
    }
    const written = letter.written ?? write(post, letter, orders.get(orderId ?? 0) ?? null, settings);
    const key = keyOf(post, letter, settings);
    letters.push({ ...written, id, recipient, key, messageId: messageIdOf(post, letter) });
  }
  if (!post.mail) return keepWrittenLetters(post.db, letters, 'kept');
  const fresh = letters.filter((_, index) => !waiting[index]?.written);
  await keepWrittenLetters(post.db, fresh, 'to-be-sent');
  const from = { name: settings.shop_name, address: senderOf(settings, post.shopUrl) };
  const failures: string[] = [];
  for (const { id, recipient: to, messageId, key, ...written } of letters) {
    try {
      await post.mail.send({ from, to, messageId, ...opened(written, key) });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      // Servers that refuse an email may repeat what is in it.
      const reason = key ? said.replaceAll(key.value, MASKED_KEY) : said;
      await noteLetter(post.db, { id, status: 'failed', at: post.clock.now(), error: reason.slice(0, 500) });
      post.log.warn({ letterId: id }, 'the mail server did not take a letter');
      failures.push(reason);
      continue;
    }
    await noteLetter(post.db, { id, status: 'sent', at: post.clock.now() });
  }
  const [failure] = failures;
  if (failure !== undefined) throw new Error(failure);
}

/** As whom the shop writes; a shop that has no email address yet writes in the name of its host. */
function senderOf({ shop_email: email }: Settings, shopUrl: string): string {
  return email === '' ? `noreply@${new URL(shopUrl).hostname}` : email;
}

/** What an email is sent as: with the key in its link. */
function opened({ subject, html, text }: WrittenLetter, key: LinkKey | null): WrittenLetter {
  return key ? { subject, html: withKey(html, key), text: withKey(text, key) } : { subject, html, text };
}

/** The key of an email's link, which nothing but the shop's signature makes; null for an email without one. */
function keyOf(post: Post, { opens, createdAt }: WaitingLetter, settings: Settings): LinkKey | null {
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
    case undefined:
      return null;
  }
}

type Addressed = {
  readonly id: number;
  readonly recipient: string;
  readonly messageId: string;
  readonly key: LinkKey | null;
};

/**
 * Every attempt to send an email says the same id, by which mail servers recognise the second copy of one. Its date belongs to it: after a
 * restored backup the numbers of emails are given out again.
 */
function messageIdOf({ sign, shopUrl }: Post, { id, createdAt }: WaitingLetter): string {
  const mark = sign(`email ${id} of ${createdAt.toISOString()}`).slice(0, 24);
  return `${id}-${mark}@${new URL(shopUrl).hostname}`;
}

function write(
  post: Post,
  letter: WaitingLetter,
  order: OrderView | null,
  settings: Settings,
): WrittenLetter {
  const kind = orderLetterKinds.find((known) => known === letter.kind);
  if (!kind || !order) throw new Error(`nobody knows how to write a letter of the kind ${letter.kind}`);
  const buyerPath = orderPath(order.id, MASKED_KEY);
  return writeOrderLetter({
    kind,
    order,
    occasion: letter.occasion,
    settings,
    shopUrl: post.shopUrl,
    buyerPath,
  });
}
