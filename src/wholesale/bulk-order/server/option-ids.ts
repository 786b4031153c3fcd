import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The published variations of products by the product, in their order, so many of each at most. */
export async function optionIds(
  { db }: Pick<RequestContext, 'db'>,
  productIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; ids: number[] }>`/* prepared */
    select asked.id, array(
      select v.id from products v where v.parent_id = asked.id and v.type = 'variation' and v.status = 'published'
      order by v.menu_order, v.id limit ${most}::int) as ids
    from unnest(${[...productIds]}::int[]) asked (id)`.execute(db);
  return new Map(rows.map(({ id, ids }) => [id, ids]));
}
