import { maskKeys } from '#foundation/emails/rules/link-key.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { OrderLetter } from '../rules/order-care.ts';

/** Every letter about an order, newest first: whether it left, and when. */
export async function readOrderLetters(
  { db }: Pick<Toolbox, 'db'>,
  orderId: number,
): Promise<readonly OrderLetter[]> {
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
    isAgain: row.occasion.startsWith('again-'),
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }));
}
