import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { NamedPerson } from '#foundation/visitor/rules/visitor.ts';
import type { ProductChanges } from '../rules/product-changes.ts';

export type NewVersion = { readonly id: number; readonly changes: ProductChanges };

type Origin = {
  /** the version whose state the products have again */
  readonly restoredFrom?: number | null;
  /** the bulk edit that changed them */
  readonly bulkEditId?: number;
};

/** Notes who changed which fields of products, after they were written. */
export async function recordVersions(
  {
    db,
    clock,
    visitor,
  }: Pick<RequestContext, 'db' | 'clock'> & { readonly visitor?: { readonly person: NamedPerson | null } },
  versions: readonly NewVersion[],
  { restoredFrom = null, bulkEditId }: Origin = {},
): Promise<void> {
  const person = visitor?.person ?? null;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';
  await sql`
    insert into product_versions (product_id, revision, at, person_id, person_name, restored_from, bulk_edit_id, changes)
    select p.id, p.revision, ${clock.now()}, ${person?.customerId ?? null}::int, ${name}, ${restoredFrom}::bigint, ${bulkEditId ?? null}::int, v.changes
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as v(id int, changes jsonb) join products p on p.id = v.id`.execute(
    db,
  );
}
