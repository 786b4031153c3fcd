import type { PolicySources } from '#foundation/payment-provider/rules/policy-sources.ts';

/** How a cookie is stored; without `maxAge` (seconds) it ends with the browser. */
export type CookieOptions = { readonly maxAge?: number; readonly httpOnly?: boolean };

/**
 * Stands among the products of a page for which of all products can be had: counts, filters and order of a listing depend on it, also by
 * products that the listing does not show. The database notifies a change of it as `product:0`.
 */
export const anyAvailability = 0;

/** Stands among the products of a page that is ordered or filtered by prices: it depends also on those of products that it does not show. */
export const anyPrice = -1;

/** What a server function adds to the reply on its way out. */
export type Reply = {
  setCookie(name: string, value: string, options?: CookieOptions): void;
  /** Says that the page shows this product, `anyAvailability` or `anyPrice`, so that a change of it makes the cached page stale. */
  shows(productId: number): void;
  /** Says that the page must not be cached. */
  preventCaching(): void;
  /** Says that the page runs a script of another house, which its content security policy then allows what it needs. */
  runsScriptOf(sources: PolicySources): void;
  /** Says that pages of the shop may show the page in a frame; others never may. */
  allowFraming(): void;
  /** Says until when what the page shows is right, in milliseconds; the earliest of all counts. */
  holdsUntil(at: number): void;
};

export type ReplyRecord = Reply & {
  readonly cookies: readonly string[];
  readonly products: ReadonlySet<number>;
  readonly mayBeCached: boolean;
  readonly mayBeFramed: boolean;
  readonly foreignSources: readonly PolicySources[];
  /** infinite where nothing on the page depends on the time */
  readonly until: number;
};

/** Collects what server functions add, for the entry point to put on the response; `secure` marks cookies for https only. */
export function recordReply(options: { secure: boolean }): ReplyRecord {
  const cookies = new Map<string, string>();
  const products = new Set<number>();
  const foreignSources = new Set<PolicySources>();
  let mayBeCached = true;
  let mayBeFramed = false;
  let until = Number.POSITIVE_INFINITY;
  return {
    get cookies() {
      return [...cookies.values()];
    },
    products,
    get mayBeCached() {
      return mayBeCached;
    },
    get mayBeFramed() {
      return mayBeFramed;
    },
    get until() {
      return until;
    },
    setCookie(name, value, how = {}) {
      const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
      if (how.maxAge !== undefined) parts.push(`Max-Age=${how.maxAge}`);
      if (how.httpOnly) parts.push('HttpOnly');
      if (options.secure) parts.push('Secure');
      cookies.set(name, parts.join('; '));
    },
    shows(productId) {
      products.add(productId);
    },
    get foreignSources() {
      return [...foreignSources];
    },
    preventCaching() {
      mayBeCached = false;
    },
    runsScriptOf(sources) {
      foreignSources.add(sources);
    },
    allowFraming() {
      mayBeFramed = true;
    },
    holdsUntil(at) {
      until = Math.min(until, at);
    },
  };
}
