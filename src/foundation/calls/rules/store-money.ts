import { z } from 'zod';

/** What stands beside every amount of the Store API (wire 1.0, SITE-02). */
export const storeCurrency = z.object({
  currency_code: z.string(),
  currency_symbol: z.string(),
  currency_minor_unit: z.number().meta({ description: 'decimals: amounts are counted in the smallest coin' }),
  currency_decimal_separator: z.string(),
  currency_thousand_separator: z.string(),
  currency_prefix: z.string(),
  currency_suffix: z.string(),
});
export type StoreCurrency = z.infer<typeof storeCurrency>;

/** A picture of the Store API (wire 1.1). */
export const storeImage = z
  .object({
    id: z.number(),
    src: z.string(),
    thumbnail: z.string(),
    srcset: z.string(),
    sizes: z.string(),
    thumbnail_srcset: z.string(),
    thumbnail_sizes: z.string(),
    name: z.string(),
    alt: z.string(),
  })
  .meta({ id: 'StoreImage', description: 'A picture of the Store API.' });
export type StoreImage = z.infer<typeof storeImage>;

/** Addresses of what goes with an object, by relation. */
export const storeLinks = z
  .record(z.string(), z.array(z.object({ href: z.string() })).readonly())
  .meta({ id: 'Links', description: 'Addresses of what goes with an object, by relation.' });

/** The data of extensions, by namespace. */
export const storeExtensions = z.record(z.string(), z.unknown());
