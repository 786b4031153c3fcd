import type { TaxonomyFilter } from '#catalogue/products/server/collections/product-query.ts';
import { asTaxonomy } from '#catalogue/products/server/collections/product-taxonomy.ts';
import type { StoreApiMessages } from '#messages/it/store-api.ts';
import type { ArgumentFault } from '../../fault-of-issue.ts';

const operators = ['in', 'not_in', 'and'] as const;
const mostFilters = 20;
const mostValues = 100;
const longestValue = 200;

type Entry = { attribute: string; ids: string[]; slugs: string[]; operator: string };

/** Reads `attributes[0][attribute]=pa_x&attributes[0][slug][]=a&attributes[0][operator]=in` (wire 1.7). */
export function attributeFilters(
  source: URLSearchParams,
  words: StoreApiMessages,
): { ok: true; value: TaxonomyFilter[] } | { ok: false; fault: ArgumentFault } {
  const malformed = { code: 'rest_invalid_param', message: words.malformed('attributes') };
  const entries = entriesOf(source);
  if (!entries || entries.length > mostFilters) return { ok: false, fault: malformed };
  const value: TaxonomyFilter[] = [];
  for (const entry of entries) {
    const operator = operators.find((known) => known === entry.operator);
    const taxonomy = entry.attribute.startsWith('pa_') ? asTaxonomy(entry.attribute) : null;
    // Ids win over slugs; an entry with neither asks nothing.
    const values = entry.ids.length > 0 ? entry.ids : entry.slugs;
    if (!operator || !taxonomy || values.length > mostValues) return { ok: false, fault: malformed };
    if (entry.ids.some((id) => !/^\d{1,9}$/.test(id))) return { ok: false, fault: malformed };
    if (values.length > 0) value.push({ taxonomy, values, operator });
  }
  return { ok: true, value };
}

function entriesOf(source: URLSearchParams): Entry[] | null {
  const entries = new Map<string, Entry>();
  for (const [name, text] of source) {
    if (name !== 'attributes' && !name.startsWith('attributes[')) continue;
    const part = /^attributes\[(\d{1,3})\]\[(attribute|slug|term_id|operator)\](?:\[\d{0,3}\])?$/.exec(name);
    if (!part || text.includes('\0') || text.length > longestValue * mostValues) return null;
    const index = part[1] ?? '';
    const entry = entries.get(index) ?? { attribute: '', ids: [], slugs: [], operator: 'in' };
    entries.set(index, entry);
    const values = text.split(',').filter((value) => value !== '');
    if (part[2] === 'attribute') entry.attribute = text;
    else if (part[2] === 'operator') entry.operator = text;
    else if (part[2] === 'term_id') entry.ids.push(...values);
    else entry.slugs.push(...values);
  }
  return [...entries.values()];
}
