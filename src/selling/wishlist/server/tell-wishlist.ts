import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { guestSessionSeconds, personSessionSeconds } from '#foundation/visitor/rules/session-lives.ts';
import { wishlistCookie } from '../rules/own-wishlist.ts';
import { ownsWishlist } from './wishlist.ts';

/** The ids of all articles on the visitor's wishlist, the newest first. */
export async function wishlistIds(ctx: RequestContext): Promise<readonly number[]> {
  const session = ctx.session.current();
  if (!session) return [];
  const { rows } = await sql<{ id: number }>`
    select product_id as id from wishlist_items where ${ownsWishlist(session)} order by id desc`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

/** Sets the cookie by which cached pages know that the visitor has a wishlist, and that it has changed. */
export async function tellWishlist(ctx: RequestContext): Promise<void> {
  const session = ctx.session.current();
  if (!session) return forgetWishlist(ctx);
  const { rows } = await sql<{ state: string | null }>`
    select count(*) || '.' || max(id) as state from wishlist_items where ${ownsWishlist(session)}`.execute(
    ctx.db,
  );
  const state = rows[0]?.state ?? null;
  if (state === null) return forgetWishlist(ctx);
  const maxAge = session.customerId === null ? guestSessionSeconds : personSessionSeconds;
  ctx.reply.setCookie(wishlistCookie(ctx.wire.platform), state, { maxAge });
}

/** Nobody's list is shown any more, such as after a log-out. */
export function forgetWishlist({
  reply,
  wire,
  cookie,
}: Pick<RequestContext, 'reply' | 'wire' | 'cookie'>): void {
  const name = wishlistCookie(wire.platform);
  if (cookie(name) !== '') reply.setCookie(name, '', { maxAge: 0 });
}
