import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { PeerClient } from '#foundation/services/peer-client.ts';
import type { Seal } from '#foundation/services/seal.ts';
import { sealedForWebhook, type WebhookResource } from '../rules/webhook.ts';
import { webhookHeaders } from '../rules/webhook-headers.ts';
import {
  claimDeliveries,
  type DueDelivery,
  type DueWebhook,
  findDueWebhooks,
  nextDelivery,
  releaseDeliveries,
} from './claim-deliveries.ts';
import { noteAttempt, noteReachable } from './note-attempt.ts';
import { numberEvents } from './read-events.ts';
import { signPayload } from './sign-payload.ts';

export type DeliveryContext = {
  readonly db: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly peers: PeerClient;
  readonly shopUrl: string;
  /** what programs read of things by the administration API, by their ids; what is gone is missing */
  readonly readObjects: (
    resource: WebhookResource,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, unknown>>;
};

const AT_ONCE = 8;
const BATCH = 40;

/** Delivers to all webhooks what has happened, each by itself, until nothing is due; says when to look again. */
export async function deliverEvents(ctx: DeliveryContext): Promise<Date | null> {
  await numberEvents(ctx.db, ctx.clock.now());
  const due = await findDueWebhooks(ctx.db, ctx.clock.now());
  await Promise.all(due.map((webhook) => deliverTo(ctx, webhook)));
  return nextDelivery(ctx.db);
}

/** Plans the job for the moment of the next delivery. */
export async function planDelivery(db: Database, at: Date): Promise<void> {
  await sql`select graphile_worker.add_job('deliver-events', job_key := 'deliver-events-later', run_at := ${at}::timestamptz)`.execute(
    db,
  );
}

async function deliverTo(ctx: DeliveryContext, { failingSince, ...webhook }: DueWebhook): Promise<void> {
  let silentSince = failingSince;
  for (;;) {
    const claimed = await claimDeliveries(ctx.db, webhook.id, { now: ctx.clock.now(), most: BATCH });
    if (claimed.length === 0) return;
    const isReached = await deliverBatch(ctx, webhook, claimed);
    const known = { id: webhook.id, failingSince: silentSince };
    await noteReachable(ctx.db, known, { isReached, now: ctx.clock.now() });
    if (!isReached) return;
    silentSince = null;
  }
}

type Recipient = Omit<DueWebhook, 'failingSince'>;

/** Tries deliveries, some at once; false as soon as nobody answers, and the rest is left for later. */
async function deliverBatch(
  ctx: DeliveryContext,
  webhook: Recipient,
  claimed: readonly DueDelivery[],
): Promise<boolean> {
  const objects = await readAll(ctx, claimed);
  const rest = [...claimed];
  let isReached = true;
  const work = async () => {
    while (isReached) {
      const next = rest.shift();
      if (!next) return;
      const object = objects.get(next.resource)?.get(next.objectId);
      if (!(await deliver(ctx, webhook, next, object))) isReached = false;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const left = rest.map(({ id }) => id);
  await releaseDeliveries(ctx.db, left, ctx.clock.now());
  return isReached;
}

async function readAll({ readObjects }: DeliveryContext, claimed: readonly DueDelivery[]) {
  const resources = [...new Set(claimed.map(({ resource }) => resource))];
  const read = resources.map(async (resource) => {
    const ids = claimed.filter((one) => one.resource === resource).map(({ objectId }) => objectId);
    return [resource, await readObjects(resource, ids)] as const;
  });
  return new Map(await Promise.all(read));
}

/** Sends a delivery; false where nobody answered. */
async function deliver(
  { db, clock, peers, seal, shopUrl }: DeliveryContext,
  { id, deliveryUrl, sealedSecret }: Recipient,
  delivery: DueDelivery,
  object: unknown,
): Promise<boolean> {
  const { topic, objectId } = delivery;
  // Of what is gone, or is in the trash, the id is told alone.
  const isKnown = object !== undefined && !topic.endsWith('.deleted');
  const body = JSON.stringify(isKnown ? object : { id: objectId });
  const headers = webhookHeaders({ shopUrl, webhookId: id, topic, deliveryId: delivery.id });
  const signature = signPayload(seal.open(sealedSecret, sealedForWebhook) ?? '', body);
  const attemptedAt = clock.now();
  const begun = performance.now();
  const result = await peers.post(deliveryUrl, { ...headers, 'x-wc-webhook-signature': signature }, body);
  const durationMs = Math.round(performance.now() - begun);
  await noteAttempt(db, delivery, { headers, body, result, attemptedAt, durationMs });
  return result.ok;
}
