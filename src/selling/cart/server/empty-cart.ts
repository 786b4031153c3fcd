import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from './owns-cart.ts';

/** The parts of a `with` statement that remove every line of a cart; the cart itself stays for the next purchase. */
export function cartEmptied(cartId: number): RawBuilder<unknown> {
  return sql`gone as (delete from cart_lines where cart_id = ${cartId}),
    emptied as (
      update carts set version = version + 1, updated_at = now(), shipping_method = null, payment_method = null, coupon_ids = '{}', removed_lines = '[]', order_note = '', checkout_form = null
      where id = ${cartId} returning id)`;
}

/** Removes every line of a cart; the cart itself stays for the next purchase. */
export async function emptyCart(transaction: Database, cartId: number): Promise<void> {
  await sql`with ${cartEmptied(cartId)} select id from emptied`.execute(transaction);
}

/** Empties the visitor's own cart under a lock, so that a concurrent add comes before or after it. */
export async function emptyVisitorsCart(ctx: RequestContext): Promise<void> {
  const session = ctx.session.current();
  if (!session) return;
  await inTransaction(ctx.db, async (db) => {
    const cart = await db
      .selectFrom('carts')
      .select('id')
      .where(ownsCart(session))
      .forUpdate()
      .executeTakeFirst();
    if (cart) await emptyCart(db, cart.id);
    return { ok: true };
  });
}
