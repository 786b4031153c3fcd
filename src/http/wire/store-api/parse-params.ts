import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ParamShape, ParamShapes } from '#http/contract/param-shape.ts';
import type { StoreApiMessages } from '#messages/it/store-api.ts';
import { storeError } from './store-error.ts';
import { storeWords } from './store-words.ts';

/** Why a parameter was refused: the vendor's detail code and the sentence. */
export type ParamFault = { readonly code: string; readonly message: string };

/** Reads what was sent under a name: one text, or several for `name[]=a&name[]=b`; `shape` says what is expected. */
export type Param<T> = ((
  sent: readonly string[],
  name: string,
  words: StoreApiMessages,
) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ParamFault }) & {
  readonly shape?: ParamShape;
};

/** The parameters an endpoint knows; one that was not sent is undefined. */
export type ParamsOf<Schema extends Readonly<Record<string, Param<unknown>>>> = {
  readonly [Name in keyof Schema]: (Schema[Name] extends Param<infer T> ? T : never) | undefined;
};

/** Everything sent under each name: `a=1`, `a[]=1`, `a[0]=1`; `nested` where it came in any other brackets. */
type Sent = { readonly texts: string[]; bracketed: boolean; nested: boolean };

function sentByName(source: URLSearchParams): ReadonlyMap<string, Sent> {
  const byName = new Map<string, Sent>();
  for (const [key, text] of source) {
    const at = key.indexOf('[');
    const name = at > 0 ? key.slice(0, at) : key;
    const sent = byName.get(name) ?? { texts: [], bracketed: false, nested: false };
    byName.set(name, sent);
    sent.texts.push(text);
    if (at > 0) sent.bracketed = true;
    if (at > 0 && !/^\[\d{0,6}\]$/.test(key.slice(at))) sent.nested = true;
  }
  return byName;
}

/** A list or an object where one value is expected is refused; what is no part of a list as well. */
function wrongShape(sent: Sent, shape: ParamShape | undefined): boolean {
  if (shape === undefined) return false;
  return shape.type === 'array' ? sent.nested : sent.bracketed;
}

/** Reads the parameters of a request; a bad one makes the reply 400 `rest_invalid_param` (wire 1.0). */
export function parseParams<Schema extends Readonly<Record<string, Param<unknown>>>>(
  ctx: Pick<RequestContext, 'wire' | 'visitor'>,
  source: URLSearchParams,
  schema: Schema,
): { ok: true; params: ParamsOf<Schema> } | { ok: false; error: Response } {
  const words = storeWords(ctx);
  const values: Record<string, unknown> = {};
  const faults: Record<string, ParamFault> = {};
  const byName = sentByName(source);
  for (const [name, read] of Object.entries(schema)) {
    const sent = byName.get(name);
    if (!sent) continue;
    if (wrongShape(sent, read.shape)) {
      faults[name] = { code: 'rest_invalid_type', message: words.notOfType(name, read.shape?.type ?? '') };
      continue;
    }
    const result = read(sent.texts, name, words);
    if (result.ok) values[name] = result.value;
    else faults[name] = result.fault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, error: invalidParams(ctx, faults) };
  return { ok: true, params: values as ParamsOf<Schema> };
}

/** The reply to bad parameters: 400 `rest_invalid_param` with a sentence and a detail for each. */
export function invalidParams(
  ctx: Pick<RequestContext, 'wire' | 'visitor'>,
  faults: Readonly<Record<string, ParamFault>>,
): Response {
  const entries = Object.entries(faults);
  return storeError(
    ctx,
    'rest_invalid_param',
    storeWords(ctx).invalidParams(Object.keys(faults).join(', ')),
    400,
    {
      params: Object.fromEntries(entries.map(([name, fault]) => [name, fault.message])),
      details: Object.fromEntries(entries.map(([name, fault]) => [name, { ...fault, data: null }])),
    },
  );
}

/** What parameters must look like, by name. */
export function shapesOf(schema: Readonly<Record<string, Param<unknown>>>): ParamShapes {
  return Object.fromEntries(
    Object.entries(schema).map(([name, param]) => [name, param.shape ?? { type: 'string' as const }]),
  );
}
