import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The average cost of articles in cents, by their ids; what was never received with a cost is missing. */
export async function readCosts(
  { db }: Pick<RequestContext, 'db'>,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; cost: number }>`
    select asked.id, known.average_cost::float8 as cost from unnest(${[...new Set(itemIds)]}::int[]) asked (id)
    cross join lateral (
      select average_cost from stock_movements m
      where m.product_id = asked.id and m.average_cost is not null order by m.id desc limit 1) known`.execute(
    db,
  );
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}
