import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ParamShapes } from '#http/contract/param-shape.ts';
import type { StoreApiHandle } from '../../endpoint.ts';
import { type BodyOf, type BodySchema, bodyShapes, parseBody } from '../body/parse-body.ts';
import { readBodyFields } from '../body/read-body-fields.ts';
import { type CartAnswer, runCartCall } from './cart-call.ts';

/** A route that changes a cart or an order: its handler, its arguments, and the look at them that a batch may ask for first. */
export type StoreWrite = { readonly handle: StoreApiHandle; readonly params: ParamShapes };

type Params = Readonly<Record<string, string>>;

/**
 * Makes the handler of a route that changes the cart: nonce or token, then the arguments, then what it is for (wire 1.0, 1.2). `repeat` answers
 * what a guest has sent before who is gone since, by their token; null where it was not sent.
 */
export function cartWrite<Schema extends BodySchema>(
  fields: Schema,
  act: (ctx: RequestContext, body: BodyOf<Schema>, params: Params) => Promise<CartAnswer>,
  required: readonly (keyof Schema & string)[] = [],
  repeat?: (ctx: RequestContext, body: BodyOf<Schema>) => Promise<CartAnswer | null>,
): StoreWrite {
  const parse = async (ctx: RequestContext, request: Request) =>
    parseBody(ctx, await readBodyFields(request), fields, required);
  const handle: StoreApiHandle = (request, outside, params) =>
    runCartCall(
      request,
      outside,
      'needs-nonce',
      async (ctx) => {
        const parsed = await parse(ctx, request);
        return parsed.ok ? act(ctx, parsed.body, params) : { response: parsed.error };
      },
      repeat &&
        (async (ctx) => {
          const parsed = await parse(ctx, request);
          return parsed.ok ? repeat(ctx, parsed.body) : null;
        }),
    );
  const checks = async (request: Request, ctx: RequestContext) => {
    const parsed = await parse(ctx, request);
    return parsed.ok ? null : parsed.error;
  };
  return { handle: Object.assign(handle, { checks }), params: bodyShapes(fields) };
}
