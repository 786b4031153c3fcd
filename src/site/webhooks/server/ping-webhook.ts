import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { PeerClient } from '#foundation/services/peer-client.ts';

/** Shows a new webhook that it is reached, as programs expect: its id as a form, unsigned. Whatever is answered counts for nothing. */
export async function pingWebhook(db: Database, peers: PeerClient, id: number): Promise<void> {
  const { rows } = await sql<{ delivery_url: string }>`
    select delivery_url from webhooks where id = ${id} and status = 'active'`.execute(db);
  if (!rows[0]) return;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Pistone Webhooks' };
  await peers.post(rows[0].delivery_url, headers, `webhook_id=${id}`);
}

/** Plans that a webhook is shown that it is reached. */
export async function planPing(db: Database, id: number): Promise<void> {
  await sql`select graphile_worker.add_job('deliver-ping', json_build_object('webhookId', ${id}::int))`.execute(
    db,
  );
}
