import { z } from 'zod';
import { MAX_PICTURES_OF_PRODUCT } from '#catalogue/media/rules/picture-limits.ts';
import {
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_SHORT_DESCRIPTION,
  MOST_LINKS,
  MOST_TERMS,
} from '#catalogue/product-editing/rules/product-limits.ts';
import { atMost } from '../../lenient/lists.ts';
import { choice, flag, id, text, wholeNumber } from '../../lenient/scalars.ts';
import { sentDate } from '../api-dates.ts';
import { sentMeta } from '../sent-meta.ts';
import { sentCents, sentGrams, sentMillimetres, sentText } from './sent-values.ts';

const pieces = wholeNumber({ min: -1_000_000, max: 1_000_000 });
const nothing = z.literal(null);
const ids = (most: number) => atMost(most, z.array(id));
/** `{"id": 5}`, or the id alone */
const named = z.union([z.object({ id: id.optional(), name: text.optional() }), id]);

/** What is always the same here: it may come as it is, another value is refused. */
export const fixedFields = [
  'virtual',
  'downloadable',
  'downloads',
  'download_limit',
  'download_expiry',
  'external_url',
  'button_text',
  'tax_status',
  'manage_stock',
  'grouped_products',
  'parent_id',
  'post_password',
] as const;
const asItIs = z.unknown().meta({ description: 'May come as it is; another value is refused.' }).optional();
export const fixed = Object.fromEntries(fixedFields.map((name) => [name, asItIs])) as Record<
  (typeof fixedFields)[number],
  typeof asItIs
>;

/** What products and variations have in common. */
export const sentArticle = {
  status: choice(['draft', 'private', 'publish', 'future', 'trash']).optional(),
  description: sentText(LONGEST_DESCRIPTION).optional(),
  sku: sentText(64).optional(),
  global_unique_id: sentText(64).meta({ description: 'GTIN.' }).optional(),
  regular_price: sentCents.optional(),
  sale_price: sentCents.optional(),
  date_on_sale_from: z.union([sentDate, nothing]).optional(),
  date_on_sale_from_gmt: z.union([sentDate, nothing]).optional(),
  date_on_sale_to: z.union([sentDate, nothing]).optional(),
  date_on_sale_to_gmt: z.union([sentDate, nothing]).optional(),
  tax_class: sentText(40).optional(),
  stock_quantity: z
    .union([pieces, nothing])
    .meta({ description: 'Pieces that can be sold: those that orders have reserved are not among them.' })
    .optional(),
  inventory_delta: pieces
    .meta({ description: 'So many more than now; where `stock_quantity` is left out.' })
    .optional(),
  backorders: choice(['no', 'notify', 'yes']).optional(),
  weight: sentGrams.meta({ description: 'Kilograms.' }).optional(),
  dimensions: z
    .object({
      length: sentMillimetres.optional(),
      width: sentMillimetres.optional(),
      height: sentMillimetres.optional(),
    })
    .meta({ description: 'Centimetres.' })
    .optional(),
  meta_data: sentMeta.optional(),
};

const picture = z.object({
  id: id.optional(),
  src: z.string().optional(),
  name: sentText(120).optional(),
  alt: sentText(250).optional(),
});

/** A product as programs send it. What only the shop says, such as `price`, is passed over. */
export const sentProduct = z.object({
  ...sentArticle,
  name: sentText(LONGEST_NAME).optional(),
  slug: text.optional(),
  type: choice(['simple', 'variable']).optional(),
  date_created: sentDate
    .meta({ description: 'Of a product that is `future`: when it is published.' })
    .optional(),
  date_created_gmt: sentDate.optional(),
  featured: flag.optional(),
  catalog_visibility: choice(['visible', 'catalog', 'search', 'hidden']).optional(),
  short_description: sentText(LONGEST_SHORT_DESCRIPTION).optional(),
  low_stock_amount: z.union([wholeNumber({ min: 0, max: 1_000_000 }), nothing]).optional(),
  sold_individually: flag.optional(),
  shipping_class: sentText(100).optional(),
  reviews_allowed: flag.optional(),
  upsell_ids: ids(MOST_LINKS).optional(),
  cross_sell_ids: ids(MOST_LINKS).optional(),
  purchase_note: sentText(LONGEST_NOTE).optional(),
  categories: atMost(MOST_TERMS, z.array(named)).optional(),
  brands: atMost(10, z.array(named))
    .meta({ description: 'One at the most; an empty list changes nothing.' })
    .optional(),
  tags: atMost(MOST_TERMS, z.array(named))
    .meta({ description: 'By `id`, or by `name`: missing ones are made.' })
    .optional(),
  images: atMost(MAX_PICTURES_OF_PRODUCT, z.array(picture))
    .meta({
      description: 'By `id` of the media library, the main one first; the shop fetches none by `src`.',
    })
    .optional(),
  attributes: atMost(
    20,
    z.array(
      z.object({
        id: id.optional(),
        name: text.optional(),
        variation: flag.optional(),
        options: atMost(200, z.array(text)).optional(),
      }),
    ),
  )
    .meta({ description: 'Replaces all; missing options of an attribute are made.' })
    .optional(),
  default_attributes: atMost(
    20,
    z.array(z.object({ id: id.optional(), name: text.optional(), option: text })),
  ).optional(),
  menu_order: wholeNumber({ min: -1_000_000, max: 1_000_000 }).optional(),
  ...fixed,
});
export type SentProduct = z.output<typeof sentProduct>;
