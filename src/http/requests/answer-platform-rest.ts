import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { PlatformRestEndpoint } from '#http/wire/endpoint.ts';
import { mayCall } from '#http/wire/may-call.ts';
import { namespaceIndex, restIndex } from '#http/wire/rest-index.ts';
import type { RequestsMessages } from '#messages/it/requests.ts';
import { answerByKey, isOfAdminApi } from './answer-by-key.ts';
import type { AppServices } from './app-services.ts';
import { currentSettings, type Incoming } from './create-request-context.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

type Refuse = (code: string, word: keyof RequestsMessages, status: number) => Promise<Response>;

const restAction = 'wp_rest';

/**
 * The routes of the REST interface beside the Store API. A nonce that came along is checked first; without one the call is a guest's,
 * even with a session cookie (REST-01, REST-04, wire 7.1).
 */
export async function answerPlatformRest(
  incoming: Incoming,
  method: string,
  services: AppServices,
  endpoints: SortedEndpoints,
  refuse: Refuse,
  pictures: PictureFiles,
): Promise<Response> {
  const { request, url } = incoming;
  const index = method === 'GET' ? await answerRestIndex(restPath(url), services, endpoints) : null;
  const nonce = request.headers.get('x-wp-nonce') ?? url.searchParams.get('_wpnonce');
  const entry = entryFor(url, method, endpoints);
  if (entry && isOfAdminApi(entry.endpoint)) {
    const byKey = await answerByKey(services, { incoming, method, pictures, ...entry }, refuse);
    if (byKey) return byKey;
  }
  if (nonce === null) {
    if (index) return index;
    if (!entry) return refuse('rest_no_route', 'noRoute', 404);
    if (entry.endpoint.who !== 'everybody') return refuse(anonymousCode(entry.endpoint), 'notLoggedIn', 401);
  }
  const ctx = await incoming.ctx();
  if (nonce !== null && !ctx.nonces.check(restAction, nonce)) {
    return refuse('rest_cookie_invalid_nonce', 'restNonce', 403);
  }
  const found = index ?? (entry && (await answerEntry(incoming, entry, refuse, pictures)));
  const answer = found ?? (await refuse('rest_no_route', 'noRoute', 404));
  if (nonce !== null) answer.headers.set('x-wp-nonce', ctx.nonces.make(restAction));
  return answer;
}

/** What somebody unknown is told: in the administration API what everybody is told who may not. */
const anonymousCode = (endpoint: PlatformRestEndpoint) =>
  isOfAdminApi(endpoint) && endpoint.refusal ? endpoint.refusal.code : 'rest_not_logged_in';

type Entry = {
  readonly endpoint: PlatformRestEndpoint;
  readonly params: Readonly<Record<string, string>>;
};

function entryFor(url: URL, method: string, endpoints: SortedEndpoints): Entry | null {
  const path = restPath(url);
  for (const { endpoint, pattern } of endpoints.platformRest) {
    const params = endpoint.method === method ? pattern.match(path) : null;
    if (params) return { endpoint, params };
  }
  return null;
}

async function answerEntry(
  incoming: Incoming,
  { endpoint, params }: Entry,
  refuse: Refuse,
  pictures: PictureFiles,
): Promise<Response> {
  const { code, status } = endpoint.refusal ?? { code: 'rest_forbidden', status: 403 };
  const refusal = async () => {
    const ctx = await incoming.ctx();
    if (mayCall(ctx.visitor, endpoint.who)) return null;
    return ctx.visitor.person
      ? refuse(code, 'forbidden', status)
      : refuse(anonymousCode(endpoint), 'notLoggedIn', 401);
  };
  if (endpoint.isFile) {
    return (await refusal()) ?? endpoint.handle(incoming.request, await incoming.ctx(), params, pictures);
  }
  const body = await incoming.read();
  if (!body.ok) {
    if (body.problem === 'too-large') return refuse('rest_request_too_large', 'tooLarge', 413);
    return refuse('rest_invalid_json', 'invalidJson', 400);
  }
  return (await refusal()) ?? endpoint.handle(body.read.request, await incoming.ctx(), params, pictures);
}

/** The path below `/wp-json`, from a pretty address or from `?rest_route=`. */
export function restPath(url: URL): string {
  return url.searchParams.get('rest_route') ?? url.pathname.replace(/^\/(wp-json|index\.php)/, '');
}

/** The index of the REST interface or of one of its namespaces; null for another address. */
export async function answerRestIndex(
  path: string,
  services: AppServices,
  sorted: SortedEndpoints,
): Promise<Response | null> {
  const { shopUrl, clock } = services;
  const endpoints = [...sorted.storeApi, ...sorted.platformRest].map(({ endpoint }) => endpoint);
  if (path !== '' && path !== '/') return json(namespaceIndex(endpoints, path, shopUrl));
  const { shop_name: name, shop_tagline: description } = await currentSettings(services);
  return json(restIndex(endpoints, { shopUrl, name, description, now: clock.now() }));
}

const json = (body: object | null) =>
  body &&
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json; charset=UTF-8' } });
