import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/**
 * Changes a cart and reads it in one transaction: session, lines and shown prices are stored together or not at all. A session
 * that a failed attempt opened is dropped. `work` may run twice, since a deadlock is retried.
 */
export async function inCartTransaction<T extends { readonly ok: boolean }>(
  ctx: RequestContext,
  work: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  const before = ctx.session.current();
  let done = false;
  try {
    const result = await inTransaction(ctx.db, (db) => {
      ctx.session.backTo(before);
      return work({ ...ctx, db });
    });
    done = result.ok;
    return result;
  } finally {
    if (!done) ctx.session.backTo(before);
  }
}
