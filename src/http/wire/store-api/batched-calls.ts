import { z } from 'zod';
import { atMost } from '../lenient/lists.ts';
import { anyObject, emptyListAsObject } from '../lenient/objects.ts';

const most = 25;
const longestPath = 500;
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

const path = z.string().check(({ value, issues }) => {
  if (value === '' || value.length > longestPath) {
    issues.push({ code: 'invalid_type', expected: 'string', input: value });
  }
});

/** The schema, with a default for an argument that was not sent or is null. */
const or = <Schema extends z.ZodType>(otherwise: unknown, schema: Schema) =>
  z.preprocess((sent) => sent ?? otherwise, schema);

const call = z
  .preprocess(
    emptyListAsObject,
    z.object({
      path: path.meta({ description: 'As `/wc/store/v1/cart/add-item`.' }),
      method: or('POST', z.enum(methods)).meta({ default: 'POST' }),
      body: or({}, anyObject),
      headers: or({}, anyObject),
    }),
  )
  .transform((sent) => ({ ...sent, headers: namedHeaders(sent.headers) }));

/** One of the requests of a batch; its headers by their names in lower case. */
export type BatchedCall = z.output<typeof call>;

/** The requests of a batch, 25 at most; reading by GET is not among them (wire 1.13). */
export const batchedCalls = atMost(most, z.array(call)).meta({
  description: 'Done in this order; each carries its own `Nonce` among its headers.',
});

function namedHeaders(given: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const named = Object.entries(given).flatMap(([name, value]): [string, string][] => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    // What no header can hold cannot have been one.
    return typeof last === 'string' && /^[\x20-\x7e]*$/.test(last) ? [[name.toLowerCase(), last]] : [];
  });
  return Object.fromEntries(named);
}
