import { z } from 'zod';
import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CallDocument } from '../../call-document.ts';
import type { StoreApiEndpoint } from '../../endpoint.ts';
import { readBodyFields } from '../../lenient/sent-in-body.ts';
import { parseArguments } from '../../parse-arguments.ts';
import { type CallAddress, type PathParts, storeEndpoint } from '../store-call.ts';
import { cartHeaders, changingHeaders, nonceErrors } from './cart-headers.ts';
import { type CartAnswer, runCartCall } from './run-cart-call.ts';

type Reply = NonNullable<CallDocument['reply']>;
type CartCall = Omit<CallAddress, 'reply'> & { readonly reply: Reply };

const withCartHeaders = <Call extends CartCall>(call: Call) => ({
  ...call,
  reply: { ...call.reply, headers: cartHeaders },
});

/** What is read of a cart: no argument, and a nonce only where the call says so (wire 1.2, 1.3). */
export function cartRead({
  answer,
  needs = 'no-nonce',
  ...call
}: Omit<CartCall, 'method'> & {
  readonly needs?: 'needs-nonce' | 'no-nonce';
  readonly answer: (ctx: RequestContext, path: PathParts) => Promise<CartAnswer>;
}): StoreApiEndpoint {
  return storeEndpoint(withCartHeaders({ method: 'GET', ...call }), undefined, (request, outside, path) =>
    runCartCall(request, outside, needs, (ctx) => answer(ctx, path)),
  );
}

type CartWrite<Body extends z.ZodObject> = CartCall & {
  /** the arguments; of the shop's own prefixes where their names bear one */
  readonly body?: Body | ((wire: Pick<WirePrefixes, 'platform'>) => Body);
  readonly act: (ctx: RequestContext, body: z.output<Body>, path: PathParts) => Promise<CartAnswer>;
  /** answers what a guest has sent before who is gone since, by their token; null where it was not sent */
  readonly repeat?: (ctx: RequestContext, body: z.output<Body>) => Promise<CartAnswer | null>;
};

const nothing = z.object({});
const documented = { platform: '{platform}' };

/** A call that changes the cart or an order: nonce or token, then the arguments, then what it is for (wire 1.0, 1.2). */
export function cartWrite<Body extends z.ZodObject = typeof nothing>({
  body,
  act,
  repeat,
  ...call
}: CartWrite<Body>): StoreApiEndpoint {
  const schemas = new Map<string, Body>();
  const schemaFor = (wire: Pick<WirePrefixes, 'platform'>): Body => {
    if (typeof body !== 'function') return body ?? (nothing as z.ZodObject as Body);
    const schema = schemas.get(wire.platform) ?? body(wire);
    schemas.set(wire.platform, schema);
    return schema;
  };
  const parse = async (ctx: RequestContext, request: Request) => {
    const sent = await readBodyFields(request);
    return parseArguments(ctx, schemaFor(ctx.wire), (name) => sent.get(name));
  };
  const handle = (request: Request, outside: RequestContext, path: PathParts): Promise<Response> =>
    runCartCall(
      request,
      outside,
      'needs-nonce',
      async (ctx) => {
        const parsed = await parse(ctx, request);
        return parsed.ok ? act(ctx, parsed.value, path) : { response: parsed.error };
      },
      repeat &&
        (async (ctx) => {
          const parsed = await parse(ctx, request);
          return parsed.ok ? repeat(ctx, parsed.value) : null;
        }),
    );
  const checks = async (request: Request, ctx: RequestContext) => {
    const parsed = await parse(ctx, request);
    return parsed.ok ? null : parsed.error;
  };
  return storeEndpoint(
    {
      ...withCartHeaders(call),
      headers: changingHeaders,
      errors: [...nonceErrors, ...(call.errors ?? [])],
    },
    schemaFor(documented),
    Object.assign(handle, { checks }),
  );
}
