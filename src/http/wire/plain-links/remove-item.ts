import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { removeAndTell } from '#selling/cart/server/post-cart-form.ts';
import { pageBefore } from './page-before.ts';

/** `?remove_item={key}&_wpnonce=`: back to the page that the visitor came from, with `removed_item=1` (wire 2.5, FRAG-05). */
export async function removeItemLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const { removed } = await removeAndTell(ctx, {
    key: readLineKey(searchParams.get('remove_item')),
    nonce: searchParams.get('_wpnonce') ?? '',
  });
  const back = pageBefore(request, ctx.shopUrl);
  if (removed) back.searchParams.set('removed_item', '1');
  return new Response(null, { status: 302, headers: { location: `${back.pathname}${back.search}` } });
}
