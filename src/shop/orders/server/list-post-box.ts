import type { Toolbox } from '#services/toolbox.ts';

const letterCount = 100;

/** A letter that left the shop, or waits, as the post box lists it. */
export type PostBoxRow = {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly status: 'waiting' | 'sent' | 'kept' | 'failed';
  readonly orderId: number | null;
  /** ISO 8601 */
  readonly createdAt: string;
};

/** A letter with its content; the content is null until it has been written. */
export type Letter = PostBoxRow & { readonly html: string | null; readonly text: string | null };

/** The newest letters, newest first. */
export async function listPostBox(toolbox: Pick<Toolbox, 'db'>): Promise<readonly PostBoxRow[]> {
  const rows = await toolbox.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'order_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(letterCount)
    .execute();
  return rows.map(({ order_id, created_at, ...row }) => ({
    ...row,
    orderId: order_id,
    createdAt: created_at.toISOString(),
  }));
}

/** One letter with its content. */
export async function readLetter(toolbox: Pick<Toolbox, 'db'>, letterId: number): Promise<Letter | null> {
  const row = await toolbox.db.selectFrom('outbox').selectAll().where('id', '=', letterId).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    orderId: row.order_id,
    createdAt: row.created_at.toISOString(),
    html: row.html,
    text: row.body_text,
  };
}
