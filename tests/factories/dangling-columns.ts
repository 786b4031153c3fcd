import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { DemoMark, demoTables } from '#site/setup/rules/demo-data.ts';

/** Columns without a foreign key that name rows of the demo that are gone, and why they may. */
export const mayRefer: Readonly<Record<string, string>> = {
  'available_stock_due.product_id': 'stock that is summed up within a minute, of what is gone no more',
  'price_history.product_id': 'what was asked for goods is never shortened, of what is sold no longer either',
  'menu_entries.target_id':
    'rows of several tables; an entry whose target is gone stays, for staff to decide',
  'listing_changes.product_id': 'running processes read from it what they forget; a job shortens it',
};

const namedTables: readonly (readonly [column: RegExp, table: (typeof demoTables)[number]])[] = [
  [/^(product|item|variation|target)_ids?$|product_ids$/, 'products'],
  [/category_ids?$/, 'categories'],
  [/^brand_id$/, 'brands'],
  [/image_id$/, 'images'],
  [/^(customer|person|staff)_id$/, 'customers'],
  [/^coupon_ids?$/, 'coupons'],
  [/^price_list_id$/, 'price_lists'],
  [/^location_id$/, 'stock_locations'],
  [/^(receipt)_id$/, 'stock_receipts'],
  [/^(transfer)_id$/, 'stock_transfers'],
  [/^(count)_id$/, 'stock_counts'],
];

/** Columns that name ids which the demo brought and which are there no more. */
export async function danglingColumns(db: Database, mark: DemoMark): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('integer', 'bigint', 'ARRAY') order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { table, column, type } of rows) {
    const named = namedTables.find(([name]) => name.test(column))?.[1];
    if (!named) continue;
    const [after, upTo] = mark.made?.[named] ?? [0, 0];
    const values = type === 'ARRAY' ? sql`unnest(${sql.ref(column)}::int[])` : sql`${sql.ref(column)}::int`;
    const { rows: dangling } = await sql<{ n: number }>`
      select count(*)::int as n from (select ${values} as id from ${sql.table(table)}) v
      where v.id > ${after}::int and v.id <= ${upTo}::int and not exists (select from ${sql.table(named)} t where t.id = v.id)`.execute(
      db,
    );
    if ((dangling[0]?.n ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found;
}
