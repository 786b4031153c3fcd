import type { Database } from '#database/client.ts';
import type { Clock } from '#services/clock.ts';
import type { Log } from '#services/log.ts';
import type { MailSender } from '#services/mail.ts';
import {
  findWaitingLetter,
  keepWrittenLetter,
  noteLetter,
  type WrittenLetter,
} from '#shop/orders/server/letters-to-send.ts';
import { readOrder } from '#shop/orders/server/read-order.ts';
import { readSettings } from '#shop/settings/server/read-settings.ts';
import { orderLetterKinds, writeOrderLetter } from './write-order-letter.tsx';

/** What the post needs; without a mail sender letters stay in the post box of the shop. */
export type Post = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailSender | null;
  readonly shopUrl: string;
};

/**
 * Writes a letter of the outbox and sends it, once: one that has left already is left alone. It is written before it is sent, so that
 * every attempt sends the same words. Throws when the mail server did not take it; the job is then tried again later.
 */
export async function sendLetter(post: Post, letterId: number): Promise<void> {
  const letter = await findWaitingLetter(post.db, letterId);
  if (!letter) return;
  const settings = await readSettings(post.db);
  const written = letter.written ?? (await write(post, letter, settings));
  if (!letter.written) await keepWrittenLetter(post.db, letter.id, written);
  const at = post.clock.now();
  if (!post.mail) return noteLetter(post.db, { id: letter.id, status: 'kept', at });
  try {
    await post.mail.send({
      from: { name: settings.shop_name, address: settings.shop_email },
      to: letter.recipient,
      ...written,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await noteLetter(post.db, { id: letter.id, status: 'failed', at, error: reason.slice(0, 500) });
    post.log.warn({ letterId }, 'the mail server did not take a letter');
    throw error;
  }
  await noteLetter(post.db, { id: letter.id, status: 'sent', at });
}

async function write(
  post: Post,
  letter: { kind: string; orderId: number | null },
  settings: Awaited<ReturnType<typeof readSettings>>,
): Promise<WrittenLetter> {
  const kind = orderLetterKinds.find((known) => known === letter.kind);
  const order = letter.orderId === null ? null : await readOrder(post, letter.orderId);
  if (!kind || !order) throw new Error(`nobody knows how to write a letter of the kind ${letter.kind}`);
  return writeOrderLetter({ kind, order, settings, shopUrl: post.shopUrl });
}
