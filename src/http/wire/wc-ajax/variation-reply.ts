import { z } from 'zod';

const image = z
  .object({
    title: z.string(),
    caption: z.string(),
    url: z.string(),
    alt: z.string(),
    src: z.string(),
    srcset: z.union([z.string(), z.literal(false)]),
    sizes: z.union([z.string(), z.literal(false)]),
    ...z
      .object({
        full_src: z.string(),
        full_src_w: z.number(),
        full_src_h: z.number(),
        gallery_thumbnail_src: z.string(),
        gallery_thumbnail_src_w: z.number(),
        gallery_thumbnail_src_h: z.number(),
        thumb_src: z.string(),
        thumb_src_w: z.number(),
        thumb_src_h: z.number(),
        src_w: z.number(),
        src_h: z.number(),
      })
      .partial().shape,
  })
  .meta({
    id: 'VariationImage',
    description:
      'A picture of a variation; without one the sizes are missing and `srcset` and `sizes` are false.',
  });

/** A picture of a variation (VAR-06). */
export type VariationImage = z.infer<typeof image>;

export const variationReply = z
  .object({
    variation_id: z.number(),
    attributes: z.record(z.string(), z.string()).readonly(),
    sku: z.string(),
    display_price: z.number(),
    display_regular_price: z.number(),
    prior_price: z
      .object({
        kind: z.enum(['lowest', 'progressive', 'new-article']),
        since: z.iso.datetime().optional().meta({ description: 'of a new article: since when it is sold' }),
      })
      .optional()
      .meta({
        description:
          'where the regular price is the one before a reduction for consumers: the lowest of the 30 days before it, before the first of progressive ones, or of a new article',
      }),
    price_html: z.string().meta({ description: 'markup; empty where all variations cost the same' }),
    availability_html: z.string(),
    variation_description: z.string(),
    weight: z.string().meta({ description: 'kilograms' }),
    weight_html: z.string(),
    dimensions: z
      .object({ length: z.string(), width: z.string(), height: z.string() })
      .meta({ description: 'centimetres' }),
    dimensions_html: z.string(),
    image_id: z.number(),
    image,
    is_sold_individually: z.enum(['yes', 'no']),
    min_qty: z.number(),
    max_qty: z.union([z.number(), z.literal('')]).meta({ description: 'empty: as much as one likes' }),
    step: z.number(),
    is_purchasable: z.boolean(),
    is_in_stock: z.boolean(),
    is_downloadable: z.boolean(),
    is_virtual: z.boolean(),
    backorders_allowed: z.boolean(),
    variation_is_visible: z.boolean(),
    variation_is_active: z.boolean(),
    variation_stock_left: z.number(),
    tier_price: z.string().meta({
      description:
        'the price list’s tiers as `minQty:price;…` with a comma, in the buyer’s mode; empty where there are none',
    }),
  })
  .meta({
    id: 'VariationObject',
    description: 'A variation as clients of the platform read it; prices are in euro, not in cents.',
  });

/** A variation as clients of the platform read it (VAR-05, VAR-06, VAR-07, TIER-02). */
export type VariationObject = z.infer<typeof variationReply>;
