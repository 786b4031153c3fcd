import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

type Asker = Pick<RequestContext, 'db' | 'clock' | 'visitor'>;

/** Ends a key for good, from its next call on. False where there is none that opens something. */
export async function revokeApiKey(ctx: Asker, id: number): Promise<boolean> {
  return (await revoke(ctx, { id })) > 0;
}

/** Ends the keys of somebody who leaves the staff: a role that is given to them later brings none of them back. */
export async function revokeKeysOf(ctx: Asker, customerId: number): Promise<void> {
  await revoke(ctx, { customer_id: customerId });
}

async function revoke(
  ctx: Asker,
  which: { readonly id: number } | { readonly customer_id: number },
): Promise<number> {
  const { revoked } = await inTransaction(ctx.db, async (db) => {
    const rows = await db
      .updateTable('api_keys')
      .set({ revoked_at: ctx.clock.now() })
      .where((of) => of.and(which))
      .where('revoked_at', 'is', null)
      .returning(['id', 'name', 'key_end'])
      .execute();
    for (const { id, name, key_end: keyEnd } of rows) {
      await recordAudit(
        { ...ctx, db },
        { what: 'deactivated', subject: { kind: 'api-key', id, name }, before: { keyEnd } },
      );
    }
    return { ok: true, revoked: rows.length };
  });
  return revoked;
}
