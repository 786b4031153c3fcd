import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** The lists by which a product table chooses its products. */
type TableList = 'categories' | 'tags' | 'brands';
type Named = { readonly list: TableList; readonly id: number };

/** How many product tables name something in a list of theirs. */
export async function countTablesNaming(db: Database, { list, id }: Named): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_tables
    where definition #> ${['products', list]}::text[] @> to_jsonb(${id}::int)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Product tables that name one thing in a list of theirs name another one instead. */
export async function moveInProductTables(db: Database, { list, id }: Named, to: number): Promise<void> {
  const path = ['products', list];
  await sql`
    update product_tables set definition = jsonb_set(definition, ${path}::text[], (
      select jsonb_agg(distinct case when entry = to_jsonb(${id}::int) then to_jsonb(${to}::int) else entry end)
      from jsonb_array_elements(definition #> ${path}::text[]) entry))
    where definition #> ${path}::text[] @> to_jsonb(${id}::int)`.execute(db);
}
