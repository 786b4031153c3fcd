import { z } from 'zod';
import { storeCurrency, storeExtensions } from '#foundation/calls/rules/store-money.ts';
import { storeCart } from './store-cart.ts';
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

/** An order (wire 1.6). */
export const storeOrder = z
  .object({
    id: z.number(),
    status: z.string(),
    items: z.array(storeLine).readonly(),
    coupons: z.array(storeCoupon).readonly(),
    fees: z.array(storeFee).readonly(),
    totals: storeCurrency.extend({
      subtotal: z.string(),
      total_discount: z.string(),
      total_discount_tax: z.string(),
      total_shipping: z.string(),
      total_shipping_tax: z.string(),
      total_fees: z.string(),
      total_fees_tax: z.string(),
      total_tax: z.string(),
      total_refund: z.string(),
      total_price: z.string(),
      total_items: z.string(),
      total_items_tax: z.string(),
      tax_lines: storeTaxLines,
    }),
    shipping_address: storeAddress,
    billing_address: storeBillingAddress,
    needs_payment: z.boolean(),
    needs_shipping: z.boolean(),
    payment_requirements: z.array(z.string()).readonly(),
    errors: storeProblems,
  })
  .meta({ id: 'StoreOrder', description: 'An order; amounts are whole cents in strings.' });
export type StoreOrder = z.infer<typeof storeOrder>;

/** An order as it would be, or as it was placed (wire 1.4). */
export const storeCheckout = z
  .object({
    order_id: z.number().meta({ description: '0 before it is placed' }),
    status: z.string(),
    order_key: z.string(),
    order_number: z.string(),
    customer_note: z.string(),
    billing_address: storeBillingAddress,
    shipping_address: storeAddress,
    customer_id: z.number(),
    payment_method: z.string(),
    payment_result: z
      .object({
        payment_status: z.enum(['success', 'pending', 'failure']),
        payment_details: storePairs,
        redirect_url: z.string(),
      })
      .nullable(),
    additional_fields: storeExtensions,
    __experimentalCart: storeCart.nullable().meta({ description: 'until the order is placed' }),
    extensions: storeExtensions,
  })
  .meta({ id: 'StoreCheckout', description: 'An order as it would be, or as it was placed.' });
export type StoreCheckout = z.infer<typeof storeCheckout>;

/** The answers to a batch (wire 1.13). */
export const storeBatch = z
  .object({
    failed: z.literal('validation').optional(),
    responses: z
      .array(
        z
          .object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.unknown() })
          .nullable(),
      )
      .readonly(),
  })
  .meta({ id: 'StoreBatch', description: 'The answers to a batch, in the order of its requests.' });
