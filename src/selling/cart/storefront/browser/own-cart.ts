import type { CartAccess } from '../use-cart.ts';
import { createCartStore } from './cart-store.ts';
import { showInHeader } from './show-in-header.ts';

let own: CartAccess | undefined;

/** The cart of this browser: one for all parts of a page. The server, which knows none, gets one that does nothing. */
export function ownCart(platform = 'shop'): CartAccess {
  if (typeof document === 'undefined') {
    return { platform, store: createCartStore({ platform, redirectAfterAdd: false }) };
  }
  own ??= createOwn();
  return own;
}

function createOwn(): CartAccess {
  const { platform = 'shop', redirectAfterAdd } = document.body.dataset;
  const store = createCartStore({ platform, redirectAfterAdd: redirectAfterAdd === 'yes' });
  store.subscribe(() => showInHeader(store.snapshot()));
  return { platform, store };
}
