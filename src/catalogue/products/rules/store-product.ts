import { z } from 'zod';
import {
  storeCurrency,
  storeExtensions,
  storeImage,
  storeLinks,
} from '#foundation/calls/rules/store-money.ts';
import { fieldNames, productFields, type WireName } from './product-fields.ts';

const storePrices = storeCurrency
  .extend({
    price: z.string(),
    regular_price: z.string(),
    sale_price: z.string(),
    price_range: z
      .object({ min_amount: z.string(), max_amount: z.string() })
      .nullable()
      .meta({ description: 'of a variable product whose variations differ' }),
  })
  .meta({
    id: 'StorePrices',
    description: 'Whole cents in strings, as this visitor sees prices; all empty where the shop asks none.',
  });
export type StorePrices = z.infer<typeof storePrices>;

const storeTerm = z
  .object({ id: z.number(), name: z.string(), slug: z.string(), link: z.string() })
  .meta({ id: 'StoreTerm' });

const attributeTerm = z.object({ id: z.number(), name: z.string(), slug: z.string(), default: z.boolean() });
const storeAttribute = z
  .object({
    id: z.number(),
    name: z.string(),
    taxonomy: z.string(),
    has_variations: z.boolean(),
    terms: z.array(attributeTerm).readonly(),
  })
  .meta({ id: 'StoreAttribute' });
export type StoreAttribute = z.infer<typeof storeAttribute>;

type Text = WireName<'text' | 'html'>;
type Weight = WireName<'grams'>;
type Dimensions = WireName<'size'>;
type FieldShape = { readonly [N in Text]: z.ZodString };
type MeasureShape = { readonly [N in Weight | `formatted_${Weight | Dimensions}`]: z.ZodString } & {
  readonly [N in Dimensions]: typeof storeSize;
};

const storeSize = z.object({ length: z.string(), width: z.string(), height: z.string() });
const textFields = fieldNames('api', 'text', 'html').map((name) => [productFields[name].wire, z.string()]);
const measureFields = fieldNames('api', 'grams', 'size').map((name) => productFields[name]);
const plainMeasures = measureFields.map(({ wire, kind }) => [wire, kind === 'size' ? storeSize : z.string()]);
const formattedMeasures = measureFields.map(({ wire }) => [`formatted_${wire}`, z.string()]);

/** A product of the Store API (wire 1.9). */
export const storeProduct = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    parent: z.number(),
    type: z.enum(['simple', 'variable', 'variation']),
    variation: z.string().meta({ description: 'the chosen attributes in words; empty unless a variation' }),
    permalink: z.string(),
    ...(Object.fromEntries(textFields) as FieldShape),
    on_sale: z.boolean(),
    prices: storePrices,
    price_html: z.string(),
    average_rating: z.string(),
    review_count: z.number(),
    images: z.array(storeImage).readonly(),
    categories: z.array(storeTerm).readonly(),
    tags: z.array(storeTerm).readonly(),
    brands: z.array(storeTerm).readonly(),
    attributes: z.array(storeAttribute).readonly(),
    variations: z
      .array(
        z.object({
          id: z.number(),
          attributes: z
            .array(z.object({ name: z.string(), value: z.string().nullable() }))
            .readonly()
            .meta({ description: 'null is any' }),
        }),
      )
      .readonly(),
    grouped_products: z.array(z.number()).readonly(),
    has_options: z.boolean(),
    is_purchasable: z.boolean(),
    is_in_stock: z.boolean(),
    is_on_backorder: z.boolean(),
    low_stock_remaining: z.number().nullable(),
    stock_availability: z.object({ text: z.string(), class: z.string() }),
    sold_individually: z.boolean(),
    ...(Object.fromEntries([...plainMeasures, ...formattedMeasures]) as MeasureShape),
    add_to_cart: z.object({
      text: z.string(),
      description: z.string(),
      url: z.string(),
      single_text: z.string(),
      minimum: z.number(),
      maximum: z.number(),
      multiple_of: z.number(),
    }),
    is_password_protected: z.boolean(),
    extensions: storeExtensions,
    _links: storeLinks,
  })
  .meta({
    id: 'StoreProduct',
    description: 'A product of the Store API; amounts are whole cents in strings.',
  });
export type StoreProduct = z.infer<typeof storeProduct>;
