import type { Database } from '#foundation/database/client.ts';

/** The kinds of the emails that the outbox has for a recipient, the oldest first. */
export async function emailsTo(db: Database, recipient: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}
