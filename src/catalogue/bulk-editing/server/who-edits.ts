import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { StoredBulkEdit } from './stored-bulk-edit.ts';

/** Who started a bulk edit, as versions, ledgers and price history name people: a job has no visitor of its own. */
export async function whoEdits(db: Database, { personId }: Pick<StoredBulkEdit, 'personId'>) {
  const person = await db
    .selectFrom('customers')
    .select(['id as customerId', 'first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', personId ?? 0)
    .executeTakeFirst();
  return { visitor: { person: person ?? null } };
}

/** The transaction of a bulk edit's job, with who started it. */
export type EditingContext = { readonly db: Database; readonly clock: Clock } & Awaited<
  ReturnType<typeof whoEdits>
>;
