import { z } from 'zod';

const amount = z.string().meta({ description: 'With a point and the decimals that `dp` asks for.' });
const date = z.string();
const href = z.array(z.object({ href: z.string() })).readonly();

/** An entry of `meta_data`: whatever programs have stored under a key. */
export const adminMeta = z.object({ id: z.number(), key: z.string(), value: z.unknown() });
const noMeta = z.array(adminMeta).readonly();

const address = {
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
};

const taxes = z.array(z.object({ id: z.number(), total: amount, subtotal: z.string() })).readonly();

/** An order (the platform's administration API, `orders`). */
export const adminOrder = z.object({
  id: z.number(),
  parent_id: z.number(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  currency_symbol: z.string(),
  version: z.string(),
  prices_include_tax: z.boolean(),
  date_created: date,
  date_created_gmt: date,
  date_modified: date,
  date_modified_gmt: date,
  date_completed: date.nullable(),
  date_completed_gmt: date.nullable(),
  date_paid: date.nullable(),
  date_paid_gmt: date.nullable(),
  discount_total: amount,
  discount_tax: amount,
  shipping_total: amount,
  shipping_tax: amount,
  cart_tax: amount,
  total: amount,
  total_tax: amount,
  customer_id: z.number(),
  order_key: z.string(),
  billing: z.object({ ...address, email: z.string() }),
  shipping: z.object(address),
  payment_method: z.string(),
  payment_method_title: z.string(),
  transaction_id: z.string(),
  customer_ip_address: z.string(),
  customer_user_agent: z.string(),
  created_via: z.string(),
  customer_note: z.string(),
  cart_hash: z.string(),
  meta_data: z.array(adminMeta).readonly(),
  line_items: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        parent_name: z.string().nullable(),
        product_id: z.number(),
        variation_id: z.number(),
        quantity: z.number(),
        tax_class: z.string(),
        subtotal: amount,
        subtotal_tax: amount,
        total: amount,
        total_tax: amount,
        taxes,
        meta_data: z
          .array(adminMeta.extend({ display_key: z.string(), display_value: z.string() }))
          .readonly(),
        sku: z.string().nullable(),
        global_unique_id: z.string(),
        price: z.number(),
        image: z.object({ id: z.number(), src: z.string() }).nullable(),
      }),
    )
    .readonly(),
  tax_lines: z
    .array(
      z.object({
        id: z.number(),
        rate_code: z.string(),
        rate_id: z.number(),
        label: z.string(),
        compound: z.boolean(),
        tax_total: amount,
        shipping_tax_total: amount,
        rate_percent: z.number(),
        meta_data: noMeta,
      }),
    )
    .readonly(),
  shipping_lines: z
    .array(
      z.object({
        id: z.number(),
        method_title: z.string(),
        method_id: z.string(),
        instance_id: z.string(),
        total: amount,
        total_tax: amount,
        tax_status: z.string(),
        taxes,
        meta_data: noMeta,
      }),
    )
    .readonly(),
  fee_lines: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        tax_class: z.string(),
        tax_status: z.string(),
        amount,
        total: amount,
        total_tax: amount,
        taxes,
        meta_data: noMeta,
      }),
    )
    .readonly(),
  coupon_lines: z
    .array(
      z.object({
        id: z.number(),
        code: z.string(),
        discount: amount,
        discount_tax: amount,
        discount_type: z.string(),
        nominal_amount: z.number(),
        free_shipping: z.boolean(),
        meta_data: noMeta,
      }),
    )
    .readonly(),
  refunds: z
    .array(z.object({ id: z.number(), reason: z.string(), total: amount, total_tax: amount }))
    .readonly(),
  payment_url: z.string(),
  is_editable: z.boolean(),
  needs_payment: z.boolean(),
  needs_processing: z.boolean(),
  _links: z.object({ self: href, collection: href, customer: href.optional() }),
});
