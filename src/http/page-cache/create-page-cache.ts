import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { findSession, isGuestToken } from '#foundation/services/sessions.ts';
import type { ShopChange } from '#foundation/services/shop-memory.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { createDatabaseProbe } from '#http/metrics/database-probe.ts';
import type { PageCacheFigures } from '#http/metrics/metrics.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { currentSettings } from '#http/requests/create-request-context.ts';
import { cookieValue, sessionCookieName } from '#http/requests/session-cookie.ts';
import { visitorOf } from '#http/requests/visitor-of.ts';
import type { CachedPage } from './cached-page.ts';
import { makePage } from './make-page.ts';
import { createPageAddresses } from './page-address.ts';
import { createPageStore } from './page-store.ts';
import { readWanted, sendPage, type Wanted } from './send-page.ts';

export type PageCache = {
  /** Answers a request for a public page, at once where it can; hands every other request on. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  invalidate(change: ShopChange): void;
  /** Stores nothing until `resume`: changes are not notified. If the database is away as well, guests see stored pages for some minutes. */
  pause(): void;
  resume(): void;
  figures(): PageCacheFigures;
};

const DEFAULT_BYTES = 48 * 1024 * 1024;

// A log-in that has run out is found out by then; one that was ended is notified at once.
const KNOWN_FOR_MS = 30_000;
const MOST_KNOWN = 10_000;

/** A log-in, and the audience that its pages are cached for. */
type KnownLogIn = { readonly key: string; readonly customerId: number | null };

/**
 * The page cache of a process, ahead of every other handler. It knows a guest without asking the database, and looks a log-in up once;
 * a log-in is evicted when its customer or one of the customer's sessions changes.
 */
export function createPageCache(options: {
  services: AppServices;
  next: (request: IncomingMessage, response: ServerResponse) => void;
  /** milliseconds, never going back */
  now?: () => number;
  maxBytes?: number;
}): PageCache {
  const { services, next } = options;
  const acting = services.endpoints.flatMap((entry) =>
    entry.kind === 'plain-link' ? [entry.parameter] : [],
  );
  const pageOf = createPageAddresses(acting);
  const cookieName = sessionCookieName(services.wire.platform, services.shopUrl);
  const audiences = new Map<string, Audience>();
  const logIns = new LRUCache<string, KnownLogIn>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  const now = options.now ?? (() => performance.now());
  const probe = createDatabaseProbe(services.db, now);
  let guestKey: string | null = null;
  let guestKeyBefore: string | null = null;
  let generation = 0;
  let bypassed = 0;

  const store = createPageStore<CachedPage>({
    now,
    maxBytes: options.maxBytes ?? DEFAULT_BYTES,
    onError: (error) => services.log.error({ err: error }, 'a public page could not be made anew'),
    make(key) {
      const at = key.indexOf(' ');
      const audience = audiences.get(key.slice(0, at));
      if (!audience) throw new Error(`no audience is known for ${key}`);
      return makePage(services, key.slice(at + 1), audience);
    },
  });

  async function audienceKeyOf(token: string, isGuest: boolean): Promise<string> {
    const begun = generation;
    const session = isGuest ? null : await findSession(services.db, token, services.clock.now());
    const settings = await currentSettings(services);
    const { audience } = await visitorOf(services.db, services.memory, settings, session);
    const key = `${audience.key} `;
    audiences.set(audience.key, audience);
    if (begun === generation) {
      if (isGuest) guestKey = key;
      else if (session) logIns.set(token, { key, customerId: session.customerId });
    }
    return key;
  }

  async function answerSlowly(
    request: IncomingMessage,
    response: ServerResponse,
    page: string,
    wanted: Wanted,
    token: string,
  ): Promise<void> {
    const isGuest = token === '' || isGuestToken(token);
    const key = (await audienceKeyOf(token, isGuest)) + page;
    const cached = store.get(key) ?? (await store.wait(key));
    if (cached) return sendPage(response, cached, request.method, wanted);
    bypassed += 1;
    next(request, response);
  }

  /** Answers a public page while changes are not notified: freshly rendered, or, where the database is away, as it was stored. */
  async function answerWhilePaused(
    request: IncomingMessage,
    response: ServerResponse,
    page: string,
  ): Promise<void> {
    const wanted = readWanted(request.rawHeaders);
    const token = wanted.cookie === undefined ? '' : cookieValue(wanted.cookie, cookieName);
    const isGuest = token === '' || isGuestToken(token);
    const stored = isGuest && guestKeyBefore !== null ? store.getPaused(guestKeyBefore + page) : undefined;
    if (stored !== undefined && !(await probe())) return sendPage(response, stored, request.method, wanted);
    bypassed += 1;
    next(request, response);
  }

  function evictAudiences(): void {
    generation += 1;
    guestKey = null;
    logIns.clear();
  }

  function evictLogIns(customerId: number): void {
    generation += 1;
    for (const [token, known] of logIns.entries()) if (known.customerId === customerId) logIns.delete(token);
  }

  return {
    handle(request, response) {
      const { method } = request;
      const page = method === 'GET' || method === 'HEAD' ? pageOf(request.url ?? '/') : null;
      if (page === null) return next(request, response);
      if (store.paused) return void answerWhilePaused(request, response, page);
      const wanted = readWanted(request.rawHeaders);
      const token = wanted.cookie === undefined ? '' : cookieValue(wanted.cookie, cookieName);
      const isGuest = token === '' || isGuestToken(token);
      const key = isGuest ? guestKey : (logIns.get(token)?.key ?? null);
      if (key !== null) {
        const cached = store.get(key + page);
        if (cached !== undefined) return sendPage(response, cached, method, wanted);
      }
      answerSlowly(request, response, page, wanted, token).catch(() => {
        // The page is made for this visitor alone then, and says what went wrong.
        if (!response.headersSent) next(request, response);
      });
    },
    invalidate(change) {
      if (change.kind === 'all') evictAudiences();
      if (change.kind === 'customer') evictLogIns(change.id);
      store.invalidate(change);
    },
    pause() {
      if (!store.paused) guestKeyBefore = guestKey;
      evictAudiences();
      store.pause();
    },
    resume: store.resume,
    figures: () => ({ ...store.figures, bypassed }),
  };
}
