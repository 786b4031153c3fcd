/** Wakes the hearts of a page where the visitor has a wishlist; a visitor without one loads nothing of it. */
export function watchForWishlist(): void {
  const wake = () => {
    if (document.cookie.includes('_wishlist='))
      document.dispatchEvent(new CustomEvent('island-wake', { detail: 'wishlist-heart' }));
  };
  wake();
  window.addEventListener('pageshow', wake);
}
