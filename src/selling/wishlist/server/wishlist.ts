import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session } from '#foundation/services/sessions.ts';
import { MOST_ARTICLES, type WishlistChange, type WishlistDone } from '../rules/wishlist.ts';

/** Whose list it is, as a condition on `wishlist_items`: the customer's in all sessions, else the session's own. */
export const ownsWishlist = (session: Session): RawBuilder<boolean> =>
  session.customerId === null
    ? sql<boolean>`wishlist_items.session_id = ${session.id}`
    : sql<boolean>`wishlist_items.customer_id = ${session.customerId}`;

/** The visitor's wishlist, the newest first, with the visitor's prices; what the visitor may not see now is left out, and stays on it. */
export async function readWishlist(ctx: RequestContext): Promise<readonly ProductCard[]> {
  const session = ctx.session.current();
  if (!session) return [];
  const { rows } = await sql<{ id: number }>`
    select product_id as id from wishlist_items where ${ownsWishlist(session)} order by id desc`.execute(
    ctx.db,
  );
  return readCards(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** Puts an article on the visitor's wishlist, which opens a session where there is none, or takes it off. The same one twice stands there once. */
export async function changeWishlist(
  ctx: RequestContext,
  { action, productId }: WishlistChange,
): Promise<WishlistDone> {
  if (action === 'remove') {
    const session = ctx.session.current();
    if (session)
      await sql`delete from wishlist_items where ${ownsWishlist(session)} and product_id = ${productId}`.execute(
        ctx.db,
      );
    return 'removed';
  }
  const [card] = await readCards(ctx, [productId]);
  if (!card) return 'unknown';
  const session = await ctx.session.open(ctx.db);
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  const { rows } = await sql<{ isThere: boolean }>`
    with held as (select product_id from wishlist_items where ${ownsWishlist(session)}),
    added as (
      insert into wishlist_items (${owner}, product_id, created_at)
      select ${session.customerId ?? session.id}, ${productId}, ${ctx.clock.now()}
      where (select count(*) from held) < ${MOST_ARTICLES}
      on conflict do nothing returning product_id)
    select exists (select from added union all select from held where product_id = ${productId})
      or (select count(*) from held) < ${MOST_ARTICLES} as "isThere"`.execute(ctx.db);
  return rows[0]?.isThere ? 'added' : 'full';
}

/** Merges a guest's wishlist into the customer's, inside the log-in's transaction and before the guest's session is deleted. */
export async function mergeWishlists(
  transaction: Database,
  { sessionId, customerId }: { readonly sessionId: number; readonly customerId: number },
): Promise<void> {
  await sql`
    with guest as (delete from wishlist_items where session_id = ${sessionId} returning *)
    insert into wishlist_items (customer_id, product_id, created_at)
    select ${customerId}::int, product_id, created_at from guest order by id
    on conflict (customer_id, product_id) do nothing`.execute(transaction);
}
