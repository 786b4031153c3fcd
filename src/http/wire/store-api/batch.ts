import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storeApiAction } from '#selling/cart/server/cart-nonces.ts';
import type { StoreApiHandle } from '../endpoint.ts';
import { choiceOrNone } from '../lenient/scalars.ts';
import { readBodyFields } from '../lenient/sent-in-body.ts';
import { parseArguments } from '../parse-arguments.ts';
import { type BatchedCall, batchedCalls } from './batched-calls.ts';
import { missingArgument, refused } from './cart/cart-headers.ts';
import { nonceHeaders } from './cart/run-cart-call.ts';
import { badArguments } from './checkout/checkout-errors.ts';
import { storeBatch } from './replies/store-order.ts';
import { storeEndpoint } from './store-call.ts';
import { storeError } from './store-error.ts';
import { storeWords } from './store-words.ts';

const body = z.object({
  validation: choiceOrNone(['normal', 'require-all-validate'])
    .meta({ description: 'Whether one request that does not fit keeps all from being done.' })
    .optional(),
  requests: batchedCalls,
});

const answerAll: StoreApiHandle = async (request, ctx, _path, entryPoint) => {
  const sent = await readBodyFields(request);
  const parsed = parseArguments(ctx, body, (name) => sent.get(name));
  if (!parsed.ok) return parsed.error;
  const { requests: calls, validation } = parsed.value;
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

/** Wire 1.13. */
export const batch = storeEndpoint(
  {
    method: 'POST',
    path: '/batch',
    summary: 'Several changes of the cart, one after the other, each with an answer of its own.',
    reply: {
      status: 207,
      schema: storeBatch,
      says: '`responses`, one for each request with `status`, `headers` and `body`; with `require-all-validate` and a fault `failed` is `validation`, nothing was done, and only the faults are told.',
      headers: { 'Nonce, Nonce-Timestamp, User-ID': 'as for the cart' },
    },
    errors: [
      badArguments,
      missingArgument('requests'),
      refused('invalid_path', 'A path is not below `/wc/store`.'),
      {
        status: 400,
        code: 'rest_batch_not_allowed',
        when: 'Within `responses`: this route cannot be part of a batch.',
      },
    ],
  },
  body,
  answerAll,
);

function requestOf(
  shopUrl: string,
  { path, method, body: said, headers }: BatchedCall,
  token: string | null,
) {
  const sent = new Headers({ 'content-type': 'application/json' });
  if (token !== null) sent.set('cart-token', token);
  for (const name of [...nonceHeaders, 'Cart-Token']) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) sent.set(name, value);
  }
  return new Request(`${shopUrl}/wp-json${path}`, { method, headers: sent, body: JSON.stringify(said) });
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
