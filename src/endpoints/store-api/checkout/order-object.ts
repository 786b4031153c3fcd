import { messagesFor } from '#messages/messages-for.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { wireFromAddress, wireFromBillingAddress } from '#shop/addresses/rules/wire-address.ts';
import { type LineDetails, readLineDetails } from '#shop/cart/server/read-line-details.ts';
import { productPath } from '#shop/catalogue/rules/paths.ts';
import { addCents, type Cents, subtractCents, zeroCents } from '#shop/money/rules/cents.ts';
import type { OrderLine, OrderView } from '#shop/orders/rules/order-view.ts';
import { formatTaxRate } from '#shop/tax/rules/tax-rate.ts';
import { escapeHtml } from '../../escape-html.ts';
import { pricesObject } from '../cart/prices-object.ts';
import { type CurrencyFields, currencyFields, minorUnits } from '../currency-fields.ts';
import { imageObject } from '../image-object.ts';

/** An order as the Store API tells it (wire 1.6). */
export async function orderObject(toolbox: Toolbox, order: OrderView) {
  const itemIds = order.lines.flatMap((line) => line.variationId ?? line.productId ?? []);
  const details = await readLineDetails(toolbox, itemIds);
  const { locale } = toolbox.visitor.audience;
  const currency = currencyFields(locale);
  return {
    id: order.id,
    status: order.status,
    items: order.lines.map((line) =>
      itemObject(
        order,
        line,
        details.get(line.variationId ?? line.productId ?? 0),
        currency,
        toolbox.shopUrl,
      ),
    ),
    coupons: [],
    fees: [],
    totals: totalsObject(order, currency, locale),
    shipping_address: wireFromAddress(order.shipping),
    billing_address: wireFromBillingAddress(order.billing),
    needs_payment: order.total > 0 && (order.status === 'pending' || order.status === 'failed'),
    needs_shipping: order.lines.length > 0,
    payment_requirements: ['products'],
    errors: [],
  };
}

function itemObject(
  order: OrderView,
  line: OrderLine,
  details: LineDetails | undefined,
  currency: CurrencyFields,
  shopUrl: string,
) {
  const amounts = { net: minorUnits(line.net), tax: minorUnits(line.tax) };
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
      line_subtotal: amounts.net,
      line_subtotal_tax: amounts.tax,
      line_total: amounts.net,
      line_total_tax: amounts.tax,
      ...currency,
    },
    catalog_visibility: details?.visibility ?? 'hidden',
    extensions: {},
  };
}

function totalsObject(order: OrderView, currency: CurrencyFields, locale: 'it' | 'en') {
  const nothing = minorUnits(zeroCents);
  const sum = (amountOf: (line: OrderLine) => Cents) => addCents(...order.lines.map(amountOf));
  const [items, itemsTax] = [sum((line) => line.net), sum((line) => line.tax)];
  const shippingTax = subtractCents(order.tax, itemsTax);
  const shippingNet =
    order.mode === 'gross' ? subtractCents(order.shippingAmount, shippingTax) : order.shippingAmount;
  const { vat } = messagesFor(locale).cart;
  return {
    subtotal: minorUnits(items),
    total_discount: nothing,
    total_discount_tax: nothing,
    total_shipping: minorUnits(shippingNet),
    total_shipping_tax: minorUnits(shippingTax),
    total_fees: nothing,
    total_fees_tax: nothing,
    total_tax: minorUnits(order.tax),
    total_refund: nothing,
    total_price: minorUnits(order.total),
    total_items: minorUnits(items),
    total_items_tax: minorUnits(itemsTax),
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
