import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Queues a separate job that sends the waiting emails of an order, since the mail server may be slow. */
export async function planOrderEmails(db: Database, orderId: number): Promise<void> {
  await sql`select graphile_worker.add_job('send-order-emails', json_build_object('orderId', ${orderId}::int),
    job_key := 'order-emails-' || ${orderId}::int)`.execute(db);
}
