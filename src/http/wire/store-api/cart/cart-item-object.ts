import { addCents, type Cents } from '#foundation/money/rules/cents.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { PricedLine } from '#selling/cart/rules/price-rows.ts';
import type { LineDetails } from '#selling/cart/server/read-line-details.ts';
import { type CurrencyFields, minorUnits } from '../currency-fields.ts';
import { imageObject } from '../image-object.ts';
import type { StoreLine } from '../replies/store-lines.ts';

const rawPrecision = 6;
const rawPerCent = 10 ** (rawPrecision - 2);

/** What one piece of a line costs (wire 1.1). */
export function pricesObject(unit: Cents, regular: Cents, currency: CurrencyFields) {
  const raw = (amount: Cents) => String(amount * rawPerCent);
  return {
    price: minorUnits(unit),
    regular_price: minorUnits(regular),
    sale_price: minorUnits(unit),
    price_range: null,
    raw_prices: {
      precision: rawPrecision,
      price: raw(unit),
      regular_price: raw(regular),
      sale_price: raw(unit),
    },
    ...currency,
  };
}

/** A line of the cart in the shape of the Store API (wire 1.1, CartItem). */
export function cartItemObject(
  line: PricedLine,
  details: LineDetails | undefined,
  currency: CurrencyFields,
  shopUrl: string,
): StoreLine {
  const { row, shown, total, discount } = line;
  return {
    key: row.key,
    id: row.itemId,
    type: row.variationId === null ? 'simple' : 'variation',
    quantity: row.quantity,
    quantity_limits: {
      minimum: shown.limits.minimum,
      maximum: shown.limits.maximum,
      multiple_of: shown.limits.step,
      editable: !row.rule.soldIndividually,
    },
    name: escapeHtml(row.name),
    short_description: details?.shortDescription ?? '',
    description: details?.description ?? '',
    sku: row.sku ?? '',
    low_stock_remaining: lowStock(line),
    backorders_allowed: row.backorders !== 'no',
    show_backorder_badge: row.backorders === 'notify' && row.quantity > row.inStock,
    sold_individually: row.rule.soldIndividually,
    permalink: `${shopUrl}${shown.path}`,
    images: (details?.images ?? []).map((image) => imageObject(shopUrl, image)),
    variation: row.chosen.filter(isAttribute).map((choice) => ({
      raw_attribute: choice.name,
      attribute: escapeHtml(choice.label),
      value: escapeHtml(choice.value),
    })),
    item_data: row.chosen
      .filter((choice) => !isAttribute(choice))
      .map(({ label, value }) => ({ key: escapeHtml(label), value: escapeHtml(value) })),
    prices: pricesObject(shown.unit, shown.regular, currency),
    totals: {
      line_subtotal: minorUnits(addCents(total.net, discount.net)),
      line_subtotal_tax: minorUnits(addCents(total.tax, discount.tax)),
      line_total: minorUnits(total.net),
      line_total_tax: minorUnits(total.tax),
      ...currency,
    },
    catalog_visibility: details?.visibility ?? 'visible',
    extensions: {},
  };
}

const isAttribute = ({ name }: PricedLine['row']['chosen'][number]) => name.startsWith('attribute_');

function lowStock({ row }: PricedLine): number | null {
  const { available } = row.rule;
  return available !== null && available > 0 && available <= row.lowStockFrom ? available : null;
}
