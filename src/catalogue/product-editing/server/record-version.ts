import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductChanges } from '../rules/product-changes.ts';

export type NewVersion = { readonly id: number; readonly changes: ProductChanges };

/** Notes who changed which fields of products, after they were written; `restoredFrom` is the version whose state they have again. */
export async function recordVersions(
  {
    db,
    clock,
    visitor,
  }: Pick<RequestContext, 'db' | 'clock'> & { readonly visitor?: RequestContext['visitor'] },
  versions: readonly NewVersion[],
  restoredFrom: number | null = null,
): Promise<void> {
  const person = visitor?.person ?? null;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';
  await sql`
    insert into product_versions (product_id, revision, at, person_id, person_name, restored_from, changes)
    select p.id, p.revision, ${clock.now()}, ${person?.customerId ?? null}::int, ${name}, ${restoredFrom}::bigint, v.changes
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v(id int, changes jsonb) join products p on p.id = v.id`.execute(
    db,
  );
}
