import type { Database, DatabaseTransaction } from './client.ts';

const attempts = 4;
const deadlock = '40P01';
const serialisation = '40001';

class Refused extends Error {
  readonly result: { readonly ok: boolean };
  constructor(result: { readonly ok: boolean }) {
    super('refused');
    this.result = result;
  }
}

function mayTryAgain(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === deadlock || code === serialisation;
}

/**
 * Runs work in one transaction: a result that is not `ok` undoes everything and is returned; a deadlock is tried again.
 * Inside a transaction that is open already the work joins it.
 */
export async function inTransaction<T extends { readonly ok: boolean }>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
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
      if (attempt === attempts || !mayTryAgain(error)) throw error;
    }
  }
}
