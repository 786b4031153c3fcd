import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Clock } from '#foundation/services/clock.ts';
import { changesBetween } from '../rules/product-changes.ts';
import { readProducts } from './read-products.ts';
import { recordVersions } from './record-version.ts';
import { writeProducts } from './write-products.ts';

type Needs = { readonly db: Database; readonly clock: Clock };

/** Queues the publishing of a product for its moment; a job for another moment is replaced. */
export async function planPublishing(db: Database, id: number, at: string): Promise<void> {
  await sql`select graphile_worker.add_job('publish-products', job_key := ${`publish-product:${id}`}, run_at := ${at}::timestamptz)`.execute(
    db,
  );
}

/** Publishes what is scheduled for now or before; returns how many products. */
export async function publishProducts({ db, clock }: Needs): Promise<number> {
  const { published } = await inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select id from products where status = 'scheduled' and publish_at <= ${clock.now()} order by id limit 500 for update`.execute(
      transaction,
    );
    // Translations are not written, so their language does not matter.
    const needs = { db: transaction, clock, language: 'en' } as const;
    const due = await readProducts(
      needs,
      rows.map(({ id }) => id),
    );
    const values = { status: 'published', publishAt: null } as const;
    if (due.length > 0) {
      await writeProducts(
        needs,
        due.map(({ id }) => ({ id, values })),
      );
      await recordVersions(
        needs,
        due.map((one) => ({ id: one.id, changes: changesBetween(one.values, values) })),
      );
    }
    return { ok: true as const, published: due.length };
  });
  return published;
}
