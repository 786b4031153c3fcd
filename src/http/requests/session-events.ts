import type { SessionEvents } from '#foundation/request-context/request-context.ts';
import { cartCookies } from '#selling/cart/server/cart-cookies.ts';
import { mergeCarts } from '#selling/cart/server/merge-carts.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { mergeQuoteLists } from '#wholesale/quotes/server/quote-list/change-quote-list.ts';

/** The cart and the quote list follow whoever logs in. */
export const sessionEvents: SessionEvents = {
  async merge(transaction, guest) {
    await mergeCarts(transaction, guest);
    await mergeQuoteLists(transaction, guest);
  },
  // Tells the browser that there is a cart; the next page prices it for whom it is now.
  loggedIn: async (ctx) => cartCookies(ctx, await readCart(ctx)),
  loggedOut: (ctx) => cartCookies(ctx, { count: 0, hash: '' }),
};
