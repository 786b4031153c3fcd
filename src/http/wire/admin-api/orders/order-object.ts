import type { z } from 'zod';
import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { wireFromAddress, wireFromBillingAddress } from '#foundation/addresses/rules/wire-address.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import type { ApiOrder, ApiOrderLine } from '#selling/orders/server/api/read-api-orders.ts';
import { mediaUrl } from '../../store-api/image-object.ts';
import { adminUrl } from '../admin-call.ts';
import { localDate, utcDate } from '../api-dates.ts';
import { decimalAmount, shopDecimals } from '../decimal-amount.ts';
import type { adminOrder } from './order-schema.ts';

type AdminOrder = z.input<typeof adminOrder>;

/** The entry of `meta_data` with what an Italian invoice needs, which no program can change. */
export const invoiceKey = 'pistone_invoice';

const createdVia = { shop: 'checkout', counter: 'admin', phone: 'admin' } as const;
const percentOf = (basisPoints: number) => basisPoints / 100;
const rateCode = (basisPoints: number) => `IVA-${percentOf(basisPoints)}`;

/** An order in the shape of the administration API. Amounts of lines are without VAT, `total` is with it. */
export function orderObject(shopUrl: string, order: ApiOrder, decimals = shopDecimals): AdminOrder {
  const amount = (cents: number) => decimalAmount(cents, decimals);
  const isUnpaid = order.paid_at === null && ['pending', 'failed'].includes(order.status);
  const cartTax = order.items_tax_cents + order.fee_tax_cents;
  return {
    id: order.id,
    parent_id: 0,
    status: order.status,
    currency: order.currency,
    version: '',
    prices_include_tax: order.prices_with_tax,
    date_created: localDate(order.created_at) ?? '',
    date_created_gmt: utcDate(order.created_at) ?? '',
    date_modified: localDate(order.updated_at) ?? '',
    date_modified_gmt: utcDate(order.updated_at) ?? '',
    discount_total: amount(order.discount_net_cents),
    discount_tax: amount(order.discount_tax_cents),
    shipping_total: amount(order.shipping_net_cents),
    shipping_tax: amount(order.shipping_tax_cents),
    cart_tax: amount(cartTax),
    total: amount(order.total_cents),
    total_tax: amount(cartTax + order.shipping_tax_cents),
    customer_id: order.customer_id ?? 0,
    order_key: order.order_key,
    billing: wireFromBillingAddress({ ...emptyBillingAddress, ...order.billing }),
    shipping: wireFromAddress({ ...emptyBillingAddress, ...order.shipping }),
    payment_method: order.payment_method,
    payment_method_title: order.payment_title,
    transaction_id: order.transactionId,
    customer_ip_address: '',
    customer_user_agent: '',
    created_via: createdVia[order.channel],
    customer_note: order.customer_note,
    date_completed: localDate(order.completedAt),
    date_completed_gmt: utcDate(order.completedAt),
    date_paid: localDate(order.paid_at),
    date_paid_gmt: utcDate(order.paid_at),
    cart_hash: '',
    number: String(order.number),
    meta_data: metaOf(order),
    line_items: order.lines.map((line) => lineObject(shopUrl, line, amount)),
    tax_lines: taxLines(order, amount),
    shipping_lines: shippingLines(order, amount),
    fee_lines: feeLines(order, amount),
    coupon_lines: couponLines(order, amount),
    refunds: order.refunds.map(({ id, reason, total_cents: total, tax_cents: tax }) => ({
      id,
      reason,
      total: amount(-total),
      total_tax: amount(-tax),
    })),
    payment_url: isUnpaid ? `${shopUrl}${orderPayPath({ id: order.id, key: order.order_key })}` : '',
    is_editable: ['pending', 'on-hold'].includes(order.status),
    needs_payment: isUnpaid && order.total_cents > 0,
    needs_processing: order.lines.length > 0,
    currency_symbol: order.currency === 'EUR' ? '€' : order.currency,
    _links: {
      self: [{ href: adminUrl(shopUrl, `/orders/${order.id}`) }],
      collection: [{ href: adminUrl(shopUrl, '/orders') }],
      ...(order.customer_id === null
        ? {}
        : { customer: [{ href: adminUrl(shopUrl, `/customers/${order.customer_id}`) }] }),
    },
  };
}

type Amount = (cents: number) => string;

function metaOf({ meta, invoice }: ApiOrder): AdminOrder['meta_data'] {
  const { kind, company, vatNumber, taxCode, recipientCode, pec } = invoice ?? {};
  const data = {
    kind,
    company,
    vat_number: vatNumber,
    tax_code: taxCode,
    recipient_code: recipientCode,
    pec,
  };
  return [...meta, ...(invoice ? [{ id: 0, key: invoiceKey, value: data }] : [])];
}

function lineObject(shopUrl: string, line: ApiOrderLine, amount: Amount): AdminOrder['line_items'][number] {
  const { tax_rate_basis_points: rate, net_cents: net, tax_cents: tax, quantity, image } = line;
  const subtotal = amount(net + line.discount_net_cents);
  const subtotalTax = amount(tax + line.discount_tax_cents);
  return {
    id: line.id,
    name: line.name,
    parent_name: line.variation_id === null ? null : line.name,
    product_id: line.product_id ?? 0,
    variation_id: line.variation_id ?? 0,
    quantity,
    tax_class: '',
    subtotal,
    subtotal_tax: subtotalTax,
    total: amount(net),
    total_tax: amount(tax),
    taxes: rate === 0 ? [] : [{ id: rate, total: amount(tax), subtotal: subtotalTax }],
    meta_data: line.attributes.map(({ label, value }, at) => ({
      id: at + 1,
      key: label,
      value,
      display_key: label,
      display_value: value,
    })),
    sku: line.sku,
    global_unique_id: '',
    price: quantity === 0 ? 0 : net / 100 / quantity,
    image: image && { id: image.id, src: mediaUrl(shopUrl, image.key, Math.max(...image.widths)) },
  };
}

/** A rate is known by its basis points: 2200 is 22 %. */
function taxLines(order: ApiOrder, amount: Amount): AdminOrder['tax_lines'] {
  const onGoods = new Map<number, number>();
  for (const line of order.lines) {
    const rate = line.tax_rate_basis_points;
    onGoods.set(rate, (onGoods.get(rate) ?? 0) + line.tax_cents);
  }
  return order.taxLines.map(({ rate, tax, fee = 0 }) => ({
    id: order.id * 10_000 + rate,
    rate_code: rateCode(rate),
    rate_id: rate,
    label: `IVA ${percentOf(rate)}%`,
    compound: false,
    tax_total: amount((onGoods.get(rate) ?? 0) + fee),
    shipping_tax_total: amount(tax - (onGoods.get(rate) ?? 0) - fee),
    rate_percent: percentOf(rate),
    meta_data: [],
  }));
}

/** Items of an order that have no row of their own are known by the order's number, which no other of their kind has. */
function shippingLines(order: ApiOrder, amount: Amount): AdminOrder['shipping_lines'] {
  if (order.shipping_method === '') return [];
  const [method = '', instance = ''] = order.shipping_method.split(':', 2);
  const taxes = taxLines(order, amount).flatMap(({ rate_id: id, shipping_tax_total: total }) =>
    Number(total) === 0 ? [] : [{ id, total, subtotal: '' }],
  );
  return [
    {
      id: order.id,
      method_title: order.shipping_title,
      method_id: method,
      instance_id: instance,
      total: amount(order.shipping_net_cents),
      total_tax: amount(order.shipping_tax_cents),
      tax_status: 'taxable',
      taxes,
      meta_data: [],
    },
  ];
}

function feeLines(order: ApiOrder, amount: Amount): AdminOrder['fee_lines'] {
  if (order.fee_title === '') return [];
  const taxes = order.taxLines.flatMap(({ rate, fee = 0 }) =>
    fee === 0 ? [] : [{ id: rate, total: amount(fee), subtotal: '' }],
  );
  return [
    {
      id: order.id,
      name: order.fee_title,
      tax_class: '',
      tax_status: 'taxable',
      amount: amount(order.fee_net_cents),
      total: amount(order.fee_net_cents),
      total_tax: amount(order.fee_tax_cents),
      taxes,
      meta_data: [],
    },
  ];
}

/** Coupons store what they took off in the order's mode; without VAT it is their part of the whole discount. */
function couponLines(order: ApiOrder, amount: Amount): AdminOrder['coupon_lines'] {
  const whole = order.coupons.reduce((sum, { discount }) => sum + discount, 0);
  let [netLeft, taxLeft] = [order.discount_net_cents, order.discount_tax_cents];
  return order.coupons.map(({ code, kind, discount, freeShipping }, at) => {
    const isLast = at === order.coupons.length - 1;
    const partOf = (cents: number) => (whole === 0 ? 0 : Math.round((cents * discount) / whole));
    const [net, tax] = isLast
      ? [netLeft, taxLeft]
      : [partOf(order.discount_net_cents), partOf(order.discount_tax_cents)];
    netLeft -= net;
    taxLeft -= tax;
    return {
      id: order.id * 100 + at,
      code: code.toLowerCase(),
      discount: amount(net),
      discount_tax: amount(tax),
      discount_type: kind,
      nominal_amount: discount / 100,
      free_shipping: freeShipping,
      meta_data: [],
    };
  });
}
