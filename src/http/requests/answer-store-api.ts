import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { BatchCalls } from '#http/wire/endpoint.ts';
import { mayCall } from '#http/wire/may-call.ts';
import { describeRoute, methodsOf, type RestEndpoint } from '#http/wire/route-description.ts';
import { shapeAnswer } from '#http/wire/store-api/shape-answer.ts';
import { storeError } from '#http/wire/store-api/store-error.ts';
import type { RequestsMessages } from '#messages/it/requests.ts';
import { isOfAdminApi } from './answer-by-key.ts';
import { answerPlatformRest, answerRestIndex, restPath } from './answer-platform-rest.ts';
import type { AppServices } from './app-services.ts';
import type { Incoming } from './create-request-context.ts';
import { limitCalls } from './limit-calls.ts';
import { requestLocale, requestWords } from './request-words.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';
import { whyUnavailable } from './why-unavailable.ts';

const restHeaders = {
  'access-control-expose-headers':
    'X-WP-Total, X-WP-TotalPages, Link, Cart-Token, Cart-Hash, Nonce, X-WC-Store-API-Nonce, Nonce-Timestamp, User-ID, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Retry-After',
  'access-control-allow-headers':
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Nonce, X-WC-Store-API-Nonce, Cart-Token, X-HTTP-Method-Override',
  'x-robots-tag': 'noindex',
  vary: 'Origin',
};
const methods = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const overriding = ['PUT', 'PATCH', 'DELETE'];

/** The path below `wc/store`, from a pretty address or from `?rest_route=`; null for another part of the REST interface. */
export function storeApiPath(url: URL): string | null {
  const found = /^\/wc\/store(?:\/v1)?(\/.*)?$/.exec(restPath(url));
  return found ? (found[1] ?? '/') : null;
}

/** The method that is meant: PUT and DELETE may come as POST (REST-02). */
function meantMethod({ request, url }: Incoming): string {
  const asked = url.searchParams.get('_method') ?? request.headers.get('x-http-method-override') ?? '';
  const override = asked.toUpperCase();
  if (request.method === 'POST' && overriding.includes(override)) return override;
  return request.method === 'HEAD' ? 'GET' : request.method;
}

/** The entries of the route that an address means, one for each method. */
function routeOf(url: URL, endpoints: SortedEndpoints): readonly RestEndpoint[] {
  const path = storeApiPath(url);
  if (path === null) return adminRouteOf(url, endpoints);
  const meant = endpoints.storeApi.find(({ pattern }) => pattern.match(path));
  return endpoints.storeApi
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.path === meant?.endpoint.path);
}

function adminRouteOf(url: URL, { platformRest }: SortedEndpoints): readonly RestEndpoint[] {
  const path = restPath(url);
  const meant = platformRest.find(({ endpoint, pattern }) => isOfAdminApi(endpoint) && pattern.match(path));
  return platformRest
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.path === meant?.endpoint.path);
}

type Refuse = (code: string, word: keyof RequestsMessages, status: number) => Promise<Response>;

/** The entry that answers a method at a path. */
function entryFor(path: string | null, method: string, endpoints: SortedEndpoints) {
  if (path === null) return null;
  for (const { endpoint, pattern } of endpoints.storeApi) {
    const params = endpoint.method === method ? pattern.match(path) : null;
    if (params) return { endpoint, params };
  }
  return null;
}

/** Calls the requests of a batch: only routes that may be batched, with the rights of the batch's sender (wire 1.13). */
function batchCalls(endpoints: SortedEndpoints, refuse: Refuse): BatchCalls {
  const find = async (request: Request, { visitor }: RequestContext) => {
    const entry = entryFor(storeApiPath(new URL(request.url)), request.method, endpoints);
    if (!entry) return { refusal: await refuse('rest_no_route', 'noRoute', 404) };
    if (!entry.endpoint.inBatch)
      return { refusal: await refuse('rest_batch_not_allowed', 'notInBatch', 400) };
    if (mayCall(visitor, entry.endpoint.who)) return { entry };
    return { refusal: await refuse('rest_forbidden', 'forbidden', visitor.person ? 403 : 401) };
  };
  const entryPoint: BatchCalls = {
    async checks(request, ctx) {
      const { entry, refusal } = await find(request, ctx);
      return entry ? ((await entry.endpoint.handle.checks?.(request, ctx)) ?? null) : refusal;
    },
    async answer(request, ctx) {
      const { entry, refusal } = await find(request, ctx);
      return entry ? entry.endpoint.handle(request, ctx, entry.params, entryPoint) : refusal;
    },
  };
  return entryPoint;
}

async function answer(
  incoming: Incoming,
  services: AppServices,
  endpoints: SortedEndpoints,
  refuse: Refuse,
  pictures: PictureFiles,
): Promise<Response> {
  const path = storeApiPath(incoming.url);
  const method = meantMethod(incoming);
  if (path === null) return answerPlatformRest(incoming, method, services, endpoints, refuse, pictures);
  // A script of another site could read this visitor's prices by it.
  if (incoming.url.searchParams.has('_jsonp')) return refuse('rest_callback_disabled', 'noCallback', 400);
  const index = method === 'GET' ? await answerRestIndex(restPath(incoming.url), services, endpoints) : null;
  if (index) return index;
  const entry = entryFor(path, method, endpoints);
  if (!entry) return refuse('rest_no_route', 'noRoute', 404);
  const limited = await limitCalls(incoming, services, { path, method });
  const made = limited.refusal ?? (await answerEntry(incoming, entry, batchCalls(endpoints, refuse), refuse));
  for (const [name, value] of Object.entries(limited.headers)) made.headers.set(name, value);
  return made;
}

async function answerEntry(
  incoming: Incoming,
  { endpoint, params }: NonNullable<ReturnType<typeof entryFor>>,
  entryPoint: BatchCalls,
  refuse: Refuse,
): Promise<Response> {
  const body = await incoming.read();
  if (!body.ok) {
    if (body.problem === 'too-large') return refuse('rest_request_too_large', 'tooLarge', 413);
    return refuse('rest_invalid_json', 'invalidJson', 400);
  }
  const ctx = await incoming.ctx();
  if (!mayCall(ctx.visitor, endpoint.who)) {
    return refuse('rest_forbidden', 'forbidden', ctx.visitor.person ? 403 : 401);
  }
  return await endpoint.handle(body.read.request, ctx, params, entryPoint);
}

/** Everything below `/wp-json`: routes of the Store API and of the platform, and JSON errors for any other path. */
export async function answerStoreApi(
  incoming: Incoming,
  services: AppServices,
  endpoints: SortedEndpoints,
  pictures: PictureFiles,
): Promise<Response> {
  const route = routeOf(incoming.url, endpoints);
  const refuse: Refuse = async (code, word, status) =>
    storeError(services, code, requestWords(await requestLocale(services))[word], status);
  const made =
    incoming.request.method === 'OPTIONS'
      ? Response.json(describeRoute(route, services.shopUrl))
      : await answer(incoming, services, endpoints, refuse, pictures).catch((error: unknown) => {
          services.log.error({ err: error, path: incoming.url.pathname }, 'a request failed');
          const unavailable = whyUnavailable(error);
          return unavailable
            ? refuseForNow(refuse, unavailable)
            : refuse('{platform}_rest_unknown_server_error', 'failed', 500);
        });
  const response = await shapeAnswer(incoming.url, made);
  if (route.length > 0) response.headers.set('allow', methodsOf(route).join(', '));
  for (const [name, value] of Object.entries(restHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  response.headers.append('link', `<${services.shopUrl}/wp-json/>; rel="https://api.w.org/"`);
  allowOrigin(incoming, services, response.headers);
  return response;
}

async function refuseForNow(
  refuse: Refuse,
  { word, headers }: NonNullable<ReturnType<typeof whyUnavailable>>,
): Promise<Response> {
  const code = word === 'busy' ? '{platform}_rest_busy' : '{platform}_rest_unavailable';
  const refused = await refuse(code, word, 503);
  for (const [name, value] of Object.entries(headers)) refused.headers.set(name, value);
  return refused;
}

/** Other sites may read what a cart token opens; only a preflight and a token's bearer get the permission (wire 1.0). */
function allowOrigin({ request }: Incoming, services: AppServices, headers: Headers): void {
  const origin = request.headers.get('origin');
  const allowed =
    request.method === 'OPTIONS' || request.headers.has('cart-token') || origin === services.shopUrl;
  if (!origin || !allowed) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-methods', methods);
  // Never with credentials: a session's cookie is for this site's own pages.
  if (origin === services.shopUrl) headers.set('access-control-allow-credentials', 'true');
}
