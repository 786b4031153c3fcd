import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Brings up to date what is stored of a product after its variations were written without triggers of their rows: whether it can be had,
 * its prices in listings, the codes by which it is found. Its new revision tells every process of the change.
 */
export async function refreshParent(db: Database, productId: number): Promise<void> {
  await withoutRowTriggers(db, () => refreshInStock(db, productId));
  await sql`
    update products p set revision = revision + 1, in_stock = exists (
      select from products v where v.parent_id = p.id and v.status = 'published' and v.in_stock)
    where p.id = ${productId}`.execute(db);
  await sql`select refresh_listing_prices(array[${productId}]::int[])`.execute(db);
  await sql`select refresh_search(array[${productId}]::int[])`.execute(db);
}

const refreshInStock = (db: Database, productId: number) =>
  sql`
    update products v set in_stock = wanted.in_stock
    from (select x.id, x.backorders <> 'no' or coalesce(s.on_hand - s.reserved > 0, false) as in_stock
      from products x left join stock s on s.product_id = x.id where x.parent_id = ${productId}) wanted
    where v.id = wanted.id and v.in_stock is distinct from wanted.in_stock`.execute(db);

/**
 * Writes rows of articles whose triggers would work out row by row what `refreshParent` works out once. The price history is written all
 * the same.
 */
export async function withoutRowTriggers<Result>(
  db: Database,
  write: () => Promise<Result>,
): Promise<Result> {
  await sql`select set_config('pistone.quiet', 'on', true)`.execute(db);
  const result = await write();
  await sql`select set_config('pistone.quiet', '', true)`.execute(db);
  return result;
}
