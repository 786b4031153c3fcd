import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Takes the orders that were placed as a guest with the account's e-mail address into the account, if the address is proven to be the
 * customer's; otherwise somebody could read a stranger's orders by registering with the stranger's address.
 */
export async function joinGuestOrders(db: Database, customerId: number): Promise<void> {
  await sql`/* prepared */
    update orders set customer_id = c.id from customers c
    where c.id = ${customerId} and c.email_confirmed_at is not null
      and orders.customer_id is null and lower(orders.billing_address ->> 'email') = lower(c.email)`.execute(
    db,
  );
}
