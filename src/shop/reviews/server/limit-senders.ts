import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { MAX_REVIEWS_PER_SENDER, SENDER_WINDOW_MS } from '../rules/constants.ts';

type Sending = Pick<Toolbox, 'db' | 'clock' | 'nonces' | 'session' | 'visitor' | 'address'>;

/** Who is sending, as digests that nobody can turn back: the account or the session, and the address. */
function sendersOf({ nonces, session, visitor, address }: Sending): Buffer[] {
  const known = visitor.person
    ? `customer ${visitor.person.customerId}`
    : session.current() && `session ${session.current()?.id}`;
  return [known, address && `address ${address}`]
    .filter((sender) => typeof sender === 'string')
    .map((sender) => Buffer.from(nonces.sign(`review-sender ${sender}`), 'base64url'));
}

/** Notes that a review is being sent; false when its sender has sent too many lately. What is older is forgotten. */
export async function noteSender(toolbox: Sending): Promise<boolean> {
  const senders = sendersOf(toolbox);
  const now = toolbox.clock.now();
  const since = new Date(now.getTime() - SENDER_WINDOW_MS);
  await toolbox.db.deleteFrom('review_senders').where('sent_at', '<=', since).execute();
  if (senders.length === 0) return true;
  await toolbox.db
    .insertInto('review_senders')
    .values(senders.map((sender) => ({ sender, sent_at: now })))
    .execute();
  const busiest = await toolbox.db
    .selectFrom('review_senders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sender', 'in', senders)
    .where('sent_at', '>', since)
    .groupBy('sender')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (busiest?.count ?? 0) <= MAX_REVIEWS_PER_SENDER;
}
