import { fragmentsLifeMs } from './cart-timings.ts';

/** What a browser has stored of the cart; `createdAt` in milliseconds, null where the marker is missing (FRAG-08). */
export type StoredFragments = {
  readonly hasRegions: boolean;
  readonly hash: string;
  readonly createdAt: number | null;
};

/** What to do with the stored cart: show none, show it and refresh later, or refresh at once. */
export type Freshness =
  | { readonly use: 'nothing' }
  | { readonly use: 'kept'; readonly refreshInMs: number }
  | { readonly use: 'server' };

/** True where the items-in-cart cookie says that there is a cart: absent counts as `0` (FRAG-06). */
export function hasCart(itemsInCart: string | null): boolean {
  return Number(itemsInCart ?? '0') > 0;
}

/** Whether the stored cart is usable: not older than a day, with the hash of the cookie, with its marker (FRAG-09, FRAG-10). */
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

/** The storage keys of the cart's regions and hash, which are passed to third-party scripts (FRAG-08). */
export function storedCartKeys(platform: string): { readonly fragments: string; readonly hash: string } {
  return { fragments: `wc_fragments_${platform}`, hash: `wc_cart_hash_${platform}` };
}
