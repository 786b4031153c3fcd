import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { stockAlertEmailKinds } from '#catalogue/stock-alerts/server/stock-alert-emails.ts';
import type { AccountLinkFacts } from '#customers/accounts/rules/account-link.ts';
import type { Database } from '#foundation/database/client.ts';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { OwnEmailText } from '#foundation/emails/rules/email-text.ts';

/** What an email says once it has been written: the key of a link in it is masked by `MASKED_KEY`, and put in when it is sent. */
export type WrittenEmail = { readonly subject: string; readonly html: string; readonly text: string };

export type WaitingEmail = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly createdAt: Date;
  /** of an order, a return, a conversation or an offer: an answer to it belongs there */
  readonly isAnswerable: boolean;
  readonly written: WrittenEmail | null;
  /** what staff wrote instead of the texts of its kind */
  readonly ownTexts: readonly OwnEmailText[];
  /** what the key of its link is made of; null for one that carries none */
  readonly opens: KeyedLink | null;
};

/** What a link of an email opens, as far as its key is made of it. */
type KeyedLink =
  | { readonly kind: 'account'; readonly link: AccountLinkFacts }
  | { readonly kind: 'order'; readonly order: { readonly id: number; readonly key: string } }
  | { readonly kind: 'stock-alert'; readonly alert: { readonly id: number; readonly email: string } };

/** Emails that still have to leave: one by its id, or all of an order; those that have left already are not among them. */
export async function findWaitingEmails(
  db: Database,
  which: { readonly id: number } | { readonly orderId: number },
): Promise<readonly WaitingEmail[]> {
  const rows = await db
    .selectFrom('outbox as o')
    .leftJoin('orders', 'orders.id', 'o.order_id')
    .leftJoin('account_links as l', 'l.id', 'o.account_link_id')
    .select([
      'o.id',
      'o.kind',
      'o.recipient',
      'o.order_id',
      'o.about_id',
      'o.subject',
      'o.html',
      'o.body_text',
    ])
    .select(({ eb, or }) =>
      or([
        eb('o.order_id', 'is not', null),
        eb('o.conversation_id', 'is not', null),
        eb('o.offer_id', 'is not', null),
        eb('o.kind', '=', 'withdrawal-receipt'),
      ])
        .$castTo<boolean>()
        .as('isAnswerable'),
    )
    .select(['o.created_at', 'orders.order_key', 'l.customer_id'])
    .select(['l.id as linkId', 'l.kind as linkKind', 'l.email as linkEmail', 'l.expires_at'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('email_texts as t')
          .select(['t.text_id as id', 't.locale', 't.subject', 't.heading', 't.intro', 't.closing'])
          .whereRef('t.kind', '=', 'o.kind'),
      ).as('ownTexts'),
    )
    .where(({ eb }) => ('id' in which ? eb('o.id', '=', which.id) : eb('o.order_id', '=', which.orderId)))
    .where('o.status', 'in', ['waiting', 'failed'])
    .orderBy('o.id')
    .modifyFront(planOnce)
    .execute();
  return rows.map((row) => {
    const { id, kind, recipient, created_at: createdAt, subject, html, body_text: text, ownTexts } = row;
    const { isAnswerable } = row;
    const written = subject !== null && html !== null && text !== null ? { subject, html, text } : null;
    return { id, kind, recipient, createdAt, isAnswerable, written, ownTexts, opens: opensOf(row) };
  });
}

function opensOf(row: {
  readonly kind: string;
  readonly recipient: string;
  readonly about_id: number | null;
  readonly order_id: number | null;
  readonly order_key: string | null;
  readonly linkId: number | null;
  readonly linkKind: AccountLinkFacts['kind'] | null;
  readonly linkEmail: string | null;
  readonly expires_at: Date | null;
  readonly customer_id: number | null;
}): KeyedLink | null {
  const { order_id: orderId, order_key: key, linkId: id, linkKind: kind, linkEmail: email } = row;
  if (orderId !== null && key !== null) return { kind: 'order', order: { id: orderId, key } };
  if (row.about_id !== null && stockAlertEmailKinds.some((one) => one === row.kind))
    return { kind: 'stock-alert', alert: { id: row.about_id, email: row.recipient } };
  const { expires_at: expiresAt, customer_id: customerId } = row;
  const isLink = id !== null && kind !== null && email !== null && expiresAt !== null && customerId !== null;
  return isLink ? { kind: 'account', link: { id, kind, customerId, email, expiresAt } } : null;
}

/**
 * Stores the texts of emails before they are sent, so that each attempt sends the same words. Without a mail server they get the status
 * `kept`: they stay in the email log and are not sent.
 */
export async function storeWrittenEmails(
  db: Database,
  emails: readonly (WrittenEmail & { readonly id: number })[],
  fate: 'to-be-sent' | 'kept',
): Promise<void> {
  if (emails.length === 0) return;
  const ended = fate === 'kept' ? sql`, status = 'kept', attempts = attempts + 1, last_error = null` : sql``;
  await sql`/* prepared */
    update outbox set subject = email.subject, html = email.html, body_text = email.text ${ended}
    from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as email (id bigint, subject text, html text, text text)
    where outbox.id = email.id and outbox.status in ('waiting', 'failed')`.execute(db);
}

/** Notes what became of an email on its way: sent, or failed for now. */
export async function noteEmail(
  db: Database,
  input: { id: number; status: 'sent' | 'failed'; at: Date; error?: string },
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
