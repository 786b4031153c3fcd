import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storeApiAction } from '#selling/cart/server/cart-nonces.ts';
import type { StoreApiHandle } from '../endpoint.ts';
import { type BatchedCall, callsField } from './body/calls-field.ts';
import { parseBody } from './body/parse-body.ts';
import { choiceField } from './body/plain-fields.ts';
import { readBodyFields } from './body/read-body-fields.ts';
import { nonceHeaders } from './cart/cart-call.ts';
import { storeError } from './store-error.ts';
import { storeWords } from './store-words.ts';

const fields = {
  validation: choiceField('Whether one request that does not fit keeps all from being done.', [
    'normal',
    'require-all-validate',
  ]),
  requests: callsField,
};

/** What may be asked of `POST /batch`. */
export const batchParams = { validation: fields.validation.shape, requests: callsField.shape };

/** `POST /batch`: several changes of the cart, one after the other, each with an answer of its own (wire 1.13). */
export const batch: StoreApiHandle = async (request, ctx, _params, entryPoint) => {
  const parsed = parseBody(ctx, await readBodyFields(request), fields, ['requests']);
  if (!parsed.ok) return parsed.error;
  const { requests: calls = [], validation } = parsed.body;
  if (calls.some(({ path }) => !/^\/wc\/store(\/|$)/.test(path))) {
    const { invalidPath } = storeWords(ctx);
    return storeError(ctx, '{platform}_rest_invalid_path', invalidPath, 400);
  }
  const token = request.headers.get('cart-token');
  const requests = calls.map((call) => requestOf(ctx.shopUrl, call, token));
  if (validation === 'require-all-validate') {
    const faults: (Response | null)[] = [];
    for (const one of requests) faults.push(await entryPoint.checks(one.clone(), ctx));
    if (faults.some((fault) => fault !== null)) {
      const responses = await Promise.all(faults.map((fault) => fault && envelope(fault)));
      return withHeaders(ctx, { failed: 'validation', responses });
    }
  }
  const responses: object[] = [];
  for (const one of requests) responses.push(await envelope(await entryPoint.answer(one, ctx)));
  return withHeaders(ctx, { responses });
};

function requestOf(shopUrl: string, { path, method, body, headers }: BatchedCall, token: string | null) {
  const sent = new Headers({ 'content-type': 'application/json' });
  if (token !== null) sent.set('cart-token', token);
  for (const name of [...nonceHeaders, 'Cart-Token']) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) sent.set(name, value);
  }
  return new Request(`${shopUrl}/wp-json${path}`, { method, headers: sent, body: JSON.stringify(body) });
}

async function envelope(response: Response): Promise<object> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

function withHeaders(ctx: RequestContext, body: object): Response {
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000);
  return Response.json(body, {
    status: 207,
    headers: {
      Nonce: ctx.nonces.make(storeApiAction),
      'Nonce-Timestamp': String(seconds),
      'User-ID': String(ctx.visitor.person?.customerId ?? 0),
    },
  });
}
