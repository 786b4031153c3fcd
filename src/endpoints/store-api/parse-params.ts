import type { StoreApiMessages } from '#messages/it/store-api.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { storeError } from './store-error.ts';
import { storeWords } from './store-words.ts';

/** Why a parameter was refused: the vendor's detail code and the sentence. */
export type ParamFault = { readonly code: string; readonly message: string };

/** Reads what was sent under a name: one text, or several for `name[]=a&name[]=b`. */
export type Param<T> = (
  sent: readonly string[],
  name: string,
  words: StoreApiMessages,
) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: ParamFault };

/** The parameters an endpoint knows; one that was not sent is undefined. */
export type ParamsOf<Schema extends Readonly<Record<string, Param<unknown>>>> = {
  readonly [Name in keyof Schema]: (Schema[Name] extends Param<infer T> ? T : never) | undefined;
};

/** Everything sent under a name: `a=1`, `a[]=1`, `a[0]=1`. */
function textsOf(source: URLSearchParams, name: string): string[] {
  const texts: string[] = [];
  for (const [key, text] of source) {
    if (key === name || (key.startsWith(`${name}[`) && /^\[\d*\]$/.test(key.slice(name.length))))
      texts.push(text);
  }
  return texts;
}

/** Reads the parameters of a request; a bad one makes the reply 400 `rest_invalid_param` (wire 1.0). */
export function parseParams<Schema extends Readonly<Record<string, Param<unknown>>>>(
  toolbox: Pick<Toolbox, 'wire' | 'visitor'>,
  source: URLSearchParams,
  schema: Schema,
): { ok: true; params: ParamsOf<Schema> } | { ok: false; error: Response } {
  const words = storeWords(toolbox);
  const values: Record<string, unknown> = {};
  const faults: Record<string, ParamFault> = {};
  for (const [name, read] of Object.entries(schema)) {
    const sent = textsOf(source, name);
    if (sent.length === 0) continue;
    const result = read(sent, name, words);
    if (result.ok) values[name] = result.value;
    else faults[name] = result.fault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, error: invalidParams(toolbox, faults) };
  return { ok: true, params: values as ParamsOf<Schema> };
}

/** The reply to bad parameters: 400 `rest_invalid_param` with a sentence and a detail for each. */
export function invalidParams(
  toolbox: Pick<Toolbox, 'wire' | 'visitor'>,
  faults: Readonly<Record<string, ParamFault>>,
): Response {
  const entries = Object.entries(faults);
  return storeError(
    toolbox,
    'rest_invalid_param',
    storeWords(toolbox).invalidParams(Object.keys(faults).join(', ')),
    400,
    {
      params: Object.fromEntries(entries.map(([name, fault]) => [name, fault.message])),
      details: Object.fromEntries(entries.map(([name, fault]) => [name, { ...fault, data: null }])),
    },
  );
}
