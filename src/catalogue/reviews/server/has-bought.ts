import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Whether a customer, or a guest with this e-mail, has a paid order with the product: what the verified mark says. */
export async function hasBought(
  db: Database,
  who: { readonly productId: number; readonly customerId: number | null; readonly email: string },
): Promise<boolean> {
  const result = await sql<{ bought: boolean }>`
    select exists (
      select from orders o join order_lines l on l.order_id = o.id
      where (o.customer_id = ${who.customerId}::int or lower(o.billing_address ->> 'email') = lower(${who.email}))
        and o.status in ('processing', 'completed') and l.product_id = ${who.productId}
    ) as bought`.execute(db);
  return result.rows[0]?.bought ?? false;
}
