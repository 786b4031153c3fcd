import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Releases the coupon uses of an order that was cancelled or failed, inside that transaction: once, however often it is called.
 * Returns how many were released now.
 */
export async function releaseCouponUses(transaction: Database, orderId: number): Promise<number> {
  const given = await sql<{ id: number }>`
    with given as (
      update coupon_uses set given_back_at = now() where order_id = ${orderId} and given_back_at is null
      returning coupon_id)
    update coupons set used = used - 1 from given where coupons.id = given.coupon_id
    returning coupons.id`.execute(transaction);
  return given.rows.length;
}

/**
 * Counts the coupon uses of an order that is reopened, e.g. because a failed payment succeeded later: its discount was promised, so no
 * limit is checked. Returns how many were counted now.
 */
export async function restoreCouponUses(transaction: Database, orderId: number): Promise<number> {
  const taken = await sql<{ id: number }>`
    with taken as (
      update coupon_uses set given_back_at = null where order_id = ${orderId} and given_back_at is not null
      returning coupon_id)
    update coupons set used = used + 1 from taken where coupons.id = taken.coupon_id
    returning coupons.id`.execute(transaction);
  return taken.rows.length;
}
