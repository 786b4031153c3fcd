import { z } from 'zod';
import { atMost } from '../../lenient/lists.ts';
import { choice, id, text } from '../../lenient/scalars.ts';
import { fixed, sentArticle } from './sent-product.ts';
import { sentText } from './sent-values.ts';

/** What is not of a variation, or is changed with its product: it may come as it is, another value is refused. */
export const fixedOfVariation = [
  'description',
  'menu_order',
  'shipping_class',
  'low_stock_amount',
  'type',
] as const;
const asItIs = z.unknown().meta({ description: 'May come as it is; another value is refused.' }).optional();

const image = z.object({ id: id.optional(), src: z.string().optional() });

/** A variation as programs send it. */
export const sentVariation = z.object({
  ...sentArticle,
  status: choice(['publish', 'private']).optional(),
  tax_class: sentText(40).meta({ description: '`parent` is the class of the product.' }).optional(),
  image: z
    .union([image, z.literal(null)])
    .meta({ description: 'A picture of the product, by its `id`; null for none.' })
    .optional(),
  attributes: atMost(
    20,
    z.array(z.object({ id: id.optional(), name: text.optional(), option: text.optional() })),
  )
    .meta({
      description: 'The options of the product that it stands for; an attribute that is left out is any.',
    })
    .optional(),
  ...fixed,
  ...(Object.fromEntries(fixedOfVariation.map((name) => [name, asItIs])) as Record<
    (typeof fixedOfVariation)[number],
    typeof asItIs
  >),
});
export type SentVariation = z.output<typeof sentVariation>;
