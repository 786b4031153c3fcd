import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { WebhookResource, WebhookTopic } from '../rules/webhook.ts';

/** A delivery that is tried now. */
export type DueDelivery = {
  readonly id: number;
  readonly topic: WebhookTopic;
  readonly resource: WebhookResource;
  readonly objectId: number;
  readonly createdAt: Date;
};

/** A webhook with something to deliver. */
export type DueWebhook = {
  readonly id: number;
  readonly deliveryUrl: string;
  readonly sealedSecret: string;
  readonly failingSince: Date | null;
};

/** How long a delivery belongs to who has claimed it; should that process die it is tried again afterwards. */
const CLAIMED_MS = 120_000;

/** The webhooks that have something to deliver now. */
export async function findDueWebhooks(db: Database, now: Date): Promise<readonly DueWebhook[]> {
  const { rows } = await sql<{
    id: number;
    delivery_url: string;
    sealed_secret: string;
    failing_since: Date | null;
  }>`
    select w.id, w.delivery_url, w.sealed_secret, w.failing_since from webhooks w
    where w.status = 'active' and coalesce(w.wait_until <= ${now}, true) and exists (
      select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= ${now})`.execute(
    db,
  );
  return rows.map((row) => ({
    id: row.id,
    deliveryUrl: row.delivery_url,
    sealedSecret: row.sealed_secret,
    failingSince: row.failing_since,
  }));
}

/** Claims the next deliveries of a webhook: of each object the oldest alone, so that they arrive one after the other. */
export async function claimDeliveries(
  db: Database,
  webhookId: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<{
    id: number;
    topic: WebhookTopic;
    resource: WebhookResource;
    object_id: number;
    created_at: Date;
  }>`
    with due as (
      select d.id from webhook_deliveries d
      where d.webhook_id = ${webhookId} and d.state = 'waiting' and d.next_at <= ${now} and not exists (
        select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.resource = d.resource
          and e.object_id = d.object_id and e.state = 'waiting' and e.id < d.id)
      order by d.next_at, d.id limit ${most} for update of d skip locked),
    claimed as (
      update webhook_deliveries d set next_at = ${new Date(now.getTime() + CLAIMED_MS)} from due where d.id = due.id
      returning d.id, d.topic, d.resource, d.object_id, d.created_at)
    select * from claimed order by id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    resource: row.resource,
    objectId: row.object_id,
    createdAt: row.created_at,
  }));
}

/** Gives claimed deliveries back that were not tried. */
export async function releaseDeliveries(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update webhook_deliveries set next_at = ${now} where id = any (${[...ids]}::bigint[])`.execute(
    db,
  );
}

/** When there is something to deliver next; null where nothing waits. Of each object the oldest counts: the others wait for it. */
export async function nextDelivery(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(w.wait_until, d.at)) as at from webhooks w
    cross join lateral (
      select min(o.next_at) as at from (
        select distinct on (resource, object_id) next_at from webhook_deliveries
        where webhook_id = w.id and state = 'waiting' order by resource, object_id, id) o) d
    where w.status = 'active' and d.at is not null`.execute(db);
  return rows[0]?.at ?? null;
}
