import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { WayBack } from '../rules/acting.ts';
import { type ActAsResult, tellBrowser } from './act-as.ts';

/** The way back of whoever acts in somebody else's account; null for everybody else (AGT-02). */
export async function readWayBack({
  db,
  visitor: { person },
}: Pick<Toolbox, 'db' | 'visitor'>): Promise<WayBack | null> {
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
 * Leads whoever acts in somebody else's account back to their own (AGT-03). Only the session that they started knows them, and what is
 * posted must name the same account: neither opens anything anywhere else.
 */
export async function switchBack(
  toolbox: Toolbox,
  posted: { readonly agent: string; readonly agentDate: string },
): Promise<ActAsResult> {
  const way = await readWayBack(toolbox);
  if (!way || posted.agent !== String(way.agent) || posted.agentDate !== way.agentDate) {
    return { ok: false, error: { code: 'not-allowed' } };
  }
  const before = toolbox.session.current();
  const { first_name: firstName } = await inTransaction(toolbox.db, async (db) => {
    toolbox.session.backTo(before);
    await toolbox.session.logIn(db, way.agent);
    const row = await db
      .selectFrom('customers')
      .select('first_name')
      .where('id', '=', way.agent)
      .executeTakeFirstOrThrow();
    return { ok: true, ...row } as const;
  });
  await tellBrowser(toolbox, firstName);
  return { ok: true };
}
