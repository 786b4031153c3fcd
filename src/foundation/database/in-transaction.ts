import type { Database, DatabaseTransaction } from './client.ts';
import { isContention } from './is-contention.ts';

const attempts = 4;

class Refused extends Error {
  readonly result: { readonly ok: boolean };
  constructor(result: { readonly ok: boolean }) {
    super('refused');
    this.result = result;
  }
}

/**
 * Runs work in one transaction: a result that is not `ok` undoes everything and is returned; a deadlock is retried,
 * four times in all; then its error is thrown, which entry points answer with 503.
 * Inside a transaction that is open already the work joins it.
 */
export async function inTransaction<T extends { readonly ok: boolean }>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db);
  return await retryContention(db, async () => {
    let refusal: T | null = null;
    try {
      return await db.transaction().execute(async (transaction: DatabaseTransaction) => {
        const result = await work(transaction);
        if (!result.ok) {
          refusal = result;
          throw new Refused(result);
        }
        return result;
      });
    } catch (error) {
      if (error instanceof Refused && refusal) return refusal;
      throw error;
    }
  });
}

/** Runs work that is one statement, and so needs no transaction: a deadlock is retried as above. */
export async function retryContention<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.isTransaction) return work();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isContention(error)) throw error;
    }
  }
}
