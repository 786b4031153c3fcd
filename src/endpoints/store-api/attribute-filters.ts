import type { StoreApiMessages } from '#messages/it/store-api.ts';
import type { TermFilter } from '#shop/catalogue/server/for-programs/product-query.ts';
import type { ParamFault } from './parse-params.ts';

type AttributeFilter = TermFilter & { readonly attribute: string };

const operators = ['in', 'not_in', 'and'] as const;
const mostFilters = 20;

/** Reads `attributes[0][attribute]=pa_x&attributes[0][slug][]=a&attributes[0][operator]=in` (wire 1.7). */
export function attributeFilters(
  source: URLSearchParams,
  words: StoreApiMessages,
): { ok: true; value: AttributeFilter[] } | { ok: false; fault: ParamFault } {
  const entries = new Map<string, { attribute: string; values: string[]; operator: string }>();
  const malformed = { code: 'rest_invalid_param', message: words.malformed('attributes') };
  for (const [name, text] of source) {
    if (!name.startsWith('attributes')) continue;
    const part = /^attributes\[(\d{1,3})\]\[(attribute|slug|term_id|operator)\](?:\[\d{0,3}\])?$/.exec(name);
    if (!part || text.includes('\0')) return { ok: false, fault: malformed };
    const index = part[1] ?? '';
    const entry = entries.get(index) ?? { attribute: '', values: [], operator: 'in' };
    entries.set(index, entry);
    if (part[2] === 'attribute') entry.attribute = text;
    else if (part[2] === 'operator') entry.operator = text;
    else entry.values.push(...text.split(',').filter((value) => value !== ''));
  }
  const value: AttributeFilter[] = [];
  for (const entry of entries.values()) {
    const operator = operators.find((known) => known === entry.operator);
    const isSound = operator !== undefined && /^pa_[\w-]{1,100}$/.test(entry.attribute);
    if (!isSound || entry.values.length > 100) return { ok: false, fault: malformed };
    value.push({ attribute: entry.attribute, values: entry.values, operator });
  }
  return value.length > mostFilters ? { ok: false, fault: malformed } : { ok: true, value };
}
