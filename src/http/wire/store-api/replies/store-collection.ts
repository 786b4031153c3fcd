import { z } from 'zod';
import { storeCurrency } from '#foundation/calls/rules/store-money.ts';

const termCounts = z.array(z.object({ term: z.number(), count: z.number() })).readonly();

/** Counts over all products that answer a question (wire 1.12). */
export const storeCollectionData = z
  .object({
    price_range: storeCurrency.extend({ min_price: z.string(), max_price: z.string() }).nullable().meta({
      description:
        'whole cents in strings, as this visitor sees prices; null as well where nothing has a price',
    }),
    attribute_counts: termCounts.nullable(),
    rating_counts: z
      .array(z.object({ rating: z.number(), count: z.number() }))
      .readonly()
      .nullable(),
    stock_status_counts: z
      .array(z.object({ status: z.enum(['instock', 'outofstock', 'onbackorder']), count: z.number() }))
      .readonly()
      .nullable(),
    taxonomy_counts: termCounts.nullable(),
  })
  .meta({
    id: 'StoreCollectionData',
    description: 'Counts over all products that answer a question; what was not asked for is null.',
  });
export type StoreCollectionData = z.infer<typeof storeCollectionData>;
