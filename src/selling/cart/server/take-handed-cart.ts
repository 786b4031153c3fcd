import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session } from '#foundation/services/sessions.ts';
import { cartCookies } from './cart-cookies.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { ownsCart } from './owns-cart.ts';
import { readCart } from './read-cart.ts';
import { openTokenSession } from './token-session.ts';

/** A cart that is handed over by a signed link: its owner, and when the link was signed. */
export type HandedCart = { readonly owner: string; readonly signedAt: Date };

export type TakenCart =
  /** `joined`: the visitor's cart was not empty */
  | { readonly ok: true; readonly joined: boolean }
  /** it was handed over already, is empty, or does not belong to a guest */
  | { readonly ok: false };

/**
 * Copies a guest's cart into the visitor's, once for all links signed until now. A line in both carts gets the larger
 * quantity, as at a log-in. Goods, coupons and destination are copied, no personal data: the maker of the link need not be
 * the visitor who opens it. The two carts are independent afterwards.
 */
export async function takeHandedCart(
  ctx: RequestContext,
  { owner, signedAt }: HandedCart,
): Promise<TakenCart> {
  const source = (await openTokenSession(ctx, owner))?.current() ?? null;
  if (source === null) return { ok: false };
  if (source.id === ctx.session.current()?.id) return { ok: true, joined: false };
  if (source.customerId !== null) return { ok: false };
  const taken = await inCartTransaction(ctx, async (inside): Promise<TakenCart> => {
    if (!(await useUp(inside, source.id, signedAt))) return { ok: false };
    const own = await inside.session.open(inside.db);
    return { ok: true, joined: await copyCart(inside, source.id, own) };
  });
  if (taken.ok) cartCookies(ctx, await readCart(ctx));
  return taken;
}

/** False where the cart was handed over after the link was signed, or is empty. */
async function useUp({ db, clock }: RequestContext, sessionId: number, signedAt: Date): Promise<boolean> {
  const { rows } = await sql`
    update sessions set cart_handed_over_at = ${clock.now()}
    where id = ${sessionId} and (cart_handed_over_at is null or cart_handed_over_at < ${signedAt})
      and exists (select from carts join cart_lines line on line.cart_id = carts.id where carts.session_id = sessions.id)
    returning id`.execute(db);
  return rows.length > 0;
}

/** True where the target cart was not empty. Its own destination and choices stay; lines of offers are not copied. */
async function copyCart(
  { db, clock }: RequestContext,
  fromSessionId: number,
  own: Session,
): Promise<boolean> {
  const owner = own.customerId === null ? sql`session_id` : sql`customer_id`;
  const { rows } = await sql<{ joined: boolean }>`
    with handed as (select * from carts where session_id = ${fromSessionId}),
    before as (
      select exists (select from carts join cart_lines line on line.cart_id = carts.id where ${ownsCart(own)}) as joined),
    own as (
      insert into carts (${owner}, destination, shipping_method, coupon_ids)
      select ${own.customerId ?? own.id}, destination, shipping_method, coupon_ids from handed
      on conflict (${owner}) do update
        set version = carts.version + 1, updated_at = ${clock.now()},
          destination = coalesce(carts.destination, excluded.destination),
          shipping_method = coalesce(carts.shipping_method, excluded.shipping_method),
          coupon_ids = carts.coupon_ids || array(
            select id from unnest(excluded.coupon_ids) id where id <> all (carts.coupon_ids))
      returning id),
    lines as (
      insert into cart_lines (cart_id, key, product_id, variation_id, attributes, quantity)
      select own.id, line.key, line.product_id, line.variation_id, line.attributes, line.quantity
      from own, handed join cart_lines line on line.cart_id = handed.id
      where line.offer_line_id is null order by line.id
      on conflict (cart_id, key) do update
        set quantity = greatest(cart_lines.quantity, excluded.quantity), seen_unit_cents = null)
    select before.joined from before`.execute(db);
  return rows[0]?.joined ?? false;
}
