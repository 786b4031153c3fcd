import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { AuditEntry } from '../rules/audit-entry.ts';
import { nameReferences, type ReferenceKind, referenceKinds } from '../rules/audit-references.ts';

/** The entries with the names of what they store by its id, as they are today; what is gone stays a number. */
export async function nameReferencesIn(
  db: Database,
  entries: readonly AuditEntry[],
): Promise<readonly AuditEntry[]> {
  const ids = new Map<ReferenceKind, Set<number>>(referenceKinds.map((kind) => [kind, new Set()]));
  name(entries, (kind, id) => {
    if (Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) ids.get(kind)?.add(id);
    return undefined;
  });
  if (![...ids.values()].some(({ size }) => size > 0)) return entries;
  const asked = (kind: ReferenceKind) => [...(ids.get(kind) ?? [])];
  const { rows } = await sql<{ kind: string; id: number; name: string }>`
    select 'brand' as kind, id, name from brands where id = any(${asked('brand')}::int[])
    union all select 'category', id, name from categories where id = any(${asked('category')}::int[])
    union all select 'customer', id, email from customers where id = any(${asked('customer')}::int[])
    union all select 'group', id, name from customer_groups where id = any(${asked('group')}::int[])
    union all select 'registration-role', id, label_it from registration_roles where id = any(${asked('registration-role')}::int[])
    union all select 'shipping-class', id, name from shipping_classes where id = any(${asked('shipping-class')}::int[])
    union all select 'tag', id, name from tags where id = any(${asked('tag')}::int[])`.execute(db);
  const names = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.name]));
  return name(entries, (kind, id) => names.get(`${kind} ${id}`));
}

const name = (entries: readonly AuditEntry[], nameOf: Parameters<typeof nameReferences>[1]) =>
  entries.map((entry) => ({
    ...entry,
    before: entry.before && nameReferences(entry.before, nameOf),
    after: entry.after && nameReferences(entry.after, nameOf),
  }));
