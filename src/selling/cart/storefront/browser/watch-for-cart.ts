import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { hasCart, storedCartKeys } from '../../rules/fragments-freshness.ts';

/**
 * Starts the cart of a document where there is one, and where one comes: from another tab, by the back button, or by a third-party script.
 * A visitor without a cart loads nothing of it.
 */
export function watchForCart(): void {
  // The cart page brings its cart and starts it itself: the stored one is older.
  if (document.querySelector('[data-island="cart-page"]')) return;
  const { platform = 'shop' } = document.body.dataset;
  const keys = storedCartKeys(platform);
  let isAsked = false;
  const start = (refresh: boolean) => {
    if (isAsked) return;
    isAsked = true;
    import('./own-cart.ts').then(
      ({ ownCart }) => {
        const { store } = ownCart(platform);
        store.start();
        if (refresh) void store.refresh();
      },
      () => {
        isAsked = false;
      },
    );
  };
  const startWhereNeeded = () => {
    const isNeeded =
      hasCart(readCookie(`${platform}_items_in_cart`)) ||
      readCookie(`${platform}_notices`) === '1' ||
      isStored(keys.fragments);
    if (isNeeded) start(false);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === keys.hash) start(false);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) startWhereNeeded();
  });
  document.body.addEventListener('wc_fragment_refresh', () => start(true));
  startWhereNeeded();
}

/** Whether this tab has something stored, to be shown or cleared; not where storage is denied. */
function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
