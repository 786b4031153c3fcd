import { fillAccountLink } from '#customers/accounts/storefront/fill-account-link.ts';
import { loadLazily } from '#kit/ui/load-lazily.ts';
import { watchForCart } from '#selling/cart/storefront/browser/watch-for-cart.ts';
import { forgetVisit } from '#selling/orders/storefront/attribution/forget-visit.ts';
import { watchForWishlist } from '#selling/wishlist/storefront/watch-for-wishlist.ts';
import { watchScroll } from '#site/frame/storefront/watch-scroll.ts';

/** The small parts that run on every page of the storefront. */
export function startPageParts(): void {
  const { platform = 'shop' } = document.body.dataset;
  document.body.classList.replace(`${platform}-no-js`, `${platform}-js`);
  watchScroll();
  fillAccountLink();
  watchForCart();
  watchForWishlist();
  loadLazily();
  forgetVisit();
}
