import { script } from '#kit/islands/storefront/script.ts';
import { loadPageWords } from '#kit/words/storefront/load-page-words.ts';
import { ownCart } from '#selling/cart/storefront/browser/own-cart.ts';

/** Brings a table to life (TAB-01). What it needs is fetched here, since the server, which writes the element, runs none of it. */
function begin(around: HTMLElement): Promise<() => void> {
  const needed = Promise.all([
    loadPageWords(),
    import('./browser/start-table.ts'),
    import('./add-to-cart/start-adding.tsx'),
  ]);
  return needed.then(
    ([words, { startTable }, { startAdding }]) =>
      () => {
        const root = around.querySelector<HTMLElement>('[data-product-table]');
        if (root) startTable(root, [(table) => startAdding(table, { cart: ownCart(), words })]);
      },
    // Where the scripts do not come, the table is what it is without them.
    () => () => undefined,
  );
}

/** It acts by itself: rows show what the cart holds, and what only scripts can use appears. */
export default script<null>('product-table', begin, 'start');
