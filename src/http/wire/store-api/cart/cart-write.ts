import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { ParamShapes } from '#http/contract/param-shape.ts';
import type { StoreApiHandle } from '../../endpoint.ts';
import { type BodyOf, type BodySchema, bodyShapes, parseBody } from '../body/parse-body.ts';
import { readBodyFields } from '../body/read-body-fields.ts';
import { type CartAnswer, throughCartDoor } from './cart-door.ts';

/** A route that changes a cart or an order: its handler, its arguments, and the look at them that a batch may ask for first. */
export type StoreWrite = { readonly handle: StoreApiHandle; readonly params: ParamShapes };

type Params = Readonly<Record<string, string>>;

/**
 * Makes the handler of a route that changes the cart: nonce or token, then the arguments, then what it is for (wire 1.0, 1.2). `repeat` answers
 * what a guest has sent before who is gone since, by their token; null where it was not sent.
 */
export function cartWrite<Schema extends BodySchema>(
  fields: Schema,
  act: (toolbox: Toolbox, body: BodyOf<Schema>, params: Params) => Promise<CartAnswer>,
  required: readonly (keyof Schema & string)[] = [],
  repeat?: (toolbox: Toolbox, body: BodyOf<Schema>) => Promise<CartAnswer | null>,
): StoreWrite {
  const parse = async (toolbox: Toolbox, request: Request) =>
    parseBody(toolbox, await readBodyFields(request), fields, required);
  const handle: StoreApiHandle = (request, outside, params) =>
    throughCartDoor(
      request,
      outside,
      'needs-nonce',
      async (toolbox) => {
        const parsed = await parse(toolbox, request);
        return parsed.ok ? act(toolbox, parsed.body, params) : { response: parsed.error };
      },
      repeat &&
        (async (toolbox) => {
          const parsed = await parse(toolbox, request);
          return parsed.ok ? repeat(toolbox, parsed.body) : null;
        }),
    );
  const checks = async (request: Request, toolbox: Toolbox) => {
    const parsed = await parse(toolbox, request);
    return parsed.ok ? null : parsed.error;
  };
  return { handle: Object.assign(handle, { checks }), params: bodyShapes(fields) };
}
