import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type PersonMeta, readPersonMeta } from '../rules/person-meta.ts';

/** Adds to what a person has decided about the shop's own pages; with nothing to add it only reads (SITE-31). */
export async function savePersonMeta(
  { db }: Pick<RequestContext, 'db'>,
  customerId: number,
  meta: PersonMeta,
): Promise<PersonMeta> {
  const row =
    Object.keys(meta).length === 0
      ? await db.selectFrom('customers').select('meta').where('id', '=', customerId).executeTakeFirst()
      : await db
          .updateTable('customers')
          .set({ meta: sql`meta || ${JSON.stringify(meta)}::jsonb` })
          .where('id', '=', customerId)
          .returning('meta')
          .executeTakeFirst();
  return readPersonMeta(row?.meta) ?? {};
}
