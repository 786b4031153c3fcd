import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { TableSearch } from '../rules/search/table-search.ts';
import type { TableField } from '../rules/table-columns.ts';

/** What a field may be chosen from in the query search; a code is typed into the keyword box instead. */
export async function fieldChoices(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  field: TableField,
): Promise<readonly string[]> {
  if (field === 'oe_number') return [];
  return ctx.memory.remember(
    `table field ${field}`,
    async () => {
      const { rows } = await choicesQuery(field).execute(ctx.db);
      return rows.map(({ value }) => value);
    },
    'any',
  );
}

const mostChoices = 500;

/** The statement of `fieldChoices`: it leaps from one value to the next instead of reading them all. */
function choicesQuery(field: Exclude<TableField, 'oe_number'>) {
  const [table, column] =
    field === 'vehicle_make' ? (['vehicles', 'make'] as const) : (['oe_numbers', 'manufacturer'] as const);
  const [from, name] = [sql.table(table), sql.ref(column)];
  return sql<{ value: string }>`
    with recursive found as (
      (select ${name} as value, 1 as place from ${from} order by ${name} limit 1)
      union all
      select (select ${name} from ${from} where ${name} > found.value order by ${name} limit 1), found.place + 1
      from found where found.value is not null and found.place < ${mostChoices}
    )
    select value from found where value is not null`;
}

/** The statement that finds the products with any of some values of a field. */
function fieldQuery(field: Exclude<TableField, 'oe_number'>, values: readonly string[]) {
  return field === 'vehicle_make'
    ? sql<{ ids: number[] }>`select coalesce(array_agg(distinct f.product_id), '{}') as ids
        from vehicles v join fitments f on f.vehicle_id = v.id where v.make = any (${values}::text[])`
    : sql<{ ids: number[] }>`select coalesce(array_agg(distinct o.product_id), '{}') as ids
        from oe_numbers o where o.manufacturer = any (${values}::text[])`;
}

/** The products that have what is asked for of their fields: of each field any of the values, of which a part is enough (`LIKE`, TAB-24). */
export async function productsWithFields(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  fields: TableSearch['fields'],
): Promise<readonly number[] | null> {
  const lists = await Promise.all(
    (Object.entries(fields) as [TableField, readonly string[]][]).map(async ([field, wanted]) => {
      if (field === 'oe_number') return null;
      const known = await fieldChoices(ctx, field);
      const parts = wanted.map((value) => value.toLowerCase());
      const meant = known.filter((value) => parts.some((part) => value.toLowerCase().includes(part)));
      return ctx.memory.remember(
        `table products ${field} ${JSON.stringify(meant)}`,
        async () => {
          if (meant.length === 0) return [];
          const { rows } = await fieldQuery(field, meant).execute(ctx.db);
          return rows[0]?.ids ?? [];
        },
        'any',
      );
    }),
  );
  return inAll(lists);
}

/** The ids that meet all conditions, in the order of the first; a condition that is null does not count, and null is returned for none. */
export function inAll(conditions: readonly (readonly number[] | null)[]): readonly number[] | null {
  const [first, ...others] = conditions.filter((ids) => ids !== null);
  if (!first) return null;
  const sets = others.map((ids) => new Set(ids));
  return first.filter((id) => sets.every((set) => set.has(id)));
}
