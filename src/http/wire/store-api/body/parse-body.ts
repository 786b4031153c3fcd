import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ParamShape, ParamShapes } from '#http/contract/param-shape.ts';
import type { StoreApiMessages } from '#messages/it/store-api.ts';
import { invalidParams, type ParamFault } from '../parse-params.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import type { BodyFields } from './read-body-fields.ts';

/** Reads what was sent under a name in a body; `shape` says what is expected. */
export type BodyField<T> = {
  readonly shape: ParamShape;
  read(
    sent: unknown,
    name: string,
    words: StoreApiMessages,
    ctx: Pick<RequestContext, 'visitor' | 'wire'>,
  ): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ParamFault };
};

export type BodySchema = Readonly<Record<string, BodyField<unknown>>>;

/** The fields of a body by name; one that was not sent is undefined. */
export type BodyOf<Schema extends BodySchema> = {
  readonly [Name in keyof Schema]: (Schema[Name] extends BodyField<infer T> ? T : never) | undefined;
};

/** Reads the fields of a body: one that is missing is 400 `rest_missing_callback_param`, a bad one 400 `rest_invalid_param` (wire 1.0). */
export function parseBody<Schema extends BodySchema>(
  ctx: Pick<RequestContext, 'visitor' | 'wire'>,
  sent: BodyFields,
  schema: Schema,
  required: readonly (keyof Schema & string)[],
): { ok: true; body: BodyOf<Schema> } | { ok: false; error: Response } {
  const words = storeWords(ctx);
  const missing = required.filter((name) => !sent.has(name));
  if (missing.length > 0) {
    const sentence = words.missingParams(missing.join(', '));
    const extra = { params: missing };
    return { ok: false, error: storeError(ctx, 'rest_missing_callback_param', sentence, 400, extra) };
  }
  const values: Record<string, unknown> = {};
  const faults: Record<string, ParamFault> = {};
  for (const [name, field] of Object.entries(schema)) {
    if (!sent.has(name)) continue;
    const result = field.read(sent.get(name), name, words, ctx);
    if (result.ok) values[name] = result.value;
    else faults[name] = result.fault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, error: invalidParams(ctx, faults) };
  return { ok: true, body: values as BodyOf<Schema> };
}

/** What the fields of a body must look like, by name. */
export function bodyShapes(schema: BodySchema): ParamShapes {
  return Object.fromEntries(Object.entries(schema).map(([name, { shape }]) => [name, shape]));
}
