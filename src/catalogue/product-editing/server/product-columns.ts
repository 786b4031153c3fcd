import type { ProductsTable } from '#foundation/database/tables.ts';
import type { ProductField } from '../rules/product-schema.ts';

/** The fields that are a column of `products`, with its type. */
export const productColumns = {
  name: ['name', 'text'],
  slug: ['slug', 'text'],
  shortDescription: ['short_description', 'text'],
  description: ['description', 'text'],
  regularPriceCents: ['regular_price_cents', 'int'],
  salePriceCents: ['sale_price_cents', 'int'],
  saleFrom: ['sale_from', 'timestamptz'],
  saleTo: ['sale_to', 'timestamptz'],
  taxClass: ['tax_class', 'text'],
  sku: ['sku', 'text'],
  gtin: ['gtin', 'text'],
  mpn: ['mpn', 'text'],
  brandId: ['brand_id', 'int'],
  weightGrams: ['weight_grams', 'int'],
  lengthMm: ['length_mm', 'int'],
  widthMm: ['width_mm', 'int'],
  heightMm: ['height_mm', 'int'],
  shippingClassId: ['shipping_class_id', 'int'],
  backorders: ['backorders', 'text'],
  minQuantity: ['min_quantity', 'int'],
  maxQuantity: ['max_quantity', 'int'],
  quantityStep: ['quantity_step', 'int'],
  soldIndividually: ['sold_individually', 'boolean'],
  catalogVisibility: ['catalog_visibility', 'text'],
  featured: ['featured', 'boolean'],
  reviewsAllowed: ['reviews_allowed', 'boolean'],
  menuOrder: ['menu_order', 'int'],
  purchaseNote: ['purchase_note', 'text'],
  seoTitle: ['seo_title', 'text'],
  seoDescription: ['seo_description', 'text'],
  status: ['status', 'text'],
  publishAt: ['publish_at', 'timestamptz'],
} as const satisfies {
  readonly [Field in ProductField]?: readonly [column: keyof ProductsTable, type: string];
};

/** The fields that are a column of `product_translations`. */
export const translationColumns = {
  translatedName: 'name',
  translatedShortDescription: 'short_description',
  translatedDescription: 'description',
  translatedPurchaseNote: 'purchase_note',
  translatedSeoTitle: 'seo_title',
  translatedSeoDescription: 'seo_description',
} as const satisfies { readonly [Field in ProductField]?: string };
