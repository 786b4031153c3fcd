import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Takes coupons out of an order that is edited, inside that transaction: its uses of them count no longer, and come back with nothing. */
export async function dropCouponUses(
  transaction: Database,
  orderId: number,
  couponIds: readonly number[],
): Promise<void> {
  if (couponIds.length === 0) return;
  await sql`
    with dropped as (
      delete from coupon_uses where order_id = ${orderId} and coupon_id = any (${[...couponIds]}::int[])
      returning coupon_id, given_back_at)
    update coupons set used = used - 1 from dropped where coupons.id = dropped.coupon_id and dropped.given_back_at is null`.execute(
    transaction,
  );
}
