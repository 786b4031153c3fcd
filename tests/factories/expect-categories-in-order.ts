import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#foundation/database/client.ts';

/**
 * What is stored of categories is what a recomputation gives: products stand below everything above their own categories and nowhere
 * else, counts and search documents are right, there is no ring.
 */
export async function expectCategoriesInOrder(db: Database): Promise<void> {
  const { rows: wrong } = await sql<{ category_id: number; product_id: number }>`
    with recursive needed as (
      select pc.product_id, c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id where pc.direct
      union
      select n.product_id, c.id, c.parent_id from needed n join categories c on c.id = n.parent_id
    )
    select coalesce(pc.category_id, n.id) as category_id, coalesce(pc.product_id, n.product_id) as product_id
    from product_categories pc full join needed n on n.product_id = pc.product_id and n.id = pc.category_id
    where pc.category_id is null or n.id is null`.execute(db);
  expect(wrong).toEqual([]);
  const { rows: lost } = await sql`
    with recursive reached as (
      select id from categories where parent_id is null
      union select c.id from categories c join reached r on c.parent_id = r.id
    ) select id from categories where id not in (select id from reached)`.execute(db);
  expect(lost).toEqual([]);
  const counts = () => sql`select id, product_count from categories order by id`.execute(db);
  // The positions of the words follow no order.
  const documents = () =>
    sql`select product_id, strip(document)::text as words from product_search order by product_id`.execute(
      db,
    );
  const stored = [(await counts()).rows, (await documents()).rows];
  await sql`select refresh_category_counts(), refresh_search(array(select id from products))`.execute(db);
  expect(stored).toEqual([(await counts()).rows, (await documents()).rows]);
}
