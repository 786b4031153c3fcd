import { z } from 'zod';
import { storeImage, storeLinks } from '#foundation/calls/rules/store-money.ts';

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
