import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

type Counts = ReadonlyMap<number, number>;

/** How many of these products the count of each category holds. */
export async function countedCategories(db: Database, ids: readonly number[]): Promise<Counts> {
  const { rows } = await sql<{ category_id: number; count: number }>`
    select c.category_id, count(*)::int as count from product_categories c join products p on p.id = c.product_id
    where c.product_id = any (${ids}::int[]) and p.status = 'published' and p.catalog_visibility in ('visible', 'catalog')
    group by c.category_id`.execute(db);
  return new Map(rows.map(({ category_id: id, count }) => [id, count]));
}

/** Adds to the counts of categories what has changed between two moments. */
export async function moveCounts(db: Database, before: Counts, after: Counts): Promise<void> {
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
  const moved = ids
    .map((id) => ({ id, by: (after.get(id) ?? 0) - (before.get(id) ?? 0) }))
    .filter(({ by }) => by !== 0);
  if (moved.length === 0) return;
  await sql`select from categories where id = any (${moved.map(({ id }) => id)}::int[]) order by id for no key update`.execute(
    db,
  );
  await sql`update categories c set product_count = c.product_count + m.by
    from unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ by }) => by)}::int[]) as m (id, by)
    where c.id = m.id`.execute(db);
}
