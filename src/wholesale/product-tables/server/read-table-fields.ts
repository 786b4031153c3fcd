import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { TableField } from '../rules/table-columns.ts';

type Fields = Readonly<Record<TableField, readonly string[]>>;

// A row has room for so many values of a field.
const mostValues = 30;

/** The statement of `readTableFields`. */
function tableFieldsQuery(ids: readonly number[]) {
  return sql<Fields & { id: number }>`/* prepared */
    select wanted.id,
      array(select distinct v.make from fitments f join vehicles v on v.id = f.vehicle_id
        where f.product_id = wanted.id order by v.make limit ${mostValues}) as vehicle_make,
      array(select distinct o.manufacturer from oe_numbers o
        where o.product_id = wanted.id order by o.manufacturer limit ${mostValues}) as oe_manufacturer,
      array(select o.code from oe_numbers o
        where o.product_id = wanted.id order by o.manufacturer, o.id limit ${mostValues}) as oe_number
    from unnest(${ids}::int[]) as wanted(id)`;
}

/** The fields of some products, for a table that has a column of them; cached in memory until a product changes. */
export async function readTableFields(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Fields>> {
  return ctx.memory.rememberEach('table fields', ids, async (missing) => {
    const { rows } = await tableFieldsQuery(missing).execute(ctx.db);
    return new Map(rows.map(({ id, ...fields }) => [id, fields]));
  });
}
