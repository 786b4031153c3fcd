import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';

/** Adds an order's pieces to the products' sales, which the listing by popularity is ordered by; a second call adds nothing. */
export async function countSales(db: Database, orderId: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const counted = await sql`
      insert into order_events (order_id, kind)
      select id, 'sales-counted' from orders
      where id = ${orderId} and not exists (select from order_events where order_id = ${orderId} and kind = 'sales-counted')
      returning id`.execute(transaction);
    if (counted.rows.length === 0) return { ok: true };
    await sql`
      update products set total_sales = total_sales + sold.quantity
      from (select product_id, sum(quantity)::int as quantity from order_lines
            where order_id = ${orderId} and product_id is not null group by product_id) sold
      where products.id = sold.product_id`.execute(transaction);
    return { ok: true };
  });
}
