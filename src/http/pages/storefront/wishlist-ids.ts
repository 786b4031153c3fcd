import { tellWishlist, wishlistIds } from '#selling/wishlist/server/tell-wishlist.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/wishlist-ids.ts';

/** What is on the visitor's wishlist, for the hearts of cached pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  await tellWishlist(ctx);
  return Response.json(await wishlistIds(ctx), { headers: { 'cache-control': 'private, no-store' } });
}
