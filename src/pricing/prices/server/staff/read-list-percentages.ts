import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

export type StaffPercentage = {
  readonly id: number;
  readonly basisPoints: number;
  readonly brand: string | null;
  readonly category: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

/** The percentages of a list in the order in which they win, and what they may be given for. */
export async function readListPercentages({ db }: Pick<RequestContext, 'db'>, listId: number) {
  const [percentages, brands, categories] = await Promise.all([
    sql<StaffPercentage>`
      select r.id, r.basis_points as "basisPoints", b.name as brand, c.name as category,
        to_char(r.valid_from at time zone 'Europe/Rome', 'YYYY-MM-DD') as "from",
        to_char(r.valid_to at time zone 'Europe/Rome' - interval '1 second', 'YYYY-MM-DD') as "to"
      from price_list_percentages r
      left join brands b on b.id = r.brand_id left join categories c on c.id = r.category_id
      where r.price_list_id = ${listId}
      order by (r.category_id is not null)::int * 2 + (r.brand_id is not null)::int desc,
        category_depth(r.category_id) desc, r.basis_points desc, r.id`.execute(db),
    db.selectFrom('brands').select(['id', 'name']).orderBy('name').execute(),
    sql<{ id: number; name: string }>`
      with recursive tree as (
        select id, name, name as path from categories where parent_id is null
        union all select c.id, c.name, tree.path || ' › ' || c.name from categories c join tree on c.parent_id = tree.id
      ) select id, path as name from tree order by path`.execute(db),
  ]);
  return { percentages: percentages.rows, brands, categories: categories.rows };
}
