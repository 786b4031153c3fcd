import { sql } from 'kysely';
import {
  type MetaChanges,
  mergeMeta,
  type SentMeta,
  type StoredMeta,
} from '#foundation/calls/rules/merge-meta.ts';
import type { Database } from '#foundation/database/client.ts';

/** The most entries that a product or a variation may have. */
export const mostProductMeta = 200;

export type PlannedMeta = ReadonlyMap<number, MetaChanges>;

/** Merges what programs send into the entries of products, which the transaction has locked; `tooMany` would have more than they may. */
export async function planProductMeta(
  db: Database,
  sent: ReadonlyMap<number, readonly SentMeta[]>,
): Promise<{ readonly plan: PlannedMeta; readonly tooMany: ReadonlySet<number> }> {
  if (sent.size === 0) return { plan: new Map(), tooMany: new Set() };
  const { rows } = await sql<{ product_id: number; entries: readonly StoredMeta[] }>`
    select product_id, json_agg(json_build_object('id', id, 'key', key, 'value', value) order by id) as entries
    from product_meta where product_id = any (${[...sent.keys()]}::int[]) group by product_id`.execute(db);
  const stored = new Map(rows.map((row) => [row.product_id, row.entries]));
  const plan = new Map<number, MetaChanges>();
  const tooMany = new Set<number>();
  for (const [id, entries] of sent) {
    const known = stored.get(id) ?? [];
    const changes = mergeMeta(known, entries);
    if (known.length + changes.add.length - changes.remove.length > mostProductMeta) tooMany.add(id);
    else if (changes.add.length + changes.change.length + changes.remove.length > 0) plan.set(id, changes);
  }
  return { plan, tooMany };
}

/** Writes merged entries; the products, and those of variations, count as changed. */
export async function writeProductMeta(db: Database, plan: PlannedMeta): Promise<void> {
  if (plan.size === 0) return;
  const all = [...plan.values()];
  const removed: number[] = [];
  for (const { remove } of all) removed.push(...remove);
  const changed = all.flatMap(({ change }) => change);
  const added = [...plan].flatMap(([id, { add }]) => add.map((entry) => ({ id, ...entry })));
  if (removed.length > 0) await sql`delete from product_meta where id = any (${removed}::int[])`.execute(db);
  if (changed.length > 0) {
    await sql`update product_meta m set key = w.key, value = w.value
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as w(id int, key text, value jsonb) where m.id = w.id`.execute(
      db,
    );
  }
  if (added.length > 0) {
    await sql`insert into product_meta (product_id, key, value)
      select id, key, value from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as w(id int, key text, value jsonb)`.execute(
      db,
    );
  }
  await sql`update products set updated_at = now() where id in (
    select unnest(array[id, parent_id]) from products where id = any (${[...plan.keys()]}::int[]))`.execute(
    db,
  );
}
