import { sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** Takes every line out of a cart, which stays for the next purchase. */
export async function emptyCart(transaction: Database, cartId: number): Promise<void> {
  await sql`
    with gone as (delete from cart_lines where cart_id = ${cartId})
    update carts set version = version + 1, updated_at = now(), shipping_method = null, payment_method = null
    where id = ${cartId}`.execute(transaction);
}
