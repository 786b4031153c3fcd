/** Where the browser goes after an add: to the checkout with `'yes'`, to the cart with `'cart'`, and else nowhere (TAB-08, TAB-58, TAB-71). */
export function wayAfterAdd(directCheckout: string): '/checkout/' | '/cart/' | null {
  if (directCheckout === 'yes') return '/checkout/';
  return directCheckout === 'cart' ? '/cart/' : null;
}
