import type { AttributeChoice } from '#shop/variations/rules/match-variation.ts';
import type { Param } from '../parse-params.ts';

/** What was sent to change the cart: plain values by name, and the chosen attributes; `null` for a list that is none. */
export type CartBody = { readonly params: URLSearchParams; readonly variation: AttributeChoice | null };

/** Reads a body in JSON or of a form; a JSON value that is not plain reads as an empty text (wire 1.2). */
export async function readCartBody(request: Request): Promise<CartBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!/json/i.test(type)) return readForm(await request.formData().catch(() => new FormData()));
  const sent: unknown = await request.json().catch(() => null);
  const params = new URLSearchParams();
  if (typeof sent !== 'object' || sent === null) return { params, variation: {} };
  for (const [name, value] of Object.entries(sent)) {
    if (value === null || name === 'variation') continue;
    params.append(name, typeof value === 'object' ? '' : String(value));
  }
  return { params, variation: 'variation' in sent ? pairsOf(sent.variation) : {} };
}

function readForm(form: FormData): CartBody {
  const params = new URLSearchParams();
  const pairs = new Map<string, { attribute: string; value: string }>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const [, index, part] = /^variation\[(\d{1,3})\]\[(attribute|value)\]$/.exec(name) ?? [];
    if (index === undefined) params.append(name, value);
    else {
      const pair = pairs.get(index) ?? { attribute: '', value: '' };
      pairs.set(index, part === 'attribute' ? { ...pair, attribute: value } : { ...pair, value });
    }
  }
  return {
    params,
    variation: Object.fromEntries([...pairs.values()].map((pair) => [pair.attribute, pair.value])),
  };
}

function pairsOf(sent: unknown): AttributeChoice | null {
  if (sent === null) return {};
  if (!Array.isArray(sent)) return null;
  const pairs: [string, string][] = [];
  for (const entry of sent) {
    if (typeof entry !== 'object' || entry === null || !('attribute' in entry && 'value' in entry))
      return null;
    pairs.push([String(entry.attribute), String(entry.value)]);
  }
  return Object.fromEntries(pairs);
}

/** A number as the Store API takes quantities: a fraction is a number, though none that can be bought. */
export function numberParam(notNumber: (name: string) => string): Param<number> {
  return (sent, name) => {
    const text = (sent.at(-1) ?? '').trim();
    return /^-?\d{1,15}(\.\d{1,15})?$/.test(text)
      ? { ok: true, value: Number(text) }
      : { ok: false, fault: { code: 'rest_invalid_type', message: notNumber(name) } };
  };
}
