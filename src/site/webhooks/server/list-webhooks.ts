import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Webhook, WebhookStatus, WebhookTopic } from '../rules/webhook.ts';

type Row = {
  id: number;
  name: string;
  topic: WebhookTopic;
  delivery_url: string;
  status: WebhookStatus;
  created_at: Date;
  updated_at: Date;
  failing_since: Date | null;
};

/** A webhook with what has become of its deliveries, as far as they are stored. */
export type CountedWebhook = Webhook & { readonly waiting: number; readonly failed: number };

const webhookOf = (row: Row): Webhook => ({
  id: row.id,
  name: row.name,
  topic: row.topic,
  deliveryUrl: row.delivery_url,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  failingSince: row.failing_since,
});

const columns = sql`w.id, w.name, w.topic, w.delivery_url, w.status, w.created_at, w.updated_at, w.failing_since`;

/** All webhooks, the newest first. */
export async function listWebhooks(db: Database): Promise<readonly CountedWebhook[]> {
  const { rows } = await sql<Row & { waiting: number; failed: number }>`
    select ${columns},
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting') as waiting,
      (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'failed') as failed
    from webhooks w order by w.id desc`.execute(db);
  return rows.map((row) => ({ ...webhookOf(row), waiting: row.waiting, failed: row.failed }));
}

/** A webhook; null where there is none. */
export async function readWebhook(db: Database, id: number): Promise<Webhook | null> {
  const { rows } = await sql<Row>`select ${columns} from webhooks w where w.id = ${id}`.execute(db);
  return rows[0] ? webhookOf(rows[0]) : null;
}
