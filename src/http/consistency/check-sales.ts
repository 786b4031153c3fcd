import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Orders at a time. */
const STRETCH = 20_000;

/** Orders that are in the reports otherwise than they and their refunds say. The cost of pieces is that of the moment of the sale, which nothing can work out again. */
export async function salesFaults(db: Database): Promise<readonly number[]> {
  const faults: number[] = [];
  let last = 0;
  while (true) {
    const { rows: orders } = await sql<{ id: number }>`
      select id from orders where id > ${last}::int order by id limit ${STRETCH}`.execute(db);
    if (orders.length === 0) return faults;
    const ids = orders.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    const { rows } = await sql<{ id: number }>`
      with told as (
        select order_id, s::text as row from sales_orders_of(${ids}::int[]) s
        union all select order_id, (to_jsonb(s) - 'cost_cents')::text from sales_lines_of(${ids}::int[]) s),
      stored as (
        select order_id, s::text as row from sales_orders s where order_id = any (${ids}::int[])
        union all select order_id, (to_jsonb(s) - 'cost_cents')::text from sales_lines s where order_id = any (${ids}::int[]))
      select distinct order_id as id from (
        (select * from told except all select * from stored) union all (select * from stored except all select * from told)) other`.execute(
      db,
    );
    faults.push(...rows.map(({ id }) => id));
  }
}
