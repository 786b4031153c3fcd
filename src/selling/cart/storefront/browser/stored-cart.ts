import { isCartReply } from '../../rules/cart-calls.ts';
import type { CartReply } from '../../rules/cart-reply.ts';
import { type StoredFragments, storedCartKeys } from '../../rules/fragments-freshness.ts';

/** What a browser stores of the cart between pages (FRAG-08). */
export type StoredCart = {
  /** the storage key by which other tabs are notified of a change */
  readonly hashKey: string;
  read(): { readonly reply: CartReply | null; readonly about: StoredFragments };
  write(reply: CartReply, now: number): void;
  /** removes the stored cart from this tab */
  clear(): void;
  /** the hash that this tab knows */
  hash(): string;
};

const createdKey = 'wc_cart_created';

/** The storages of the browser; where they are denied or full, nothing is stored and every page asks the server. */
export function storedCart(platform: string): StoredCart {
  const { fragments: fragmentsKey, hash: hashKey } = storedCartKeys(platform);
  const hash = () => attempt(() => sessionStorage.getItem(hashKey)) ?? '';
  return {
    hashKey,
    hash,
    read() {
      const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(fragmentsKey) ?? 'null'));
      const reply = isCartReply(stored) ? stored : null;
      const created = Number(attempt(() => sessionStorage.getItem(createdKey)) ?? Number.NaN);
      return {
        reply,
        about: {
          hasRegions: reply !== null,
          hash: hash(),
          createdAt: Number.isFinite(created) ? created : null,
        },
      };
    },
    write(reply, now) {
      attempt(() => {
        sessionStorage.setItem(fragmentsKey, JSON.stringify({ ...reply, notices: undefined }));
        sessionStorage.setItem(hashKey, reply.cart_hash);
        if (reply.cart_hash === '') sessionStorage.removeItem(createdKey);
        else sessionStorage.setItem(createdKey, String(now));
        // Last, so that a tab that is notified finds everything stored.
        localStorage.setItem(hashKey, reply.cart_hash);
      });
    },
    clear() {
      attempt(() => {
        for (const key of [fragmentsKey, hashKey, createdKey]) sessionStorage.removeItem(key);
      });
    },
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
