import { stopGreeting } from '#customers/accounts/server/log-in/enter-as.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext, SessionEvents } from '#foundation/request-context/request-context.ts';
import type { Log } from '#foundation/services/log.ts';
import { createNonces, nonceOwner } from '#foundation/services/nonces.ts';
import { type ReplyRecord, recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle, findSession, isGuestToken, noteSeen } from '#foundation/services/sessions.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import {
  askedLanguage,
  audienceIn,
  languageCookie,
  languageOf,
  languageSeconds,
} from '#foundation/visitor/rules/language.ts';
import { type Audience, openTerms, type Visitor } from '#foundation/visitor/rules/visitor.ts';
import { updateBuyerCookie } from '#pricing/customer-groups/server/update-buyer-cookie.ts';
import { cartCookies } from '#selling/cart/server/cart-cookies.ts';
import { mergeCarts } from '#selling/cart/server/merge-carts.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { connectProviders } from '#selling/payments/server/connections/connect-providers.ts';
import { forgetWishlist, tellWishlist } from '#selling/wishlist/server/tell-wishlist.ts';
import { mergeWishlists } from '#selling/wishlist/server/wishlist.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
import { mergeQuoteLists } from '#wholesale/quotes/server/quote-list/change-quote-list.ts';
import type { AppServices } from './app-services.ts';
import type { BodyProblem, ReadRequest } from './read-body.ts';
import { cookieValue, sessionCookieName } from './session-cookie.ts';

/** At log-in the cart, the quote list and the wishlist of the guest become the customer's. */
export const sessionEvents: SessionEvents = {
  async merge(transaction, guest) {
    await mergeCarts(transaction, guest);
    await mergeQuoteLists(transaction, guest);
    await mergeWishlists(transaction, guest);
  },
  // The cookies show the browser that there is a cart and a wishlist; the next page prices it for the new segment.
  async loggedIn(ctx) {
    cartCookies(ctx, await readCart(ctx));
    await tellWishlist(ctx);
  },
  loggedOut(ctx) {
    cartCookies(ctx, { count: 0, hash: '' });
    forgetWishlist(ctx);
  },
};

export type AnsweredRequestContext = RequestContext & { readonly reply: ReplyRecord };

/** A request on its way through the entry point. */
export type Incoming = {
  readonly request: Request;
  readonly url: URL;
  readonly requestId: string;
  /** the body, read once and within the limit */
  read(): Promise<{ ok: true; read: ReadRequest } | { ok: false; problem: BodyProblem }>;
  ctx(options?: { anyGuest: boolean }): Promise<AnsweredRequestContext>;
};

/** The settings, remembered until the shop changes. */
export function currentSettings(services: Pick<AppServices, 'db' | 'memory'>): Promise<Settings> {
  return services.memory.remember('settings', () => readSettings(services.db));
}

/** The adapters of the connected payment providers, remembered until the shop changes. */
export async function currentPayments({
  db,
  memory,
  paymentAdapters,
  paymentSetup,
}: Pick<AppServices, 'db' | 'memory' | 'paymentAdapters' | 'paymentSetup'>): Promise<PaymentAdapters> {
  return paymentAdapters ?? memory.remember('payment-adapters', () => connectProviders(db, paymentSetup));
}

/** The log of one request: every line carries its id. */
function logOf(log: Log, requestId: string): Log {
  return {
    info: (data, sentence) => log.info({ requestId, ...data }, sentence),
    warn: (data, sentence) => log.warn({ requestId, ...data }, sentence),
    error: (data, sentence) => log.error({ requestId, ...data }, sentence),
  };
}

type Asked = {
  readonly requestId: string;
  readonly address?: string | null;
  readonly userAgent?: string;
  readonly cookies?: string;
  /** what the address asks for; left out where the shop's own language is spoken */
  readonly language?: string | null;
  /** a page of another site sent it to change something: no nonce counts */
  readonly isForeign?: boolean;
};

function assemble(
  services: AppServices,
  request: Asked,
  known: {
    settings: Settings;
    paymentAdapters: PaymentAdapters;
    visitor: Visitor;
    found: Parameters<typeof createSessionHandle>[0]['found'];
  },
): AnsweredRequestContext {
  const reply = recordReply({ secure: services.shopUrl.startsWith('https:') });
  const cookieName = sessionCookieName(services.wire.platform, services.shopUrl);
  const { userAgent = '', cookies = '' } = request;
  const session = createSessionHandle({
    found: known.found,
    cookie: cookieValue(cookies, cookieName),
    cookieName,
    reply,
    clock: services.clock,
    userAgent,
  });
  const nonces = createNonces({
    secret: services.secret,
    owner: (action) => nonceOwner(session.current(), action, services.wire.platform),
    now: services.clock.now,
  });
  return {
    db: services.db,
    clock: services.clock,
    memory: services.memory,
    settings: known.settings,
    visitor: known.visitor,
    session,
    sessionEvents,
    nonces: {
      ...nonces,
      check: (action, nonce) => !request.isForeign && nonces.check(action, nonce),
      make(action) {
        // A nonce belongs to one visitor (design 5).
        reply.preventCaching();
        return nonces.make(action);
      },
    },
    reply,
    address: request.address ?? null,
    userAgent,
    cookie: (name) => cookieValue(cookies, name),
    wire: services.wire,
    shopUrl: services.shopUrl,
    log: logOf(services.log, request.requestId),
    mediaFiles: services.mediaFiles,
    privateFiles: services.privateFiles,
    vatRegister: services.vatRegister ?? null,
    paymentAdapters: known.paymentAdapters,
    paymentSetup: services.paymentSetup,
    smtpUrl: services.smtpUrl ?? null,
  };
}

/** The request context of a visitor's request; with `anyGuest` a guest's session is not looked up, for pages that show none of it. */
export async function createRequestContext(
  services: AppServices,
  request: Asked & { readonly cookies: string; readonly anyGuest?: boolean },
): Promise<AnsweredRequestContext> {
  const [settings, paymentAdapters] = await Promise.all([
    currentSettings(services),
    currentPayments(services),
  ]);
  const token = cookieValue(request.cookies, sessionCookieName(services.wire.platform, services.shopUrl));
  const passed = token === '' || (request.anyGuest && isGuestToken(token));
  const now = services.clock.now();
  const found = passed ? null : await findSession(services.db, token, now);
  if (found) await noteSeen(services.db, found, now);
  const visitor = inLanguage(
    await visitorOf(services.db, services.memory, settings, found),
    settings,
    request,
    services.wire.platform,
  );
  const ctx = assemble(services, request, { settings, paymentAdapters, visitor, found });
  // A guest's page that is shown without looking the session up sets no cookie.
  if (!passed || token === '') {
    updateBuyerCookie(ctx.reply, visitor, ctx.cookie, services.wire.platform);
    stopGreeting(ctx);
  }
  rememberLanguage(ctx, request.language);
  return ctx;
}

/** The visitor in the language that the address asks for, or that was chosen before. */
function inLanguage(
  visitor: Visitor,
  settings: Settings,
  { language, cookies = '' }: Asked,
  platform: string,
): Visitor {
  if (language === undefined) return visitor;
  const asked = askedLanguage(language) ?? askedLanguage(cookieValue(cookies, languageCookie(platform)));
  return { ...visitor, audience: audienceIn(visitor.audience, languageOf(settings, asked)) };
}

/** An address that asks for a language chooses it for the pages after it. */
function rememberLanguage(ctx: RequestContext, asked: string | null | undefined): void {
  const language = askedLanguage(asked ?? null);
  const name = languageCookie(ctx.wire.platform);
  if (!ctx.settings.language_switch || language === null || ctx.cookie(name) === language) return;
  ctx.reply.setCookie(name, language, { maxAge: languageSeconds });
}

/** The request context of a page that is made for everybody of an audience. */
export async function createAudienceContext(
  services: AppServices,
  audience: Audience,
  requestId: string,
): Promise<AnsweredRequestContext> {
  const [settings, paymentAdapters] = await Promise.all([
    currentSettings(services),
    currentPayments(services),
  ]);
  return assemble(
    services,
    { requestId },
    { settings, paymentAdapters, visitor: { person: null, audience, terms: openTerms }, found: null },
  );
}

/** The request context of a call by an API key: no session, no cookies, the rights of the key's person. */
export async function createKeyContext(
  services: AppServices,
  requestId: string,
  sent: Pick<Asked, 'address' | 'userAgent'>,
  visitor: Visitor,
): Promise<AnsweredRequestContext> {
  const [settings, paymentAdapters] = await Promise.all([
    currentSettings(services),
    currentPayments(services),
  ]);
  return assemble(services, { requestId, ...sent }, { settings, paymentAdapters, visitor, found: null });
}
