import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import {
  addressMarkOf,
  type EmailMark,
  markedText,
  markInAddress,
  markInMessageId,
  markOf,
} from '#foundation/emails/rules/email-mark.ts';
import type { ParsedEmail } from '#foundation/services/parse-email.ts';

/** What an email that has come answers, by the marks that the shop's own emails carry. */
export type Answered = {
  readonly orderId: number | null;
  readonly conversationId: number | null;
  /** it came from the address that the answered email went to, or that the order or the conversation is of */
  readonly isKnown: boolean;
};

type Needs = { readonly db: Database; readonly sign: (text: string) => string; readonly shopEmail: string };

type Row = {
  readonly id: number;
  readonly recipient: string;
  readonly created_at: Date;
  readonly order_id: number | null;
  readonly conversation_id: number | null;
};

const hexOf = (signature: string) => Buffer.from(signature, 'base64url').toString('hex');

type MarkPosition = 'id' | 'address';

function isGenuine({ sign }: Needs, row: Row, { mark }: EmailMark, position: MarkPosition): boolean {
  const signature = sign(markedText({ id: row.id, createdAt: row.created_at }));
  return mark === (position === 'id' ? markOf(signature) : addressMarkOf(hexOf(signature)));
}

/** The mark of an email in the address that answers go to. */
export const signedAddressMark = (
  sign: Needs['sign'],
  email: { readonly id: number; readonly createdAt: Date },
) => addressMarkOf(hexOf(sign(markedText(email))));

function readSent(db: Database, ids: readonly number[]): Promise<readonly Row[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return sql<Row>`
    select o.id, o.recipient, o.created_at, coalesce(f.conversation_id, o.conversation_id) as conversation_id,
      coalesce(o.order_id, w.order_id) as order_id
    from outbox o left join offers f on f.id = o.offer_id
      left join withdrawal_statements w on o.kind = 'withdrawal-receipt' and w.id = o.about_id
    where o.id = any(${ids}::bigint[])`
    .execute(db)
    .then(({ rows }) => rows);
}

/** Whether the shop itself has sent an email: its own notices may come to the mailbox that it reads. */
export async function isOwnEmail(
  needs: Needs,
  { messageId }: Pick<ParsedEmail, 'messageId'>,
): Promise<boolean> {
  const mark = markInMessageId(messageId);
  const [row] = mark ? await readSent(needs.db, [mark.id]) : [];
  return mark !== null && row !== undefined && isGenuine(needs, row, mark, 'id');
}

/**
 * The order or the conversation that an email answers: by the address that it was sent to, by the emails of the shop that it names, or by an earlier
 * email of the same sender. A mark that the shop has not signed counts for nothing, and neither does an answer to a notice that went to the shop itself.
 */
export async function findAnswered(
  needs: Needs,
  email: Pick<ParsedEmail, 'to' | 'answers' | 'from'>,
): Promise<Answered | null> {
  const marks = [
    ...email.to.map((address) => [markInAddress(address), 'address'] as const),
    ...email.answers.map((id) => [markInMessageId(id), 'id'] as const),
  ].flatMap(([mark, position]) => (mark ? [{ mark, position }] : []));
  const sent = await readSent(
    needs.db,
    marks.map(({ mark }) => mark.id),
  );
  for (const { mark, position } of marks) {
    const row = sent.find(({ id }) => id === mark.id);
    if (!row || !isGenuine(needs, row, mark, position)) continue;
    if (row.recipient.toLowerCase() === needs.shopEmail.toLowerCase()) continue;
    const { order_id: orderId, conversation_id: conversationId } = row;
    if (orderId === null && conversationId === null) continue;
    const isRecipient = row.recipient.toLowerCase() === email.from;
    const isKnown = isRecipient || (await isOwner(needs.db, { orderId, conversationId }, email.from));
    return { orderId, conversationId, isKnown };
  }
  return findEarlier(needs.db, email);
}

/** Whether an address is that of the customer whose order or conversation it is. */
async function isOwner(
  db: Database,
  { orderId, conversationId }: Pick<Answered, 'orderId' | 'conversationId'>,
  from: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from orders o left join customers c on c.id = o.customer_id
      where o.id = ${orderId}::int and ${from} in (lower(o.billing_address ->> 'email'), lower(c.email))
    union all
    select from conversations v left join customers c on c.id = v.customer_id left join quote_requests q on q.conversation_id = v.id
      where v.id = ${conversationId}::int and ${from} in (lower(c.email), lower(q.email), lower(v.guest_email))`.execute(
    db,
  );
  return rows.length > 0;
}

/** What an earlier email of the same sender belongs to, which this one goes on from. */
async function findEarlier(
  db: Database,
  { answers, from }: Pick<ParsedEmail, 'answers' | 'from'>,
): Promise<Answered | null> {
  if (answers.length === 0 || from === '') return null;
  const { rows } = await sql<Answered>`
    select e.order_id as "orderId", e.conversation_id as "conversationId", coalesce(m.sender_is_known, false) as "isKnown"
    from inbound_emails e left join conversation_messages m on m.email_id = e.id
    where e.message_id = any(${answers}::text[]) and e.message_id <> '' and e.from_address = ${from}
      and (e.order_id is not null or e.conversation_id is not null)
    order by e.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
