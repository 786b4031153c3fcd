import { z } from 'zod';
import { adminMeta } from '../orders/order-schema.ts';

const amount = z.string().meta({ description: "With a point, in the shop's own tax mode; empty for none." });
const date = z.string().nullable();
const href = z.array(z.object({ href: z.string() })).readonly();
const ids = z.array(z.number()).readonly();
const term = z.object({ id: z.number(), name: z.string(), slug: z.string() });
const terms = z.array(term).readonly();

/** A picture as the administration API shows it. */
export const adminImage = z.object({
  id: z.number(),
  date_created: date,
  date_created_gmt: date,
  date_modified: date,
  date_modified_gmt: date,
  src: z.string(),
  name: z.string(),
  alt: z.string(),
  srcset: z.string(),
  sizes: z.string(),
  thumbnail: z.string(),
});

const attribute = z.object({
  id: z.number().meta({ description: '0 for one of this product alone.' }),
  name: z.string(),
  slug: z.string(),
});

/** What products and variations have in common. */
const article = {
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  permalink: z.string(),
  date_created: date,
  date_created_gmt: date,
  date_modified: date,
  date_modified_gmt: date,
  type: z.string(),
  status: z.string(),
  description: z.string(),
  sku: z.string(),
  global_unique_id: z.string().meta({ description: 'GTIN.' }),
  price: amount,
  regular_price: amount,
  sale_price: amount,
  date_on_sale_from: date,
  date_on_sale_from_gmt: date,
  date_on_sale_to: date,
  date_on_sale_to_gmt: date,
  on_sale: z.boolean(),
  purchasable: z.boolean(),
  virtual: z.boolean(),
  downloadable: z.boolean(),
  downloads: z.array(z.unknown()).readonly(),
  download_limit: z.number(),
  download_expiry: z.number(),
  tax_status: z.string(),
  tax_class: z.string(),
  manage_stock: z.boolean(),
  stock_quantity: z.number().nullable().meta({ description: 'Pieces on hand that no order has reserved.' }),
  stock_status: z.string(),
  backorders: z.string(),
  backorders_allowed: z.boolean(),
  backordered: z.boolean(),
  low_stock_amount: z.number().nullable(),
  weight: z.string().meta({ description: 'Kilograms.' }),
  dimensions: z
    .object({ length: z.string(), width: z.string(), height: z.string() })
    .meta({ description: 'Centimetres.' }),
  shipping_class: z.string(),
  shipping_class_id: z.number(),
  parent_id: z.number(),
  menu_order: z.number(),
  meta_data: z.array(adminMeta).readonly(),
  _links: z.object({ self: href, collection: href, up: href.optional() }),
};

/** A product (the platform's administration API, `products`). */
export const adminProduct = z.object({
  ...article,
  featured: z.boolean(),
  catalog_visibility: z.string(),
  short_description: z.string(),
  total_sales: z.number(),
  external_url: z.string(),
  button_text: z.string(),
  sold_individually: z.boolean(),
  shipping_required: z.boolean(),
  shipping_taxable: z.boolean(),
  reviews_allowed: z.boolean(),
  average_rating: z.string(),
  rating_count: z.number(),
  upsell_ids: ids,
  cross_sell_ids: ids,
  purchase_note: z.string(),
  post_password: z.string(),
  categories: terms,
  brands: terms,
  tags: terms,
  images: z.array(adminImage).readonly(),
  attributes: z
    .array(
      attribute.extend({
        position: z.number(),
        visible: z.boolean(),
        variation: z.boolean(),
        options: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  default_attributes: z.array(z.object({ id: z.number(), name: z.string(), option: z.string() })).readonly(),
  variations: ids,
  grouped_products: ids,
  has_options: z.boolean(),
  price_html: z.string(),
  related_ids: ids.meta({ description: 'What staff have chosen for its page.' }),
});

/** A variation (`products/{id}/variations`). */
export const adminVariation = z.object({
  ...article,
  image: adminImage.nullable(),
  attributes: z.array(attribute.extend({ option: z.string() })).readonly(),
});
