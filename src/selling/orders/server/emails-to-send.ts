import { type ExpressionBuilder, sql } from 'kysely';
import type { AccountLinkFacts } from '#customers/accounts/rules/account-link.ts';
import type { Database } from '#foundation/database/client.ts';
import type { Tables } from '#foundation/database/tables.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type EmailOccasion, orderPlaced } from '../rules/email-occasion.ts';
import { orderStatuses } from '../rules/order-status.ts';
import type { Email } from './list-email-log.ts';

/** What an email says once it has been written: the key of a link in it is masked by `MASKED_KEY`, and put in when it is sent. */
export type WrittenEmail = { readonly subject: string; readonly html: string; readonly text: string };

export type WaitingEmail = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly orderId: number | null;
  readonly createdAt: Date;
  readonly occasion: EmailOccasion;
  readonly written: WrittenEmail | null;
  /** what the key of its link is made of; null for one that carries none */
  readonly opens: KeyedLink | null;
};

/** What a link of an email opens, as far as its key is made of it. */
type KeyedLink =
  | { readonly kind: 'account'; readonly link: AccountLinkFacts }
  | { readonly kind: 'order'; readonly order: { readonly id: number; readonly key: string } };

/** Emails that still have to leave: one by its id, or all of an order; those that have left already are not among them. */
export async function findWaitingEmails(
  db: Database,
  which: { readonly id: number } | { readonly orderId: number },
): Promise<readonly WaitingEmail[]> {
  const asked = ({ eb }: ExpressionBuilder<Pick<Tables, 'outbox'> & { o: Tables['outbox'] }, 'o'>) =>
    'id' in which ? eb('o.id', '=', which.id) : eb('o.order_id', '=', which.orderId);
  const rows = await db
    .selectFrom('outbox as o')
    .leftJoin('order_events as e', 'e.id', 'o.event_id')
    .leftJoin('orders', 'orders.id', 'o.order_id')
    .leftJoin('account_links as l', 'l.id', 'o.account_link_id')
    .select(['o.id', 'o.kind', 'o.recipient', 'o.order_id', 'o.subject', 'o.html', 'o.body_text'])
    .select(['o.created_at', 'e.who', 'e.from_status', 'e.note', 'e.for_customer', 'e.detail'])
    .select(['orders.order_key', 'l.customer_id'])
    .select(['l.id as linkId', 'l.kind as linkKind', 'l.email as linkEmail', 'l.expires_at'])
    .where(asked)
    .where('o.status', 'in', ['waiting', 'failed'])
    .orderBy('o.id')
    .execute();
  return rows.map((row) => {
    const { id, kind, recipient, order_id: orderId, created_at: createdAt, subject, html, ...event } = row;
    const text = row.body_text;
    const written = subject !== null && html !== null && text !== null ? { subject, html, text } : null;
    const opens = opensOf(orderId, event);
    return { id, kind, recipient, orderId, createdAt, written, occasion: occasionOf(event), opens };
  });
}

type LinkColumns = {
  readonly order_key: string | null;
  readonly linkId: number | null;
  readonly linkKind: AccountLinkFacts['kind'] | null;
  readonly linkEmail: string | null;
  readonly expires_at: Date | null;
  readonly customer_id: number | null;
};

function opensOf(orderId: number | null, row: LinkColumns): KeyedLink | null {
  const { order_key: key, linkId: id, linkKind: kind, linkEmail: email } = row;
  if (orderId !== null && key !== null) return { kind: 'order', order: { id: orderId, key } };
  const { expires_at: expiresAt, customer_id: customerId } = row;
  const isLink = id !== null && kind !== null && email !== null && expiresAt !== null && customerId !== null;
  return isLink ? { kind: 'account', link: { id, kind, customerId, email, expiresAt } } : null;
}

type EventColumns = {
  readonly who: EmailOccasion['who'] | null;
  readonly from_status: string | null;
  readonly note: string | null;
  readonly for_customer: boolean | null;
  readonly detail: unknown;
};

function occasionOf(event: EventColumns): EmailOccasion {
  if (event.who === null) return orderPlaced;
  // Details are written by noteOrderEvent alone, amounts as whole cents.
  const { amount } = event.detail as { readonly amount?: number };
  return {
    who: event.who,
    from: orderStatuses.find((status) => status === event.from_status) ?? null,
    note: event.for_customer ? (event.note ?? '') : '',
    refunded: amount === undefined ? null : toCents(amount),
  };
}

/**
 * Keeps what emails say, before they are sent: each attempt sends the same words. `stored` says that they stay in the email log for lack
 * of a mail server, which ends their way.
 */
export async function storeWrittenEmails(
  db: Database,
  emails: readonly (WrittenEmail & { readonly id: number })[],
  fate: 'to-be-sent' | 'kept',
): Promise<void> {
  if (emails.length === 0) return;
  const ended = fate === 'kept' ? sql`, status = 'kept', attempts = attempts + 1, last_error = null` : sql``;
  await sql`
    update outbox set subject = letter.subject, html = letter.html, body_text = letter.text ${ended}
    from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as letter (id bigint, subject text, html text, text text)
    where outbox.id = letter.id and outbox.status in ('waiting', 'failed')`.execute(db);
}

/** Notes what became of an email on its way: sent, or failed for now. */
export async function noteEmail(
  db: Database,
  input: { id: number; status: Extract<Email['status'], 'sent' | 'failed'>; at: Date; error?: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((of) => ({
      status: input.status,
      attempts: of('attempts', '+', 1),
      last_error: input.error ?? null,
      sent_at: input.status === 'sent' ? input.at : null,
    }))
    .where('id', '=', input.id)
    .execute();
}
