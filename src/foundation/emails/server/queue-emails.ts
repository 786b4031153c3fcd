import { type Insertable, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { OutboxTable } from '#foundation/database/tables.ts';

/**
 * Puts emails into the outbox with the jobs that write and send them, in the transaction that makes them necessary. Each kind goes to
 * each recipient once about the same: `about_id` is its id where no other column refers to it.
 */
export async function queueEmails(db: Database, emails: readonly Insertable<OutboxTable>[]): Promise<void> {
  if (emails.length === 0) return;
  const queued = await db
    .insertInto('outbox')
    .values(emails)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = queued.map(({ id }) => id);
  await sql`
    select graphile_worker.add_job('send-email', json_build_object('outboxId', id), job_key := 'mail-' || id)
    from unnest(${ids}::bigint[]) as id`.execute(db);
}
