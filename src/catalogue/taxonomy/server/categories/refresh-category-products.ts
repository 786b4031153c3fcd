import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Makes changes of the tree happen one after the other; whoever only reads it does not wait. */
export async function lockCategories(db: Database): Promise<void> {
  await sql`lock table categories, product_categories in share row exclusive mode`.execute(db);
}

/** The products in a category or below it. */
export async function productsWithin(db: Database, categoryId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('product_categories')
    .select('product_id')
    .where('category_id', '=', categoryId)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Puts products below all categories above those that they were put in, and below no others; counts the products of all categories. */
export async function refreshCategoryProducts(db: Database, productIds: readonly number[]): Promise<void> {
  await sql`
    with recursive above as (
      select pc.product_id, c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id
      where pc.direct and pc.product_id = any (${productIds}::int[])
      union
      select a.product_id, c.id, c.parent_id from above a join categories c on c.id = a.parent_id
    ), removed as (
      delete from product_categories pc where pc.product_id = any (${productIds}::int[]) and not pc.direct
        and not exists (select from above a where a.product_id = pc.product_id and a.id = pc.category_id)
    )
    insert into product_categories (category_id, product_id, direct)
      select id, product_id, false from above on conflict do nothing`.execute(db);
  await sql`select refresh_category_counts()`.execute(db);
}
