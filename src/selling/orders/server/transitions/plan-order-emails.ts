import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Asks for the emails of an order that wait to be sent, in a job of their own: the mail server may keep it waiting. */
export async function planOrderEmails(db: Database, orderId: number): Promise<void> {
  await sql`select graphile_worker.add_job('send-order-emails', json_build_object('orderId', ${orderId}::int),
    job_key := 'order-emails-' || ${orderId}::int)`.execute(db);
}
