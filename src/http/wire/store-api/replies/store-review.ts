import { z } from 'zod';
import { storeImage, storeLinks } from '#foundation/calls/rules/store-money.ts';

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
