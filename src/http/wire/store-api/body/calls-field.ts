import type { BodyField } from './parse-body.ts';

const most = 25;
const longestPath = 500;
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** One of the requests of a batch. */
export type BatchedCall = {
  readonly path: string;
  readonly method: (typeof methods)[number];
  readonly body: object;
  /** by their names in small letters */
  readonly headers: Readonly<Record<string, string>>;
};

const text = { type: 'string' } as const;

/** The requests of a batch, 25 at most; reading by GET is not among them (wire 1.13). */
export const callsField: BodyField<readonly BatchedCall[]> = {
  shape: {
    type: 'array',
    maxItems: most,
    description: 'Done in this order; each carries its own `Nonce` among its headers.',
    items: {
      type: 'object',
      properties: {
        path: { ...text, description: 'As `/wc/store/v1/cart/add-item`.' },
        method: { ...text, enum: methods, default: 'POST' },
        body: { type: 'object' },
        headers: { type: 'object' },
      },
    },
  },
  read(sent, name, words) {
    const fault = (code: string, message: string) => ({ ok: false as const, fault: { code, message } });
    if (!Array.isArray(sent)) return fault('rest_invalid_type', words.notOfType(name, 'array'));
    if (sent.length > most) return fault('rest_too_many_items', words.tooMany(name, most));
    const calls: BatchedCall[] = [];
    for (const [index, entry] of sent.entries()) {
      const field = `${name}[${index}]`;
      const given = entriesOf(entry);
      if (!given) return fault('rest_invalid_type', words.notOfType(field, 'object'));
      const path = given.get('path');
      if (typeof path !== 'string' || path === '' || path.length > longestPath) {
        return fault('rest_invalid_type', words.notOfType(`${field}[path]`, 'string'));
      }
      const asked = given.get('method') ?? 'POST';
      const method = methods.find((one) => one === asked);
      if (!method) {
        return fault('rest_not_in_enum', words.notOneOf(`${field}[method]`, methods.join(', ')));
      }
      const body = entriesOf(given.get('body') ?? {});
      const headers = entriesOf(given.get('headers') ?? {});
      if (!body) return fault('rest_invalid_type', words.notOfType(`${field}[body]`, 'object'));
      if (!headers) return fault('rest_invalid_type', words.notOfType(`${field}[headers]`, 'object'));
      calls.push({ path, method, body: Object.fromEntries(body), headers: namedHeaders(headers) });
    }
    return { ok: true, value: calls };
  },
};

/** What an object holds; an empty list is an empty object, as the platform's own clients send it. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.length > 0) return null;
  return new Map(Object.entries(value));
}

function namedHeaders(given: ReadonlyMap<string, unknown>): Readonly<Record<string, string>> {
  const named = [...given].flatMap(([name, value]): [string, string][] => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    // What no header can hold cannot have been one.
    return typeof last === 'string' && /^[\x20-\x7e]*$/.test(last) ? [[name.toLowerCase(), last]] : [];
  });
  return Object.fromEntries(named);
}
