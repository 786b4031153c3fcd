import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '../owns-cart.ts';

/** Removes a coupon from the visitor's cart by its code, in any case; null where the cart does not have it (wire 2.1). */
export async function removeCoupon(
  ctx: RequestContext,
  input: { readonly code: string },
): Promise<{ readonly code: string } | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const removed = await sql<{ code: string }>`
    with held as (select id from carts where ${ownsCart(session)} for update),
    gone as (select id, code from coupons where lower(code) = lower(${input.code.trim()}))
    update carts set coupon_ids = array_remove(coupon_ids, gone.id), version = version + 1,
      updated_at = ${ctx.clock.now()}
    from gone, held where carts.id = held.id and gone.id = any (carts.coupon_ids) returning gone.code`.execute(
    ctx.db,
  );
  return removed.rows[0] ?? null;
}
