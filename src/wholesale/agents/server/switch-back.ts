import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { WayBack } from '../rules/acting.ts';
import { type ActAsResult, updateBrowser } from './act-as.ts';

/** The way back of a person who acts in another account; null for everybody else (AGT-02). */
export async function readWayBack({
  db,
  visitor: { person },
}: Pick<RequestContext, 'db' | 'visitor'>): Promise<WayBack | null> {
  if (!person?.actedBy) return null;
  const { customerId } = person.actedBy;
  const row = await db
    .selectFrom('customers')
    .select('created_at')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row ? { agent: customerId, agentDate: row.created_at.toISOString() } : null;
}

/**
 * Logs a person who acts in another account back into their own (AGT-03). The person comes from the session, and the posted account must be
 * the same: neither the session nor the form alone opens an account.
 */
export async function switchBack(
  ctx: RequestContext,
  posted: { readonly agent: string; readonly agentDate: string },
): Promise<ActAsResult> {
  const way = await readWayBack(ctx);
  if (!way || posted.agent !== String(way.agent) || posted.agentDate !== way.agentDate) {
    return { ok: false, error: { code: 'not-allowed' } };
  }
  const before = ctx.session.current();
  const { first_name: firstName } = await inTransaction(ctx.db, async (db) => {
    ctx.session.backTo(before);
    await ctx.session.logIn(db, way.agent);
    const row = await db
      .selectFrom('customers')
      .select('first_name')
      .where('id', '=', way.agent)
      .executeTakeFirstOrThrow();
    return { ok: true, ...row } as const;
  });
  await updateBrowser(ctx, firstName);
  return { ok: true };
}
