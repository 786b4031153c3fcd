import { wireFromAddress, wireFromBillingAddress } from '#foundation/addresses/rules/wire-address.ts';
import { addCents, type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { addTaxed, splitTax } from '#pricing/tax/rules/split-tax.ts';
import { type LineDetails, readLineDetails } from '#selling/cart/server/read-line-details.ts';
import { splitAmount } from '#selling/coupons/rules/split-amount.ts';
import type { OrderLine, OrderView } from '#selling/orders/rules/order-view.ts';
import { findMissingPieces } from '#selling/orders/server/find-missing-pieces.ts';
import { pricesObject } from '../cart/cart-item-object.ts';
import { couponCodeOf } from '../cart/coupon-object.ts';
import { type CurrencyFields, currencyFields, minorUnits } from '../currency-fields.ts';
import { imageObject } from '../image-object.ts';
import type { StoreLine } from '../replies/store-lines.ts';
import type { StoreOrder } from '../replies/store-order.ts';
import { storeWords } from '../store-words.ts';

/** An order in the shape of the Store API (wire 1.6). */
export async function orderObject(ctx: RequestContext, order: OrderView): Promise<StoreOrder> {
  const itemIds = order.lines.flatMap((line) => line.variationId ?? line.productId ?? []);
  const isUnpaid = order.total > 0 && (order.status === 'pending' || order.status === 'failed');
  const [details, missing] = await Promise.all([
    readLineDetails(ctx, itemIds),
    isUnpaid ? findMissingPieces(ctx, order.id) : [],
  ]);
  const { locale } = ctx.visitor.audience;
  const currency = currencyFields(locale);
  return {
    id: order.id,
    status: order.status,
    items: order.lines.map((line) =>
      itemObject(order, line, details.get(line.variationId ?? line.productId ?? 0), currency, ctx.shopUrl),
    ),
    coupons: couponsOf(order, currency),
    fees: feesOf(order, currency),
    totals: totalsObject(order, currency, locale),
    shipping_address: wireFromAddress(order.shipping),
    billing_address: wireFromBillingAddress(order.billing),
    needs_payment: isUnpaid,
    needs_shipping: order.lines.length > 0,
    payment_requirements: ['products'],
    errors: missing.map(({ name, available }) => ({
      code: `${ctx.wire.platform}_rest_out_of_stock`,
      message: escapeHtml(storeWords(ctx).orderLineOutOfStock(name, available)),
    })),
  };
}

function itemObject(
  order: OrderView,
  line: OrderLine,
  details: LineDetails | undefined,
  currency: CurrencyFields,
  shopUrl: string,
): StoreLine {
  const before = beforeCoupons(order, line);
  return {
    key: order.key,
    id: line.id,
    type: line.variationId === null ? 'simple' : 'variation',
    quantity: line.quantity,
    quantity_limits: {
      minimum: line.quantity,
      maximum: line.quantity,
      multiple_of: 1,
      editable: false,
    },
    name: escapeHtml(line.name),
    short_description: details?.shortDescription ?? '',
    description: details?.description ?? '',
    sku: line.sku ?? '',
    low_stock_remaining: null,
    backorders_allowed: false,
    show_backorder_badge: false,
    sold_individually: false,
    permalink: details ? `${shopUrl}${productPath(details.slug)}` : '',
    images: (details?.images ?? []).map((image) => imageObject(shopUrl, image)),
    variation: line.attributes.map(({ label, value }) => ({
      raw_attribute: label,
      attribute: escapeHtml(label),
      value: escapeHtml(value),
    })),
    item_data: [],
    prices: pricesObject(line.unit, line.unit, currency),
    totals: {
      line_subtotal: minorUnits(before.net),
      line_subtotal_tax: minorUnits(before.tax),
      line_total: minorUnits(line.net),
      line_total_tax: minorUnits(line.tax),
      ...currency,
    },
    catalog_visibility: details?.visibility ?? 'hidden',
    extensions: {},
  };
}

/** A line before coupons, taken apart as the cart did. */
const beforeCoupons = ({ mode }: OrderView, line: OrderLine) => splitTax(line.subtotal, line.rate, mode);

/** What lines cost before coupons, and what those took off. */
function goodsOf(order: OrderView) {
  const whole = addTaxed(order.lines.map((line) => beforeCoupons(order, line)));
  const sum = (amountOf: (line: OrderLine) => Cents) => addCents(...order.lines.map(amountOf));
  const [paidNet, paidTax] = [sum((line) => line.net), sum((line) => line.tax)];
  const off = { net: subtractCents(whole.net, paidNet), tax: subtractCents(whole.tax, paidTax) };
  return { whole, off, paidTax };
}

function couponsOf(order: OrderView, currency: CurrencyFields) {
  const amounts = order.coupons.map(({ amount }) => amount);
  const { off } = goodsOf(order);
  const [nets, taxes] = [splitAmount(off.net, amounts), splitAmount(off.tax, amounts)];
  return order.coupons.map(({ code, kind }, index) => ({
    code: couponCodeOf(code),
    discount_type: kind,
    totals: {
      total_discount: minorUnits(nets[index] ?? zeroCents),
      total_discount_tax: minorUnits(taxes[index] ?? zeroCents),
      ...currency,
    },
  }));
}

const noFee = { title: '', net: zeroCents, tax: zeroCents } as const;

function feesOf({ fee, paymentMethod }: OrderView, currency: CurrencyFields) {
  if (!fee) return [];
  const totals = { total: minorUnits(fee.net), total_tax: minorUnits(fee.tax), ...currency };
  return [{ key: `payment-${paymentMethod}`, name: escapeHtml(fee.title), totals }];
}

function totalsObject(order: OrderView, currency: CurrencyFields, locale: 'it' | 'en') {
  const { whole, off, paidTax } = goodsOf(order);
  const fee = order.fee ?? noFee;
  const shippingTax = subtractCents(order.tax, addCents(paidTax, fee.tax));
  const shippingNet =
    order.mode === 'gross' ? subtractCents(order.shippingAmount, shippingTax) : order.shippingAmount;
  const { vat } = messagesFor(locale).cart;
  return {
    subtotal: minorUnits(whole.net),
    total_discount: minorUnits(off.net),
    total_discount_tax: minorUnits(off.tax),
    total_shipping: minorUnits(shippingNet),
    total_shipping_tax: minorUnits(shippingTax),
    total_fees: minorUnits(fee.net),
    total_fees_tax: minorUnits(fee.tax),
    total_tax: minorUnits(order.tax),
    total_refund: minorUnits(order.refunded),
    total_price: minorUnits(order.total),
    total_items: minorUnits(whole.net),
    total_items_tax: minorUnits(whole.tax),
    // Of goods alone, and without the sign: that is how the wire has orders.
    tax_lines: taxOfLines(order.lines).map(([rate, tax]) => ({
      name: vat(formatTaxRate(rate, locale)),
      price: minorUnits(tax),
      rate: formatTaxRate(rate, 'en').replace('%', ''),
    })),
    ...currency,
  };
}

function taxOfLines(lines: readonly OrderLine[]): readonly (readonly [number, Cents])[] {
  const byRate = new Map<number, Cents>();
  for (const { rate, tax } of lines) byRate.set(rate, addCents(byRate.get(rate) ?? zeroCents, tax));
  return [...byRate];
}
