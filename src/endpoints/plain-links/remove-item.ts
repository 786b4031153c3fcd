import { readLineKey } from '#contract/cart-calls.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { removeAndTell } from '#shop/cart/server/without-scripts/remove-and-tell.ts';

/** `?remove_item={key}&_wpnonce=`: back to the page that the visitor came from, with `removed_item=1` (wire 2.5, FRAG-05). */
export async function removeItemLink(request: Request, toolbox: Toolbox): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const { removed } = await removeAndTell(toolbox, {
    key: readLineKey(searchParams.get('remove_item')),
    nonce: searchParams.get('_wpnonce') ?? '',
  });
  const back = pageBefore(request, toolbox.shopUrl);
  if (removed) back.searchParams.set('removed_item', '1');
  return new Response(null, { status: 302, headers: { location: `${back.pathname}${back.search}` } });
}

/** The page that linked here if it is one of this shop, without what it would do again; else the cart. */
function pageBefore(request: Request, shopUrl: string): URL {
  const cart = new URL('/cart/', shopUrl);
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (!referer || (referer.origin !== cart.origin && referer.host !== new URL(request.url).host)) return cart;
  for (const name of ['remove_item', '_wpnonce', 'add-to-cart', 'quantity', 'variation_id']) {
    referer.searchParams.delete(name);
  }
  return new URL(`${referer.pathname}${referer.search}`, shopUrl);
}
