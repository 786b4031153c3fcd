import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

export type CategoryChoice = { readonly id: number; readonly name: string };

/** Every category with the names of those above it: `Freni › Pastiglie`. */
export async function listCategoryChoices({
  db,
}: Pick<RequestContext, 'db'>): Promise<readonly CategoryChoice[]> {
  const { rows } = await sql<CategoryChoice>`
    with recursive named as (
      select id, name::text as name from categories where parent_id is null
      union all
      select c.id, n.name || ' › ' || c.name from categories c join named n on n.id = c.parent_id
    ) select id, name from named order by name`.execute(db);
  return rows;
}
