import { z } from 'zod';
import { storeCurrency, storeImage, storeLinks } from '#foundation/calls/rules/store-money.ts';

/** A tag, or a term of an attribute (wire 1.10). */
export const storeTermObject = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    parent: z.number(),
    count: z.number().meta({ description: 'published products that the catalogue shows' }),
    __experimentalVisual: z
      .object({ type: z.enum(['color', 'image', 'none']), value: z.string() })
      .optional()
      .meta({ description: 'of a term of an attribute: how it is shown' }),
    _links: storeLinks,
  })
  .meta({
    id: 'StoreTermObject',
    description: 'A tag, or a term of an attribute; texts are safe in markup.',
  });
export type StoreTermObject = z.infer<typeof storeTermObject>;

/** A category or a brand (wire 1.10). */
export const storeCategoryObject = storeTermObject
  .extend({ image: storeImage.nullable(), review_count: z.number(), permalink: z.string() })
  .meta({ id: 'StoreCategoryObject', description: 'A category or a brand.' });
export type StoreCategoryObject = z.infer<typeof storeCategoryObject>;

/** An attribute (wire 1.10). */
export const storeAttributeObject = z
  .object({
    id: z.number(),
    name: z.string(),
    taxonomy: z.string().meta({ description: '`pa_` and its slug' }),
    type: z.string().meta({ description: 'how its terms are chosen: `select`, `label`, `color`, `image`' }),
    order: z.literal('menu_order'),
    has_archives: z.boolean(),
    count: z.number().meta({ description: 'its terms' }),
    _links: storeLinks,
  })
  .meta({ id: 'StoreAttributeObject', description: 'An attribute.' });
export type StoreAttributeObject = z.infer<typeof storeAttributeObject>;

/** An approved review (wire 1.11). */
export const storeReview = z
  .object({
    id: z.number(),
    date_created: z.string().meta({ description: '`2026-11-21T18:30:00`, Italian time' }),
    formatted_date_created: z.string(),
    date_created_gmt: z.string(),
    product_id: z.number(),
    product_name: z.string(),
    product_permalink: z.string(),
    product_image: storeImage.nullable(),
    reviewer: z.string(),
    review: z.string().meta({ description: 'markup' }),
    rating: z.number().nullable().meta({ description: '1 to 5' }),
    verified: z.boolean(),
    reviewer_avatar_urls: z.object({ '24': z.string(), '48': z.string(), '96': z.string() }).meta({
      description: "a sign of the shop: nothing of a reviewer's address is told to anybody",
    }),
    _links: storeLinks,
  })
  .meta({ id: 'StoreReview', description: 'An approved review; texts are safe in markup.' });
export type StoreReview = z.infer<typeof storeReview>;

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
