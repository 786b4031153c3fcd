import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Returns whose pieces back on sale are not those that the stock ledger has of them, and those that bring more than was sold. */
export async function returnFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with moved as (
      select return_id, product_id, sum(delta)::int as pieces from stock_movements where return_id is not null
      group by return_id, product_id),
    noted as (
      select l.return_id, p.id as product_id, sum(l.restocked)::int as pieces
      from return_lines l join order_lines o on o.id = l.order_line_id join products p on p.id = coalesce(o.variation_id, o.product_id)
      group by l.return_id, p.id)
    select coalesce(n.return_id, m.return_id) as id from noted n
    full join moved m on m.return_id = n.return_id and m.product_id = n.product_id
    where coalesce(n.pieces, 0) <> coalesce(m.pieces, 0)
    union
    select l.return_id from return_lines l join order_lines o on o.id = l.order_line_id where l.quantity > o.quantity`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
