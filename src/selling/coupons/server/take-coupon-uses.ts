import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

export type UsesToTake = {
  readonly orderId: number;
  readonly couponIds: readonly number[];
  readonly customerId: number | null;
  readonly email: string;
};

export type UsesTaken =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'used-up' | 'used-by-buyer'; readonly couponIds: readonly number[] };
    };

/**
 * Counts one use of each coupon for an order, inside the order's transaction: of concurrent orders exactly as many as the limit allows
 * succeeds. The conditional update of the counter holds the coupon until the transaction ends, so the uses of one customer, by account
 * or email address, are counted by a second statement, which sees those of all earlier orders.
 */
export async function takeCouponUses(transaction: Database, input: UsesToTake): Promise<UsesTaken> {
  const { orderId, customerId } = input;
  const couponIds = [...new Set(input.couponIds)].sort((a, b) => a - b);
  const email = input.email.trim().toLowerCase();
  const counted = await sql<{ id: number }>`
    with held as (select id from coupons where id = any (${couponIds}::int[]) order by id for update)
    update coupons set used = used + 1 from held
    where coupons.id = held.id and (limit_total is null or used < limit_total) returning coupons.id`.execute(
    transaction,
  );
  const missing = missingOf(couponIds, counted.rows);
  if (missing.length > 0) return { ok: false, error: { code: 'used-up', couponIds: missing } };
  const written = await sql<{ id: number }>`
    insert into coupon_uses (coupon_id, order_id, customer_id, email)
    select c.id, ${orderId}::int, ${customerId}::int, ${email} from coupons c
    where c.id = any (${couponIds}::int[]) and (c.limit_per_customer is null or (
      select count(*) from coupon_uses u where u.coupon_id = c.id and u.given_back_at is null
        and (u.customer_id = ${customerId}::int or u.email = ${email})) < c.limit_per_customer)
    returning coupon_id as id`.execute(transaction);
  const refused = missingOf(couponIds, written.rows);
  return refused.length === 0
    ? { ok: true }
    : { ok: false, error: { code: 'used-by-buyer', couponIds: refused } };
}

function missingOf(wanted: readonly number[], found: readonly { id: number }[]): readonly number[] {
  const there = new Set(found.map(({ id }) => id));
  return wanted.filter((id) => !there.has(id));
}
