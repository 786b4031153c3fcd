import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/**
 * Brings a guest's cart into the customer's, line by line, inside the log-in's transaction and before the guest's session goes.
 * A line in both carts gets the larger of the two quantities, not their sum. Its price counts as not shown yet,
 * since the customer's price list may differ from the guest's.
 */
export async function mergeCarts(
  transaction: Database,
  input: { readonly sessionId: number; readonly customerId: number },
): Promise<void> {
  const { sessionId, customerId } = input;
  const guest = await sql<{ id: number }>`
    select id from carts where session_id = ${sessionId} for update`.execute(transaction);
  const guestCart = guest.rows[0]?.id;
  if (guestCart === undefined) return;
  const own = await sql<{ id: number }>`
    insert into carts (customer_id, destination, coupon_ids, vat_check_id)
    select ${customerId}, destination, coupon_ids, vat_check_id from carts where id = ${guestCart}
    on conflict (customer_id) do update
      set version = carts.version + 1, destination = coalesce(excluded.destination, carts.destination),
        vat_check_id = coalesce(excluded.vat_check_id, carts.vat_check_id),
        coupon_ids = carts.coupon_ids || array(
          select id from unnest(excluded.coupon_ids) id where id <> all (carts.coupon_ids))
    returning id`.execute(transaction);
  const ownCart = own.rows[0]?.id ?? null;
  await sql`
    insert into cart_lines (cart_id, key, product_id, variation_id, attributes, quantity)
    select ${ownCart}::bigint, key, product_id, variation_id, attributes, quantity
    from cart_lines where cart_id = ${guestCart} order by id
    on conflict (cart_id, key) do update
      set quantity = greatest(cart_lines.quantity, excluded.quantity), seen_unit_cents = null`.execute(
    transaction,
  );
  await sql`update cart_lines set seen_unit_cents = null where cart_id = ${ownCart}`.execute(transaction);
  await sql`delete from carts where id = ${guestCart}`.execute(transaction);
}
