import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { AttemptMemo, PaymentAdapter } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { readProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { methodsOwner } from './own-methods.ts';
import { setupLivesMs } from './set-up-method.ts';

const atOnce = 50;

/**
 * Deletes one of the visitor's stored methods: it is gone here at once, and a job deletes it at the provider, for as long as that takes. The newest of
 * the others becomes the default. False for one that is not theirs.
 */
export async function removeOwnMethod(ctx: RequestContext, id: number): Promise<boolean> {
  const owner = methodsOwner(ctx);
  if (owner === null) return false;
  const { ok } = await inTransaction(ctx.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('saved_payment_methods')
      .set({ deleted_at: ctx.clock.now(), is_default: false })
      .where('id', '=', id)
      .where('customer_id', '=', owner)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { ok: false };
    await chooseNewest(db, owner);
    await planRemoval(db);
    return { ok: true };
  });
  return ok;
}

/** Makes one of the visitor's stored methods the one that is offered first; false for one that is not theirs. */
export async function chooseDefaultMethod(ctx: RequestContext, id: number): Promise<boolean> {
  const owner = methodsOwner(ctx);
  if (owner === null) return false;
  const { ok } = await inTransaction(ctx.db, async (db) => {
    const own = db
      .updateTable('saved_payment_methods')
      .where('customer_id', '=', owner)
      .where('deleted_at', 'is', null);
    await own.set({ is_default: false }).where('is_default', '=', true).execute();
    const { numUpdatedRows } = await own.set({ is_default: true }).where('id', '=', id).executeTakeFirst();
    return { ok: numUpdatedRows > 0n };
  });
  return ok;
}

async function chooseNewest(db: Database, owner: number): Promise<void> {
  await sql`update saved_payment_methods set is_default = true where id = (
      select id from saved_payment_methods where customer_id = ${owner} and deleted_at is null order by id desc limit 1)
    and not exists (select from saved_payment_methods
      where customer_id = ${owner} and deleted_at is null and is_default)`.execute(db);
}

/** Marks a stored method that its provider does not know any more, so that nobody is offered it. */
export async function forgetMethod(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  id: number,
): Promise<void> {
  const row = await db
    .updateTable('saved_payment_methods')
    .set({ deleted_at: clock.now(), is_default: false })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst();
  if (row?.customer_id != null) await chooseNewest(db, row.customer_id);
}

/**
 * Forgets the stored method with a token once its provider says that it is gone there. False if the provider did not answer; a token that the shop does not
 * have, or has deleted itself, is nothing to do.
 */
export async function forgetIfGone(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  { code, vault }: PaymentAdapter,
  token: string,
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('saved_payment_methods')
    .select(['id', 'memo'])
    .where('adapter', '=', code)
    .where('token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row || !vault) return true;
  const has = await vault.has({ token, memo: row.memo as AttemptMemo });
  if (!has.ok) return false;
  if (!has.value) await forgetMethod(ctx, row.id);
  return true;
}

/**
 * Deletes at their providers what customers have deleted, and what belongs to nobody any more; forgets setups that were not finished. What a
 * provider does not answer, or one that is not connected, stays marked. Returns how many are gone.
 */
export async function removeMarked(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'paymentAdapters'>,
): Promise<number> {
  const { db, clock, paymentAdapters } = ctx;
  await db
    .deleteFrom('payment_method_setups')
    .where('created_at', '<', new Date(clock.now().getTime() - setupLivesMs))
    .execute();
  const rows = await db
    .selectFrom('saved_payment_methods')
    .select(['id', 'adapter', 'token', 'memo'])
    .where((is) => is.or([is('deleted_at', 'is not', null), is('customer_id', 'is', null)]))
    .orderBy('id')
    .limit(atOnce)
    .execute();
  let gone = 0;
  const silent = new Set<string>();
  for (const { id, adapter, token, memo } of rows) {
    const code = readProviderCode(adapter);
    if (!code || silent.has(code)) continue;
    const removed = await paymentAdapters[code]?.vault?.remove({ token, memo: memo as AttemptMemo });
    if (removed?.ok) {
      await db.deleteFrom('saved_payment_methods').where('id', '=', id).execute();
      gone += 1;
    } else if (removed?.fault.kind !== 'refused') silent.add(code);
  }
  return gone;
}

/** Queues the deletion at the providers; one job however often it is queued. */
export async function planRemoval(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('remove-saved-methods', job_key := 'remove-saved-methods')`.execute(
    db,
  );
}
