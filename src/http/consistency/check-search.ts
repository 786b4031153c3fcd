import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { recalculate } from './recalculate.ts';

/** Products that are searched by other codes or words than they have. */
export function searchFaults(db: Database): Promise<readonly number[]> {
  return recalculate(db, {
    read: async (inside, ids) => {
      const { rows } = await sql<{ id: number; is: string }>`
        select product_id as id, concat_ws(' ', kind, code) as is from product_codes where product_id = any (${ids}::int[])
        union all
        select product_id, document::text from product_search where product_id = any (${ids}::int[])`.execute(
        inside,
      );
      return rows;
    },
    write: (inside, ids) => sql`select refresh_search(${ids}::int[])`.execute(inside),
  });
}
