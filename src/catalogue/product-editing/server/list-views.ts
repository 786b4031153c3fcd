import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ProductsQuery, productsList } from '../rules/product-list.ts';
import {
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  type ProductListColumn,
  type ProductView,
  productColumnsFrom,
} from '../rules/product-list-columns.ts';

const LIST = 'products';

type Context = Pick<RequestContext, 'db' | 'visitor' | 'clock'>;
type Row = {
  id: number;
  name: string;
  shared: boolean;
  query: string;
  columns: string[];
  person_id: number | null;
  by: string;
};

const personId = ({ visitor }: Pick<Context, 'visitor'>) => visitor.person?.customerId ?? 0;

/** The views that a person may open, and the columns of the list: those of the open view, else the chosen ones. */
export async function readListViews(
  ctx: Pick<Context, 'db' | 'visitor'>,
  { view }: Pick<ProductsQuery, 'view'>,
): Promise<{ readonly views: readonly ProductView[]; readonly columns: readonly ProductListColumn[] }> {
  const me = personId(ctx);
  const [{ rows }, chosen] = await Promise.all([
    sql<Row>`
      select v.id, v.name, v.shared, v.query, v.columns, v.person_id, coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email, '') as by
      from staff_list_views v left join customers c on c.id = v.person_id
      where v.list = ${LIST} and (v.person_id = ${me} or v.shared) order by lower(v.name), v.id`.execute(
      ctx.db,
    ),
    ctx.db
      .selectFrom('staff_list_columns')
      .select('columns')
      .where('person_id', '=', me)
      .where('list', '=', LIST)
      .executeTakeFirst(),
  ]);
  const opened = rows.find(({ id }) => id === view);
  return {
    views: rows.map((row) => ({
      id: row.id,
      name: row.name,
      path: productsList.path({
        ...(productsList.read(new URLSearchParams(row.query)) ?? productsList.whole),
        page: 1,
        view: row.id,
      }),
      isShared: row.shared,
      by: row.person_id === me ? '' : row.by,
      mayDelete: row.person_id === me || row.person_id === null,
    })),
    columns: productColumnsFrom(opened ? opened.columns : chosen?.columns),
  };
}

/** Remembers which columns a person wants: for the open view if it is their own, else for the list. */
export async function saveListColumns(
  ctx: Context,
  query: ProductsQuery,
  names: readonly string[],
): Promise<void> {
  const columns = [...productColumnsFrom(names)];
  const changed = await ctx.db
    .updateTable('staff_list_views')
    .set({ columns })
    .where('id', '=', query.view ?? 0)
    .where('person_id', '=', personId(ctx))
    .returning('id')
    .executeTakeFirst();
  if (changed) return;
  await ctx.db
    .insertInto('staff_list_columns')
    .values({ person_id: personId(ctx), list: LIST, columns })
    .onConflict((conflict) => conflict.columns(['person_id', 'list']).doUpdateSet({ columns }))
    .execute();
}

/** Saves what is shown as a view; returns its id, null without a name or where a person has too many of them. */
export async function saveView(
  ctx: Context,
  query: ProductsQuery,
  { name, isShared }: { readonly name: string; readonly isShared: boolean },
): Promise<number | null> {
  if (name === '' || name.length > LONGEST_VIEW_NAME) return null;
  const { columns } = await readListViews(ctx, query);
  const path = productsList.path({ ...query, page: 1, view: null });
  const { rows } = await sql<{ id: number }>`
    insert into staff_list_views (list, name, person_id, shared, query, columns, created_at)
    select ${LIST}, ${name}, ${personId(ctx)}::int, ${isShared}, ${path.split('?')[1] ?? ''}, ${[...columns]}::text[], ${ctx.clock.now()}
    where (select count(*) from staff_list_views where person_id = ${personId(ctx)}) < ${MOST_VIEWS}
    returning id`.execute(ctx.db);
  return rows[0]?.id ?? null;
}

/** Deletes a view of one's own, or one that is nobody's. */
export async function deleteView(ctx: Context, id: number): Promise<void> {
  await sql`delete from staff_list_views where id = ${id} and list = ${LIST} and coalesce(person_id, ${personId(ctx)}) = ${personId(ctx)}`.execute(
    ctx.db,
  );
}
