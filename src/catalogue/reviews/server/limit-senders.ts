import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MAX_REVIEWS_PER_ADDRESS, MAX_REVIEWS_PER_SENDER, SENDER_WINDOW_MS } from '../rules/review-limits.ts';

type Sending = Pick<RequestContext, 'db' | 'clock' | 'nonces' | 'session' | 'visitor' | 'address'>;

type Sender = { readonly digest: Buffer; readonly most: number };

/** The sender of a review as keyed digests, which cannot be reversed: the account or the session, and the address. */
function sendersOf({ nonces, session, visitor, address }: Sending): Sender[] {
  const sender = (who: string, most: number): Sender => ({
    digest: Buffer.from(nonces.sign(`review-sender ${who}`), 'base64url'),
    most,
  });
  const current = session.current();
  const senders: Sender[] = [];
  if (visitor.person) senders.push(sender(`customer ${visitor.person.customerId}`, MAX_REVIEWS_PER_SENDER));
  else if (current) senders.push(sender(`session ${current.id}`, MAX_REVIEWS_PER_SENDER));
  if (address !== null) senders.push(sender(`address ${address}`, MAX_REVIEWS_PER_ADDRESS));
  return senders;
}

/** Records that a review is being sent; false when its sender has sent too many lately. Older records are deleted. */
export async function noteSender(ctx: Sending): Promise<boolean> {
  const senders = sendersOf(ctx);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - SENDER_WINDOW_MS);
  await ctx.db.deleteFrom('review_senders').where('sent_at', '<=', since).execute();
  if (senders.length === 0) return true;
  await ctx.db
    .insertInto('review_senders')
    .values(senders.map(({ digest }) => ({ sender: digest, sent_at: now })))
    .execute();
  const rows = await ctx.db
    .selectFrom('review_senders')
    .select(['sender', sql<number>`count(*)::int`.as('count')])
    .where(
      'sender',
      'in',
      senders.map(({ digest }) => digest),
    )
    .where('sent_at', '>', since)
    .groupBy('sender')
    .execute();
  return senders.every(
    ({ digest, most }) => (rows.find(({ sender }) => sender.equals(digest))?.count ?? 0) <= most,
  );
}
