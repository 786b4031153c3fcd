import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';
import type { PlacedOrder } from '../rules/placed-order.ts';
import { findRepeated } from './order-repeats.ts';

type OfCart = { readonly id: number; readonly version: number };

/** The fingerprint of an order by form and cart: the same form for the same version of the cart has the same one. */
export function orderFingerprint({ id, version }: OfCart, form: CheckoutForm): Buffer {
  return fingerprintOf(id, version, saidBy(form));
}

/** The parts of a form in its fingerprint: attribution is left out, since it changes with every page. */
export function saidBy({ attribution: _, ...form }: CheckoutForm): object | string {
  return form.request ?? form;
}

/** The order that a form has already made of a cart, which is empty since. */
export function findOrderOfForm(db: Database, cart: OfCart, form: CheckoutForm): Promise<PlacedOrder | null> {
  return findOrder(db, orderFingerprint(beforeItWasEmptied(cart), form));
}

/**
 * The order that a request has already made of the visitor's cart, which stays with the guest if the order created an account; null where
 * the cart is not empty, or another request came after it.
 */
export async function findOrderOfRequest(ctx: RequestContext, request: string): Promise<PlacedOrder | null> {
  const cart = await readCartOf(ctx);
  if (cart?.filled) return null;
  if (!cart) return findRepeated(ctx, request);
  const { id, version } = beforeItWasEmptied(cart);
  const order = await findOrder(ctx.db, fingerprintOf(id, version, request));
  return order ?? findRepeated(ctx, request);
}

async function readCartOf({
  db,
  session,
}: RequestContext): Promise<(OfCart & { readonly filled: boolean }) | null> {
  const open = session.current();
  if (!open) return null;
  const { rows } = await sql<OfCart & { readonly filled: boolean }>`/* prepared */
    select id, version, exists (select from cart_lines line where line.cart_id = carts.id) as filled
    from carts where ${ownsCart(open)}`.execute(db);
  return rows[0] ?? null;
}

// Emptying the cart raised its version by one.
const beforeItWasEmptied = ({ id, version }: OfCart): OfCart => ({ id, version: version - 1 });

const fingerprintOf = (cartId: number, version: number, said: object | string) =>
  createHash('sha256')
    .update(JSON.stringify([cartId, version, said]))
    .digest();

async function findOrder(db: Database, fingerprint: Buffer): Promise<PlacedOrder | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number', 'order_key as key', 'payment_method as paymentMethod'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return order ?? null;
}
