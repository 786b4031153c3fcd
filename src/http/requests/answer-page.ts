import { randomBytes } from 'node:crypto';
import { proofPath } from '#customers/staff-access/rules/proof-path.ts';
import { mayCall } from '#http/wire/may-call.ts';
import { usualPath } from '#site/frame/rules/usual-path.ts';
import type { AppServices } from './app-services.ts';
import type { AnsweredRequestContext, Incoming } from './create-request-context.ts';
import { plainPage } from './plain-page.ts';
import { isPublicPage } from './public-pages.ts';
import type { ReadRequest } from './read-body.ts';
import { asText, isForm, isMultipart } from './received-form.ts';
import { requestLocale } from './request-words.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether an `Origin` is the shop's own, judged by SHOP_URL alone: a proxy may have written anything into `Host`. A shop that is open to its
 * own machine only is the same by each of that machine's names.
 */
export function isOwnOrigin(origin: string, shopUrl: string): boolean {
  if (origin === shopUrl) return true;
  const given = URL.parse(origin);
  const own = URL.parse(shopUrl);
  if (!given || !own || given.origin !== origin) return false;
  return (
    loopback.test(own.hostname) &&
    loopback.test(given.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port
  );
}

/** Whether a request comes from a page of another site. */
export const isForeign = ({ request }: Incoming, services: AppServices) => {
  const origin = request.headers.get('origin');
  if (origin !== null) return !isOwnOrigin(origin, services.shopUrl);
  return request.headers.get('sec-fetch-site') === 'cross-site';
};

const isPrefetch = (request: Request) =>
  /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '');

/** The address of the page that a data request of the router is for. */
const pagePath = (pathname: string) => pathname.replace(/\/?_?\.data$/, '/');

/** Carries out a plain link before the page is shown; a HEAD request or a prefetch of the browser's does nothing. */
async function followPlainLinks(
  incoming: Incoming,
  read: ReadRequest,
  ctx: AnsweredRequestContext,
  endpoints: SortedEndpoints,
): Promise<{ done: boolean; response: Response | null }> {
  for (const link of endpoints.plainLinks) {
    if (link.inAddressAlone && incoming.request.method === 'POST') continue;
    const inForm = read.field(link.parameter) !== null;
    if (!inForm && !incoming.url.searchParams.has(link.parameter)) continue;
    if (!mayCall(ctx.visitor, link.who)) continue;
    const response = await link.handle(read.request, ctx);
    return { done: true, response };
  }
  return { done: false, response: null };
}

/** A permanent redirect, which clients may cache. */
const movedTo = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } });

async function show(services: AppServices, request: Request, ctx: AnsweredRequestContext): Promise<Response> {
  const nonce = services.strict ? randomBytes(16).toString('base64') : null;
  const page = await services.render(request, { ctx, nonce });
  const { headers } = page;
  // An answer with a policy of its own (an email in its frame) is not overruled.
  if (nonce !== null && !headers.has('content-security-policy')) {
    const { foreignSources, mayBeFramed } = ctx.reply;
    const framedBy = mayBeFramed ? 'self' : 'none';
    headers.set(
      'content-security-policy',
      contentSecurityPolicy([`nonce-${nonce}`], foreignSources, framedBy),
    );
  }
  if (ctx.reply.mayBeFramed) headers.set('x-frame-options', 'SAMEORIGIN');
  if (!headers.has('cache-control')) {
    // A shared computer must not show the last person's pages from its history.
    headers.set('cache-control', ctx.visitor.person ? 'no-store' : 'private, no-cache');
  }
  return page;
}

/** The posted form; one that may bring files is taken in by its page, and only from those who may send it. */
async function readForm(incoming: Incoming, endpoints: SortedEndpoints) {
  const { request, url } = incoming;
  const path = pagePath(url.pathname);
  const found = isMultipart(request)
    ? endpoints.pageActions.find(({ pattern }) => pattern.match(path))
    : undefined;
  if (request.method !== 'POST' || !found?.endpoint.receive) return incoming.read();
  const ctx = await incoming.ctx();
  if (!mayCall(ctx.visitor, found.endpoint.who)) return 'not-allowed';
  const received = await found.endpoint.receive(ctx, request);
  if (!received.ok) return received;
  return { ok: true, read: asText(request, received.fields) } as const;
}

/** A page for one visitor: plain links first, then the page's own loader or, for a form that may be posted, its action. */
export async function answerPage(
  incoming: Incoming,
  services: AppServices,
  endpoints: SortedEndpoints,
): Promise<Response> {
  const { request, url } = incoming;
  const refuse = async (word: Parameters<typeof plainPage>[1], status: number, headers = {}) =>
    plainPage(await requestLocale(services), word, status, headers);
  const asks = request.method === 'GET' || request.method === 'HEAD';
  if (!asks && request.method !== 'POST') {
    return refuse('methodNotAllowed', 405, { allow: 'GET, HEAD, POST' });
  }
  const usual = asks ? usualPath(url.pathname) : null;
  if (usual !== null) return movedTo(usual + url.search);
  if (!asks && isForeign(incoming, services)) {
    // Where SHOP_URL is not what visitors type, this line is where it shows.
    services.log.warn(
      { origin: request.headers.get('origin'), shopUrl: services.shopUrl },
      'a form of another address',
    );
    return refuse('fromElsewhere', 403);
  }
  const body = await readForm(incoming, endpoints);
  if (body === 'not-allowed') return refuse('notAllowed', 403, { connection: 'close' });
  if (!body.ok) {
    return body.problem === 'too-large' ? refuse('tooLarge', 413) : refuse('malformed', 400);
  }
  const acts = endpoints.plainLinks.some(({ parameter }) => url.searchParams.has(parameter));
  const ctx = await incoming.ctx({ anyGuest: asks && !acts && isPublicPage(url.pathname) });
  if (request.method !== 'HEAD' && !isPrefetch(request)) {
    const link = await followPlainLinks(incoming, body.read, ctx, endpoints);
    if (link.response) return link.response;
    if (link.done) return show(services, asGet(request), ctx);
  }
  const proof = asks ? proofPath(ctx.visitor.person?.missingProof, url.pathname + url.search) : null;
  if (proof !== null)
    return new Response(null, { status: 303, headers: { location: proof, 'cache-control': 'no-store' } });
  if (asks) return show(services, request, ctx);
  const path = pagePath(url.pathname);
  const action = endpoints.pageActions.find(({ pattern }) => pattern.match(path));
  if (!action) return refuse('methodNotAllowed', 405, { allow: 'GET, HEAD' });
  if (!mayCall(ctx.visitor, action.endpoint.who)) return refuse('notAllowed', 403);
  // What the browser's own forms send; a page's action reads nothing else.
  if (!isForm(request))
    return refuse('noForm', 415, { accept: 'application/x-www-form-urlencoded, multipart/form-data' });
  return show(services, fromShop(body.read.request, services.shopUrl), ctx);
}

/** The router compares `Origin` with the address once more, and knows only one name of this machine. */
function fromShop(request: Request, shopUrl: string): Request {
  const origin = request.headers.get('origin');
  if (origin === null || origin === shopUrl) return request;
  const headers = new Headers(request.headers);
  headers.set('origin', shopUrl);
  return new Request(request, { headers });
}

/** The same address, looked at: after a posted link the page is only shown. */
function asGet(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.delete('content-length');
  return new Request(request.url, { headers, signal: request.signal });
}
