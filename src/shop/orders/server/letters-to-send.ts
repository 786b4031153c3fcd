import type { Database } from '#database/client.ts';
import type { Letter } from './list-post-box.ts';

/** What a letter says once it has been written. */
export type WrittenLetter = { readonly subject: string; readonly html: string; readonly text: string };

type WaitingLetter = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly orderId: number | null;
  readonly written: WrittenLetter | null;
};

/** A letter that still has to leave; null when it has left already or does not exist. */
export async function findWaitingLetter(db: Database, letterId: number): Promise<WaitingLetter | null> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', letterId)
    .where('status', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (!row) return null;
  const { subject, html, body_text: text } = row;
  const written = subject !== null && html !== null && text !== null ? { subject, html, text } : null;
  return { id: row.id, kind: row.kind, recipient: row.recipient, orderId: row.order_id, written };
}

/** Keeps what a letter says, before it is sent: each attempt sends the same words. */
export async function keepWrittenLetter(
  db: Database,
  letterId: number,
  letter: WrittenLetter,
): Promise<void> {
  const { subject, html, text } = letter;
  await db.updateTable('outbox').set({ subject, html, body_text: text }).where('id', '=', letterId).execute();
}

/** Notes what became of a letter: sent, kept in the post box for lack of a mail server, or failed for now. */
export async function noteLetter(
  db: Database,
  input: { id: number; status: Exclude<Letter['status'], 'waiting'>; at: Date; error?: string },
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
