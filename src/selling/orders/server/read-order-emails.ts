import { maskKeys } from '#foundation/emails/rules/link-key.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderEmail } from '../rules/order-care.ts';

/** Every email about an order, newest first: whether it left, and when. */
export async function readOrderEmails(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly OrderEmail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'recipient',
      'subject',
      'status',
      'attempts',
      'last_error',
      'occasion',
      'created_at',
      'sent_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject && maskKeys(row.subject),
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error && maskKeys(row.last_error),
    isResend: row.occasion.startsWith('again-'),
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }));
}
