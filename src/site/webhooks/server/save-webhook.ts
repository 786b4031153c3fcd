import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { sealedForWebhook, type Webhook, type WebhookDraft } from '../rules/webhook.ts';
import { readWebhook } from './list-webhooks.ts';

export type SavedWebhook = { readonly ok: true; readonly id: number } | { readonly ok: false };

const randomSecret = () => randomBytes(25).toString('hex');

const factsOf = ({ name, topic, deliveryUrl, status }: Omit<WebhookDraft, 'secret'>) => ({
  name,
  webhookTopic: topic,
  deliveryUrl,
  webhookStatus: status,
});

/** Stores a webhook, new (`id` null) or known; with an empty secret it keeps the one that it has, or gets one of the shop's making. */
export function saveWebhook(
  ctx: RequestContext,
  { id, draft }: { readonly id: number | null; readonly draft: WebhookDraft },
): Promise<SavedWebhook> {
  return inTransaction(ctx.db, async (db): Promise<SavedWebhook> => {
    const inside = { ...ctx, db };
    if (id !== null) await sql`select from webhooks where id = ${id} for update`.execute(db);
    const before = id === null ? null : await readWebhook(db, id);
    if (id !== null && !before) return { ok: false };
    const saved = before ? await changeWebhook(inside, before, draft) : await addWebhook(inside, draft);
    await recordAudit(inside, {
      what: before ? 'changed' : 'created',
      subject: { kind: 'webhook', id: saved, name: draft.name },
      before: before && factsOf(before),
      after: factsOf(draft),
    });
    if (draft.status === 'active') await wakeDeliveries(db);
    return { ok: true, id: saved };
  });
}

const sealed = ({ paymentSetup }: RequestContext, secret: string) =>
  paymentSetup.seal.seal(secret, sealedForWebhook);

async function addWebhook(ctx: RequestContext, draft: WebhookDraft): Promise<number> {
  const now = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('webhooks')
    .values({
      name: draft.name,
      topic: draft.topic,
      delivery_url: draft.deliveryUrl,
      status: draft.status,
      sealed_secret: sealed(ctx, draft.secret || randomSecret()),
      customer_id: ctx.visitor.person?.customerId ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function changeWebhook(
  ctx: RequestContext,
  { id, deliveryUrl }: Webhook,
  draft: WebhookDraft,
): Promise<number> {
  await ctx.db
    .updateTable('webhooks')
    .set({
      name: draft.name,
      topic: draft.topic,
      delivery_url: draft.deliveryUrl,
      status: draft.status,
      updated_at: ctx.clock.now(),
      ...(draft.secret === '' ? {} : { sealed_secret: sealed(ctx, draft.secret) }),
      // Another address has not failed yet.
      ...(draft.deliveryUrl === deliveryUrl ? {} : { failing_since: null, wait_until: null }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Deletes a webhook with its deliveries. */
export function removeWebhook(ctx: RequestContext, id: number): Promise<SavedWebhook> {
  return inTransaction(ctx.db, async (db): Promise<SavedWebhook> => {
    await sql`select from webhooks where id = ${id} for update`.execute(db);
    const before = await readWebhook(db, id);
    if (!before) return { ok: false };
    await db.deleteFrom('webhooks').where('id', '=', id).execute();
    const subject = { kind: 'webhook', id, name: before.name } as const;
    await recordAudit({ ...ctx, db }, { what: 'deleted', subject, before: factsOf(before) });
    return { ok: true, id };
  });
}

/** Has the job look for deliveries at once. */
export async function wakeDeliveries(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('deliver-events')`.execute(db);
}
