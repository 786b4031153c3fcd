import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cartHandoverFor } from '#messages/buying/cart-handover-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { takeHandedCart } from '#selling/cart/server/take-handed-cart.ts';
import { readHandoverToken } from '../store-api/cart/cart-token.ts';

const parameter = 'session';

/**
 * `?session={cart token}` on any page: the cart of a client elsewhere comes to this browser, once, and the browser goes on without the token in
 * its address (wire 1.0). A token that is none is passed over.
 */
export async function takeCartLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  const url = new URL(request.url);
  const { nonces, clock, visitor } = ctx;
  const handed = readHandoverToken(nonces, url.searchParams.get(parameter) ?? '', clock.now());
  if (!handed.ok && handed.code === 'unsigned') return null;
  const taken = handed.ok ? await takeHandedCart(ctx, handed) : ({ ok: false } as const);
  const words = cartHandoverFor(visitor.audience.locale);
  if (!taken.ok) await queueNotice(ctx, { kind: 'error', text: words.over });
  else if (taken.joined) await queueNotice(ctx, { kind: 'info', text: words.joined });
  url.searchParams.delete(parameter);
  // Two strokes at its beginning would name another site.
  const location = url.pathname.replace(/^\/+/, '/') + url.search;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
