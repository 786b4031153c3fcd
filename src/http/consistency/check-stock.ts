import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

type Ids = { rows: { id: number }[] };
const idsOf = ({ rows }: Ids) => rows.map(({ id }) => id);

/** Articles whose pieces on hand are not the sum of their movements. */
export async function ledgerFaults(db: Database): Promise<readonly number[]> {
  return idsOf(
    await sql<{ id: number }>`
      select s.product_id as id from stock s
      left join (select product_id, sum(delta) as pieces from stock_movements group by product_id) m
        on m.product_id = s.product_id
      where s.on_hand <> coalesce(m.pieces, 0)`.execute(db),
  );
}

/** Articles whose reserved pieces are not those of the open reservations. */
export async function reservationFaults(db: Database): Promise<readonly number[]> {
  return idsOf(
    await sql<{ id: number }>`
      select s.product_id as id from stock s
      left join (
        select product_id, sum(quantity) as pieces from stock_reservations where closed_at is null group by product_id
      ) r on r.product_id = s.product_id
      where s.reserved <> coalesce(r.pieces, 0)`.execute(db),
  );
}

/** Articles that are available to listings and not by their stock, or the other way round. */
export async function availabilityFaults(db: Database): Promise<readonly number[]> {
  return idsOf(
    await sql<{ id: number }>`
      select p.id from products p left join stock s on s.product_id = p.id
      where p.in_stock <> case when p.type = 'variable'
        then exists (select from products v where v.parent_id = p.id and v.status = 'published' and v.in_stock)
        else p.backorders <> 'no' or coalesce(s.on_hand - s.reserved > 0, false) end`.execute(db),
  );
}
