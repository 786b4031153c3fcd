import { z } from 'zod';
import { asTaxonomy, type ProductTaxonomy } from '#catalogue/products/server/collections/product-taxonomy.ts';
import type { StoreApiMessages } from '#messages/it/store-api.ts';
import type { ArgumentFault } from '../../fault-of-issue.ts';
import { commaList } from '../../lenient/lists.ts';
import { flag, text } from '../../lenient/scalars.ts';

const mostCounts = 25;

/** What may be counted (wire 1.12); attributes to count by are read apart. */
export const countQuery = z
  .object({
    calculate_price_range: flag.meta({
      description: 'Lowest and highest price; bounds of price do not count.',
      default: false,
    }),
    calculate_stock_status_counts: flag.meta({
      description: 'Products in each state of the stock.',
      default: false,
    }),
    calculate_rating_counts: flag.meta({
      description: 'Products by average rating in whole stars.',
      default: false,
    }),
    calculate_taxonomy_counts: commaList(text).meta({
      description:
        'Products by the terms of `product_cat`, `product_tag`, `product_brand` or `pa_x`; at most 25.',
    }),
    calculate_attribute_counts: z.unknown().meta({
      type: 'array',
      description:
        'Products by the terms of attributes: `calculate_attribute_counts[0][taxonomy]=pa_x`. With `or` the filter by the attribute itself does not count.',
      maxItems: mostCounts,
      items: {
        type: 'object',
        properties: {
          taxonomy: { type: 'string' },
          query_type: { type: 'string', enum: ['and', 'or'], default: 'or' },
        },
      },
    }),
  })
  .partial();

/** An attribute to count by; `or` leaves the filter by the attribute itself out. */
export type AttributeCount = { readonly taxonomy: ProductTaxonomy; readonly kind: 'and' | 'or' };

type Read<T> = { ok: true; value: T } | { ok: false; fault: ArgumentFault };

/** Reads `calculate_attribute_counts[0][taxonomy]=pa_x&calculate_attribute_counts[0][query_type]=or`; undefined: none requested. */
export function attributeCounts(
  source: URLSearchParams,
  words: StoreApiMessages,
): Read<readonly AttributeCount[] | undefined> {
  const name = 'calculate_attribute_counts';
  const malformed = {
    ok: false,
    fault: { code: 'rest_invalid_param', message: words.malformed(name) },
  } as const;
  const entries = new Map<string, { taxonomy: string; kind: string }>();
  for (const [key, text] of source) {
    if (key !== name && !key.startsWith(`${name}[`)) continue;
    const part = /^\w+\[(\d{1,3})\]\[(taxonomy|query_type)\]$/.exec(key);
    if (!part?.[1] || text.length > 200) return malformed;
    const entry = entries.get(part[1]) ?? { taxonomy: '', kind: 'or' };
    entries.set(part[1], part[2] === 'taxonomy' ? { ...entry, taxonomy: text } : { ...entry, kind: text });
  }
  if (entries.size === 0) return { ok: true, value: undefined };
  if (entries.size > mostCounts) return malformed;
  const counted = new Map<string, AttributeCount>();
  for (const { taxonomy: sent, kind } of entries.values()) {
    if (kind !== 'and' && kind !== 'or') return malformed;
    const taxonomy = asTaxonomy(sent.trim().toLowerCase());
    // What is no attribute of the shop has nothing to count, as on the platform.
    if (taxonomy?.startsWith('pa_')) counted.set(`${kind} ${taxonomy}`, { taxonomy, kind });
  }
  return { ok: true, value: [...counted.values()] };
}

/** The taxonomies among names, each once; at most 25 names. */
export function taxonomiesOf(
  names: readonly string[] | undefined,
  words: StoreApiMessages,
): Read<readonly ProductTaxonomy[] | undefined> {
  if (names === undefined) return { ok: true, value: undefined };
  const name = 'calculate_taxonomy_counts';
  if (names.length > mostCounts) {
    return { ok: false, fault: { code: 'rest_too_many_items', message: words.tooMany(name, mostCounts) } };
  }
  const known = names.map((one) => asTaxonomy(one.toLowerCase())).filter((one) => one !== null);
  return { ok: true, value: [...new Set(known)] };
}
