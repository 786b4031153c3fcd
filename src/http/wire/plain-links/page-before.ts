const actions = [
  'remove_item',
  'undo_item',
  'remove_coupon',
  '_wpnonce',
  'add-to-cart',
  'quantity',
  'variation_id',
  'removed_item',
  'dismiss_store_notice',
  'pay_with',
  'cancel_payment',
  'session',
];

/** The page that linked here if it is one of this shop, without what it would do again; else the cart. */
export function pageBefore(request: Request, shopUrl: string): URL {
  const cart = new URL('/cart/', shopUrl);
  const referer = URL.parse(request.headers.get('referer') ?? '');
  if (referer?.origin !== cart.origin) return cart;
  for (const name of actions) referer.searchParams.delete(name);
  return new URL(`${referer.pathname}${referer.search}`, shopUrl);
}
