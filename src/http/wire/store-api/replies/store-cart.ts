import { z } from 'zod';
import { storeProduct } from '#catalogue/products/rules/store-product.ts';
import { storeCurrency, storeExtensions } from '#foundation/calls/rules/store-money.ts';
import {
  storeAddress,
  storeBillingAddress,
  storeCoupon,
  storeFee,
  storeLine,
  storePairs,
  storeProblems,
  storeTaxLines,
} from './store-lines.ts';

const rate = storeCurrency.extend({
  rate_id: z.string(),
  name: z.string(),
  description: z.string(),
  delivery_time: z.string(),
  price: z.string(),
  taxes: z.string(),
  method_id: z.string(),
  instance_id: z.number(),
  meta_data: storePairs,
  selected: z.boolean(),
});

const parcel = z.object({
  package_id: z.number(),
  name: z.string(),
  destination: z.object({
    address_1: z.string(),
    address_2: z.string(),
    city: z.string(),
    state: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  items: z.array(z.object({ key: z.string(), name: z.string(), quantity: z.number() })).readonly(),
  shipping_rates: z.array(rate).readonly(),
});

/** The cart (wire 1.1). */
export const storeCart = z
  .object({
    items: z.array(storeLine).readonly(),
    coupons: z.array(storeCoupon).readonly(),
    fees: z.array(storeFee).readonly(),
    totals: storeCurrency.extend({
      total_items: z.string().meta({ description: 'before coupons' }),
      total_items_tax: z.string(),
      total_fees: z.string(),
      total_fees_tax: z.string(),
      total_discount: z.string(),
      total_discount_tax: z.string(),
      total_shipping: z.string().nullable(),
      total_shipping_tax: z.string().nullable(),
      total_price: z.string(),
      total_tax: z.string(),
      tax_lines: storeTaxLines,
    }),
    shipping_address: storeAddress,
    billing_address: storeBillingAddress,
    needs_payment: z.boolean(),
    needs_shipping: z.boolean(),
    payment_requirements: z.array(z.string()).readonly(),
    has_calculated_shipping: z.boolean(),
    shipping_rates: z.array(parcel).readonly(),
    items_count: z.number(),
    items_weight: z.number().meta({ description: 'grams' }),
    cross_sells: z.array(storeProduct).readonly().meta({ description: 'what goes with the goods' }),
    errors: storeProblems,
    payment_methods: z.array(z.string()).readonly(),
    extensions: storeExtensions,
  })
  .meta({ id: 'StoreCart', description: 'The cart; amounts are whole cents in strings.' });
export type StoreCart = z.infer<typeof storeCart>;
