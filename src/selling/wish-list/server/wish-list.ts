import { type RawBuilder, sql } from 'kysely';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session } from '#foundation/services/sessions.ts';
import { MAX_WISHES, type WishListChange, type WishListDone } from '../rules/wish-list.ts';

/** Whose list it is, as a condition on `wish_list_items`: the customer's in all sessions, else the session's own. */
const ownsWishList = (session: Session): RawBuilder<boolean> =>
  session.customerId === null
    ? sql<boolean>`wish_list_items.session_id = ${session.id}`
    : sql<boolean>`wish_list_items.customer_id = ${session.customerId}`;

/** The visitor's wish list, the newest first, with the visitor's prices; what the visitor may not see now is left out, and stays on it. */
export async function readWishList(ctx: RequestContext): Promise<readonly ProductCard[]> {
  const session = ctx.session.current();
  if (!session) return [];
  const { rows } = await sql<{ id: number }>`
    select product_id as id from wish_list_items where ${ownsWishList(session)} order by id desc`.execute(ctx.db);
  return readCards(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** Puts an article on the visitor's wish list, which opens a session where there is none, or takes it off. The same one twice stands there once. */
export async function changeWishList(
  ctx: RequestContext,
  { action, productId }: WishListChange,
): Promise<WishListDone> {
  if (action === 'remove') {
    const session = ctx.session.current();
    if (session)
      await sql`delete from wish_list_items where ${ownsWishList(session)} and product_id = ${productId}`.execute(
        ctx.db,
      );
    return 'removed';
  }
  const [card] = await readCards(ctx, [productId]);
  if (!card) return 'unknown';
  const session = await ctx.session.open(ctx.db);
  const owner = session.customerId === null ? sql`session_id` : sql`customer_id`;
  const { rows } = await sql<{ isThere: boolean }>`
    with held as (select product_id from wish_list_items where ${ownsWishList(session)}),
    added as (
      insert into wish_list_items (${owner}, product_id, created_at)
      select ${session.customerId ?? session.id}, ${productId}, ${ctx.clock.now()}
      where (select count(*) from held) < ${MAX_WISHES}
      on conflict do nothing returning product_id)
    select exists (select from added union all select from held where product_id = ${productId})
      or (select count(*) from held) < ${MAX_WISHES} as "isThere"`.execute(ctx.db);
  return rows[0]?.isThere ? 'added' : 'full';
}

/** Merges a guest's wish list into the customer's, inside the log-in's transaction and before the guest's session is deleted. */
export async function mergeWishLists(
  transaction: Database,
  { sessionId, customerId }: { readonly sessionId: number; readonly customerId: number },
): Promise<void> {
  await sql`
    with guest as (delete from wish_list_items where session_id = ${sessionId} returning *)
    insert into wish_list_items (customer_id, product_id, created_at)
    select ${customerId}::int, product_id, created_at from guest order by id
    on conflict (customer_id, product_id) do nothing`.execute(transaction);
}
