import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';
import { restoreAndTell } from '#selling/cart/server/post-cart-form.ts';
import { pageBefore } from './page-before.ts';

/** `?undo_item={key}&_wpnonce=`: back to the page that the visitor came from, with the line in the cart again (wire 2.5). */
export async function undoItemLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  await restoreAndTell(ctx, {
    key: readLineKey(searchParams.get('undo_item')),
    nonce: searchParams.get('_wpnonce') ?? '',
  });
  const back = pageBefore(request, ctx.shopUrl);
  return new Response(null, { status: 302, headers: { location: `${back.pathname}${back.search}` } });
}
