import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { findSession, isGuestToken } from '#foundation/services/sessions.ts';
import type { ShopChange } from '#foundation/services/shop-memory.ts';
import {
  askedLanguage,
  audienceIn,
  type Language,
  languageCookie,
  languageOf,
} from '#foundation/visitor/rules/language.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { createDatabaseProbe } from '#http/metrics/database-probe.ts';
import type { PageCacheFigures } from '#http/metrics/metrics.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { currentSettings } from '#http/requests/create-request-context.ts';
import { cookieValue, sessionCookieName } from '#http/requests/session-cookie.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
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

/** What the cookies of a request say about who asks. */
type Asking = { readonly token: string; readonly isGuest: boolean; readonly language: Language | null };

const unknownGuest: Asking = { token: '', isGuest: true, language: null };

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
  const languageName = languageCookie(services.wire.platform);
  const audiences = new Map<string, Audience>();
  const logIns = new LRUCache<string, KnownLogIn>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  const now = options.now ?? (() => performance.now());
  const probe = createDatabaseProbe(services.db, now);
  // By the language that the cookie names.
  let guestKeys = new Map<Language | null, string>();
  let guestKeysBefore = guestKeys;
  let generation = 0;
  let bypassed = 0;

  const store = createPageStore<CachedPage>({
    now,
    clock: () => services.clock.now().getTime(),
    maxBytes: options.maxBytes ?? DEFAULT_BYTES,
    onError: (error) => services.log.error({ err: error }, 'a public page could not be made anew'),
    make(key) {
      const at = key.indexOf(' ');
      const audience = audiences.get(key.slice(0, at));
      if (!audience) throw new Error(`no audience is known for ${key}`);
      return makePage(services, key.slice(at + 1), audience);
    },
  });

  function askingOf({ cookie }: Wanted): Asking {
    if (cookie === undefined) return unknownGuest;
    const token = cookieValue(cookie, cookieName);
    const language = askedLanguage(cookieValue(cookie, languageName));
    return { token, isGuest: token === '' || isGuestToken(token), language };
  }

  async function audienceKeyOf({ token, isGuest, language }: Asking): Promise<string> {
    const begun = generation;
    const session = isGuest ? null : await findSession(services.db, token, services.clock.now());
    const settings = await currentSettings(services);
    const visitor = await visitorOf(services.db, services.memory, settings, session);
    const audience = audienceIn(visitor.audience, languageOf(settings, language));
    const key = `${audience.key} `;
    audiences.set(audience.key, audience);
    if (begun === generation) {
      if (isGuest) guestKeys.set(language, key);
      else if (session) logIns.set(`${language}${token}`, { key, customerId: session.customerId });
    }
    return key;
  }

  async function answerSlowly(
    request: IncomingMessage,
    response: ServerResponse,
    page: string,
    wanted: Wanted,
    asking: Asking,
  ): Promise<void> {
    const key = (await audienceKeyOf(asking)) + page;
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
    const { isGuest, language } = askingOf(wanted);
    const keyBefore = isGuest ? guestKeysBefore.get(language) : undefined;
    const stored = keyBefore === undefined ? undefined : store.getPaused(keyBefore + page);
    if (stored !== undefined && !(await probe())) return sendPage(response, stored, request.method, wanted);
    bypassed += 1;
    next(request, response);
  }

  function evictAudiences(): void {
    generation += 1;
    guestKeys = new Map();
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
      const asking = askingOf(wanted);
      const { isGuest, language, token } = asking;
      const key = isGuest ? guestKeys.get(language) : logIns.get(`${language}${token}`)?.key;
      if (key !== undefined) {
        const cached = store.get(key + page);
        if (cached !== undefined) return sendPage(response, cached, method, wanted);
      }
      answerSlowly(request, response, page, wanted, asking).catch(() => {
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
      if (!store.paused) guestKeysBefore = guestKeys;
      evictAudiences();
      store.pause();
    },
    resume: store.resume,
    figures: () => ({ ...store.figures, bypassed }),
  };
}
