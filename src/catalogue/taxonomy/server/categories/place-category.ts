import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { productsWithin, refreshCategoryProducts } from './refresh-category-products.ts';

/** Writes where a category stands: its parent, and the order of all below that. The tree is locked. */
export async function placeCategory(
  db: Database,
  id: number,
  { parentId, siblings }: { readonly parentId: number | null; readonly siblings: readonly number[] },
): Promise<void> {
  const moved = await sql`
    update categories set parent_id = ${parentId}::int
    where id = ${id} and parent_id is distinct from ${parentId}::int returning id`.execute(db);
  await orderCategories(db, siblings);
  if (moved.rows.length > 0) await refreshCategoryProducts(db, await productsWithin(db, id));
}

/** Writes the order of categories below one parent. */
export async function orderCategories(db: Database, siblings: readonly number[]): Promise<void> {
  await sql`
    update categories c set position = x.position::int
    from unnest(${siblings}::int[]) with ordinality as x (id, position)
    where c.id = x.id and c.position is distinct from x.position`.execute(db);
}
