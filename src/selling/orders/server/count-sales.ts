import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Adds an order's pieces to the sales of its products, by which listings are sorted by popularity; a second call adds nothing. */
export async function countSales(db: Database, orderId: number): Promise<void> {
  await sql`/* prepared */
    with counted as (
      insert into order_events (order_id, kind) select id, 'sales-counted' from orders where id = ${orderId}
      on conflict (order_id) where kind = 'sales-counted' do nothing
      returning order_id),
    sold as (
      select line.product_id, sum(line.quantity)::int as quantity
      from counted join order_lines line on line.order_id = counted.order_id
      where line.product_id is not null group by line.product_id)
    update products set total_sales = total_sales + sold.quantity from sold where products.id = sold.product_id`.execute(
    db,
  );
}
