import { fragmentsLifeMs } from './cart-timings.ts';

/** What a browser has kept of the cart; `createdAt` in milliseconds, null where the marker is missing (FRAG-08). */
export type StoredFragments = {
  readonly hasRegions: boolean;
  readonly hash: string;
  readonly createdAt: number | null;
};

/** What to do with what was kept: show no cart, show it and ask again later, or ask at once. */
export type Freshness =
  | { readonly use: 'nothing' }
  | { readonly use: 'kept'; readonly refreshInMs: number }
  | { readonly use: 'server' };

/** True where the items-in-cart cookie speaks of a cart: absent counts as `0` (FRAG-06). */
export function hasCart(itemsInCart: string | null): boolean {
  return Number(itemsInCart ?? '0') > 0;
}

/** Whether the stored cart is good: not older than a day, of the hash in the cookie, with its marker (FRAG-09, FRAG-10). */
export function fragmentsFreshness(
  cookies: { readonly itemsInCart: string | null; readonly cartHash: string | null },
  stored: StoredFragments,
  now: number,
): Freshness {
  if (!hasCart(cookies.itemsInCart)) return { use: 'nothing' };
  if (!stored.hasRegions || stored.hash !== (cookies.cartHash ?? '')) return { use: 'server' };
  if (stored.createdAt === null) return { use: 'server' };
  const refreshInMs = stored.createdAt + fragmentsLifeMs - now;
  return refreshInMs > 0 ? { use: 'kept', refreshInMs } : { use: 'server' };
}

/** The keys under which a browser keeps the cart's regions and its digest, which third-party scripts are told of (FRAG-08). */
export function storedCartKeys(platform: string): { readonly fragments: string; readonly hash: string } {
  return { fragments: `wc_fragments_${platform}`, hash: `wc_cart_hash_${platform}` };
}
