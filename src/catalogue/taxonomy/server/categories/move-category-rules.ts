import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { moveInProductTables } from '../product-table-groupings.ts';

/**
 * Everything that names a category names another one instead: visibility, coupons, discounts of price lists, product tables, menus. Where the
 * other one has a rule of its own for the same group or list, that one stands.
 */
export async function moveCategoryRules(
  db: Database,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    update visibility_rules v set category_id = ${to} where category_id = ${from} and not exists (
      select from visibility_rules o where o.category_id = ${to} and o.group_id is not distinct from v.group_id)`.execute(
    db,
  );
  await sql`
    update price_list_percentages v set category_id = ${to} where category_id = ${from} and not exists (
      select from price_list_percentages o where o.category_id = ${to} and o.price_list_id = v.price_list_id
        and o.brand_id is not distinct from v.brand_id and o.valid_from is not distinct from v.valid_from)`.execute(
    db,
  );
  await sql`
    update coupons set
      category_ids = array(select distinct unnest(array_replace(category_ids, ${from}::int, ${to}::int))),
      excluded_category_ids = array(select distinct unnest(array_replace(excluded_category_ids, ${from}::int, ${to}::int)))
    where ${from} = any (category_ids || excluded_category_ids)`.execute(db);
  await sql`update menu_entries set target_id = ${to} where target_id = ${from} and kind = 'category'`.execute(
    db,
  );
  await moveInProductTables(db, { list: 'categories', id: from }, to);
}
