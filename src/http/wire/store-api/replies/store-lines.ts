import { z } from 'zod';
import {
  storeCurrency,
  storeExtensions,
  storeImage,
  storeLinks,
} from '#foundation/calls/rules/store-money.ts';

const pairs = z.array(z.object({ key: z.string(), value: z.string() })).readonly();

/** A line of a cart or of an order (wire 1.1, CartItem). */
export const storeLine = z
  .object({
    key: z.string(),
    id: z.number(),
    type: z.enum(['simple', 'variation']),
    quantity: z.number(),
    quantity_limits: z.object({
      minimum: z.number(),
      maximum: z.number(),
      multiple_of: z.number(),
      editable: z.boolean(),
    }),
    name: z.string(),
    short_description: z.string(),
    description: z.string(),
    sku: z.string(),
    low_stock_remaining: z.number().nullable(),
    backorders_allowed: z.boolean(),
    show_backorder_badge: z.boolean(),
    sold_individually: z.boolean(),
    permalink: z.string(),
    images: z.array(storeImage).readonly(),
    variation: z
      .array(z.object({ raw_attribute: z.string(), attribute: z.string(), value: z.string() }))
      .readonly(),
    item_data: pairs,
    prices: storeCurrency.extend({
      price: z.string(),
      regular_price: z.string(),
      sale_price: z.string(),
      price_range: z.null(),
      raw_prices: z
        .object({
          precision: z.number(),
          price: z.string(),
          regular_price: z.string(),
          sale_price: z.string(),
        })
        .meta({ description: 'millionths of a euro' }),
    }),
    totals: storeCurrency.extend({
      line_subtotal: z.string().meta({ description: 'before coupons' }),
      line_subtotal_tax: z.string(),
      line_total: z.string(),
      line_total_tax: z.string(),
    }),
    catalog_visibility: z.string(),
    extensions: storeExtensions,
  })
  .meta({ id: 'StoreLine', description: 'A line of a cart or of an order; texts are safe in markup.' });

export type StoreLine = z.infer<typeof storeLine>;

/** The line as a resource of its own (wire 1.3). */
export const storeLinkedLine = storeLine
  .extend({ _links: storeLinks })
  .meta({ id: 'StoreLinkedLine', description: 'A line of the cart with its links.' });

/** A coupon of a cart or of an order (wire 1.1). */
export const storeCoupon = z
  .object({
    code: z.string().meta({ description: 'in small letters' }),
    discount_type: z.string(),
    totals: storeCurrency.extend({ total_discount: z.string(), total_discount_tax: z.string() }),
  })
  .meta({ id: 'StoreCoupon', description: 'A coupon and what it takes off, without its VAT.' });

/** The coupon as a resource of its own (wire 1.3). */
export const storeLinkedCoupon = storeCoupon
  .extend({ _links: storeLinks })
  .meta({ id: 'StoreLinkedCoupon', description: 'A coupon of the cart with its links.' });

/** What the way of paying adds or takes off (wire 1.1). */
export const storeFee = z.object({
  key: z.string(),
  name: z.string(),
  totals: storeCurrency.extend({ total: z.string(), total_tax: z.string() }),
});

export const storeTaxLines = z
  .array(z.object({ name: z.string(), price: z.string(), rate: z.string() }))
  .readonly();

/** Why a cart or an order cannot be bought (wire 1.1). */
export const storeProblems = z.array(z.object({ code: z.string(), message: z.string() })).readonly();

const address = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
});

/** Where the goods go (wire 1.1). */
export const storeAddress = address.meta({ id: 'StoreAddress' });
/** Who pays (wire 1.1). */
export const storeBillingAddress = address.extend({ email: z.string() }).meta({ id: 'StoreBillingAddress' });

export const storePairs = pairs;
