import { ajaxText } from '#http/wire/ajax-reply.ts';
import type { AjaxEndpoint } from '#http/wire/endpoint.ts';
import { mayCall } from '#http/wire/may-call.ts';
import { isForeign } from './answer-page.ts';
import type { AppServices } from './app-services.ts';
import type { Incoming } from './create-request-context.ts';
import { asText, isMultipart } from './received-form.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

const bodyStatus = { 'too-large': 413, malformed: 400, 'invalid-json': 400 } as const;

function mayUse(method: string, endpoint: AjaxEndpoint): boolean {
  return method === 'POST' || (method === 'GET' && endpoint.methods === 'GET or POST');
}

function wrongMethod(endpoint: AjaxEndpoint): Response {
  const refused = ajaxText('-1', 405);
  refused.headers.set('allow', endpoint.methods === 'POST' ? 'POST' : 'GET, POST');
  return refused;
}

/** A form that a page of another site posts: many calls need no nonce, and every guest knows a guest's (wire 1.0, 5.1). */
function isPostedElsewhere(incoming: Incoming, services: AppServices): boolean {
  const { request } = incoming;
  if (request.method !== 'POST' || !isForeign(incoming, services)) return false;
  // Where SHOP_URL is not what visitors type, this line is where it shows.
  const origin = request.headers.get('origin');
  services.log.warn({ origin, shopUrl: services.shopUrl }, 'a call from another address');
  return true;
}

/** `/?wc-ajax={name}`: an unknown name gives an empty answer (wire 2.0). */
export async function answerStoreAjax(
  incoming: Incoming,
  services: AppServices,
  name: string,
  endpoints: SortedEndpoints,
): Promise<Response> {
  const endpoint = endpoints.storeAjax.get(name);
  if (!endpoint) return ajaxText('');
  if (!mayUse(incoming.request.method, endpoint)) return wrongMethod(endpoint);
  if (isPostedElsewhere(incoming, services)) return ajaxText('-1', 403);
  const body = await incoming.read();
  if (!body.ok) return ajaxText('-1', bodyStatus[body.problem]);
  const ctx = await incoming.ctx();
  if (!mayCall(ctx.visitor, endpoint.who)) return ajaxText('-1', 403);
  return await endpoint.handle(body.read.request, ctx, {});
}

/** `/wp-admin/admin-ajax.php`: an action that is unknown to this visitor is refused (WIRE-05). */
export async function answerAdminAjax(
  incoming: Incoming,
  services: AppServices,
  endpoints: SortedEndpoints,
): Promise<Response> {
  if (isPostedElsewhere(incoming, services)) return ajaxText('-1', 403);
  const body = (await receiveFiles(incoming, endpoints)) ?? (await incoming.read());
  if (!body.ok) return ajaxText('0', bodyStatus[body.problem]);
  const action = body.read.field('action') ?? incoming.url.searchParams.get('action') ?? '';
  const endpoint = endpoints.adminAjax.get(action);
  if (!endpoint) return ajaxText('0', 400);
  if (!mayUse(incoming.request.method, endpoint)) return wrongMethod(endpoint);
  const ctx = await incoming.ctx();
  if (!mayCall(ctx.visitor, endpoint.who)) return ajaxText('0', 400);
  return await endpoint.handle(body.read.request, ctx, {});
}

/** A form with files, received in pieces before its action is known, from a visitor who may send one; else null. */
async function receiveFiles(incoming: Incoming, endpoints: SortedEndpoints) {
  const { request } = incoming;
  if (request.method !== 'POST' || !isMultipart(request)) return null;
  const ctx = await incoming.ctx();
  for (const endpoint of endpoints.adminAjax.values()) {
    if (!endpoint.receive || !mayCall(ctx.visitor, endpoint.who)) continue;
    const received = await endpoint.receive(ctx, request);
    return received.ok ? ({ ok: true, read: asText(request, received.fields) } as const) : received;
  }
  return null;
}
