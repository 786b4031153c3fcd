import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';

/**
 * Changes a cart and reads it in one transaction, so that session, lines and the prices that were seen are kept together or not at all.
 * A session that was opened in vain is forgotten; what happens in it must be fit to happen twice, for a deadlock is tried again.
 */
export async function inOneGo<T extends { readonly ok: boolean }>(
  toolbox: Toolbox,
  work: (toolbox: Toolbox) => Promise<T>,
): Promise<T> {
  const before = toolbox.session.current();
  let done = false;
  try {
    const result = await inTransaction(toolbox.db, (db) => {
      toolbox.session.backTo(before);
      return work({ ...toolbox, db });
    });
    done = result.ok;
    return result;
  } finally {
    if (!done) toolbox.session.backTo(before);
  }
}
