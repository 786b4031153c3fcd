import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** A cart that is locked until the transaction ends; `orderId` is the id reserved for the order that it may become. */
export type HeldCart = { readonly id: number; readonly version: number; readonly orderId: number };

export type CartToHold = {
  readonly to: Destination;
  readonly shippingMethod: string | null;
  /** the VAT check that applies; absent where the cart's own stays, unless that is for another invoice country */
  readonly vatCheckId: number | null | undefined;
  readonly invoiceCountry: string;
};

/**
 * Locks the visitor's cart, stores its destination, its rate, if given, and its VAT check, and reserves the id of
 * an order, in one round trip; null where there is no cart. An order that fails leaves a gap in the ids, not in the numbers.
 */
export async function holdCartToOrder(ctx: RequestContext, keep: CartToHold): Promise<HeldCart | null> {
  const session = ctx.session.current();
  if (!session) return null;
  const { to, shippingMethod, vatCheckId, invoiceCountry } = keep;
  const destination = JSON.stringify({ country: to.country, state: to.state, postcode: to.postcode });
  const check =
    vatCheckId === undefined
      ? sql`(select vat.id from vat_checks vat where vat.id = carts.vat_check_id and vat.country = ${invoiceCountry})`
      : sql`${vatCheckId}::bigint`;
  const { rows } = await sql<HeldCart>`/* prepared */
    with held as (select id from carts where ${ownsCart(session)} for update)
    update carts set destination = ${destination}::jsonb, shipping_method = coalesce(${shippingMethod}::text, shipping_method),
      vat_check_id = ${check}
    from held where carts.id = held.id
    returning carts.id, carts.version, nextval('orders_id_seq') as "orderId"`.execute(ctx.db);
  return rows[0] ?? null;
}
