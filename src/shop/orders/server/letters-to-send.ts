import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Tables } from '#database/tables.ts';
import type { Letter } from './list-post-box.ts';

/** What a letter says once it has been written. */
export type WrittenLetter = { readonly subject: string; readonly html: string; readonly text: string };

export type WaitingLetter = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly orderId: number | null;
  readonly written: WrittenLetter | null;
};

/** Letters that still have to leave: one by its id, or all of an order; those that have left already are not among them. */
export async function findWaitingLetters(
  db: Database,
  which: { readonly id: number } | { readonly orderId: number },
): Promise<readonly WaitingLetter[]> {
  const asked = ({ eb }: ExpressionBuilder<Tables, 'outbox'>) =>
    'id' in which ? eb('id', '=', which.id) : eb('order_id', '=', which.orderId);
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(asked)
    .where('status', 'in', ['waiting', 'failed'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, recipient, order_id: orderId, subject, html, body_text: text }) => {
    const written = subject !== null && html !== null && text !== null ? { subject, html, text } : null;
    return { id, kind, recipient, orderId, written };
  });
}

/**
 * Keeps what letters say, before they are sent: each attempt sends the same words. `kept` says that they stay in the post box for lack
 * of a mail server, which ends their way.
 */
export async function keepWrittenLetters(
  db: Database,
  letters: readonly (WrittenLetter & { readonly id: number })[],
  fate: 'to-be-sent' | 'kept',
): Promise<void> {
  if (letters.length === 0) return;
  const ended = fate === 'kept' ? sql`, status = 'kept', attempts = attempts + 1, last_error = null` : sql``;
  await sql`
    update outbox set subject = letter.subject, html = letter.html, body_text = letter.text ${ended}
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as letter (id bigint, subject text, html text, text text)
    where outbox.id = letter.id and outbox.status in ('waiting', 'failed')`.execute(db);
}

/** Notes what became of a letter on its way: sent, or failed for now. */
export async function noteLetter(
  db: Database,
  input: { id: number; status: Extract<Letter['status'], 'sent' | 'failed'>; at: Date; error?: string },
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
