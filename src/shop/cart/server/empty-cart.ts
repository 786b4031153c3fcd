import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** The parts of a `with` statement that take every line out of a cart, which stays for the next purchase. */
export function cartEmptied(cartId: number): RawBuilder<unknown> {
  return sql`gone as (delete from cart_lines where cart_id = ${cartId}),
    emptied as (
      update carts set version = version + 1, updated_at = now(), shipping_method = null, payment_method = null
      where id = ${cartId} returning id)`;
}

/** Takes every line out of a cart, which stays for the next purchase. */
export async function emptyCart(transaction: Database, cartId: number): Promise<void> {
  await sql`with ${cartEmptied(cartId)} select id from emptied`.execute(transaction);
}
