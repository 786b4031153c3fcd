import { z } from 'zod';

type Sent = { readonly texts: string[]; bracketed: boolean; nested: boolean };

const isList = (schema: z.ZodType) => schema instanceof z.ZodPipe && schema.def.out instanceof z.ZodArray;

/** Everything sent under each name: `a=1`, `a[]=1`, `a[0]=1`; `nested` where it came in any other brackets. */
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

/** Reads arguments of an address by name: a text, of a repeated name the last one; a name with brackets is a list or an object. */
export function sentInQuery(source: URLSearchParams): (name: string, schema: z.ZodType) => unknown {
  const byName = sentByName(source);
  return (name, schema) => {
    const sent = byName.get(name);
    if (!sent) return undefined;
    if (sent.nested) return {};
    return sent.bracketed || isList(schema) ? sent.texts : sent.texts.at(-1);
  };
}
