import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#foundation/database/tables.ts';
import { maskKeys } from '#foundation/emails/rules/link-key.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';

const emailCount = 100;

/** A sent or waiting email, as the email log lists it. */
export type EmailLogRow = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly status: 'waiting' | 'sent' | 'kept' | 'failed';
  readonly orderId: number | null;
  readonly createdAt: string;
};

/** An email with its content; the content is null until it has been written. */
export type Email = EmailLogRow & { readonly html: string | null; readonly text: string | null };

type Reader = Pick<RequestContext, 'db'> & { readonly visitor: Pick<Visitor, 'person'> };

/** Emails about staff accounts are visible to those who manage staff; all others to staff who may read emails. */
function mayBeRead({ visitor }: Reader) {
  const seesStaff = mayStaff(visitor.person, 'staff');
  return ({ or, eb, not, exists, selectFrom }: ExpressionBuilder<Tables, 'outbox'>) =>
    or([
      eb.val(seesStaff),
      not(
        exists(
          selectFrom('customers')
            .select('customers.id')
            .whereRef('customers.id', '=', 'outbox.customer_id')
            .where('customers.staff_role', 'is not', null),
        ),
      ),
    ]);
}

/** The newest emails that the visitor may read, newest first; keys of links are masked. */
export async function listEmailLog(reader: Reader): Promise<readonly EmailLogRow[]> {
  const rows = await reader.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'order_id', 'created_at'])
    .where(mayBeRead(reader))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(emailCount)
    .execute();
  return rows.map(({ order_id, created_at, subject, ...row }) => ({
    ...row,
    subject: subject && maskKeys(subject),
    orderId: order_id,
    createdAt: created_at.toISOString(),
  }));
}

/** One email with its content, keys of links masked; null where there is none that the visitor may read. */
export async function readEmail(reader: Reader, emailId: number): Promise<Email | null> {
  const row = await reader.db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', emailId)
    .where(mayBeRead(reader))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject && maskKeys(row.subject),
    status: row.status,
    orderId: row.order_id,
    createdAt: row.created_at.toISOString(),
    html: row.html && maskKeys(row.html),
    text: row.body_text && maskKeys(row.body_text),
  };
}
