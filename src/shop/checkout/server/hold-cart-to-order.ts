import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { ownsCart } from '#shop/cart/server/owns-cart.ts';
import type { Destination } from '#shop/shipping/rules/destination.ts';

/** A cart that nobody else can change until the transaction ends; `orderId` is the id of the order that it may become. */
export type HeldCart = { readonly id: number; readonly version: number; readonly orderId: number };

/**
 * Locks the visitor's cart, keeps with it where the goods go and by which rate, if that is said, and reserves the id of an order, in one round trip; null where there is
 * no cart. An order that is not made after all leaves a gap in the ids, not in the numbers.
 */
export async function holdCartToOrder(
  toolbox: Toolbox,
  to: Destination,
  shippingMethod: string | null,
): Promise<HeldCart | null> {
  const session = toolbox.session.current();
  if (!session) return null;
  const destination = JSON.stringify({ country: to.country, state: to.state, postcode: to.postcode });
  const { rows } = await sql<HeldCart>`/* prepared */
    with held as (select id from carts where ${ownsCart(session)} for update)
    update carts set destination = ${destination}::jsonb, shipping_method = coalesce(${shippingMethod}::text, shipping_method)
    from held where carts.id = held.id
    returning carts.id, carts.version, nextval('orders_id_seq') as "orderId"`.execute(toolbox.db);
  return rows[0] ?? null;
}
