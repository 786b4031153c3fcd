import { productPath } from '#shop/catalogue/rules/paths.ts';
import { type Cents, timesQuantity, toCents, zeroCents } from '#shop/money/rules/cents.ts';
import type { ResolvedPrice } from '#shop/pricing/rules/price-of.ts';
import { quantityLimits } from '#shop/quantities/rules/quantity-limits.ts';
import { type ShippingOption, type ShippingTerms, shippingFor } from '#shop/shipping/rules/shipping-for.ts';
import { unitForDestination } from '#shop/tax/rules/destination-price.ts';
import type { TaxMode, TaxRate } from '#shop/tax/rules/tax-rate.ts';
import type { CartRow } from './cart-row.ts';
import type { CartLine, CartProblem } from './cart-state.ts';
import { type CartTotals, cartTotals, type LineTotal, lineTotal } from './cart-totals.ts';
import { checkLine } from './check-line.ts';

/** A line with its price, how that came about, and its amounts taken apart in cents. */
export type PricedLine = {
  readonly row: CartRow;
  readonly shown: CartLine;
  readonly price: ResolvedPrice;
  readonly total: LineTotal;
};

export type PricedCart = {
  readonly lines: readonly PricedLine[];
  readonly totals: CartTotals;
  /** sum of the lines in cents in the buyer's mode */
  readonly subtotal: Cents;
  readonly shipping: ShippingOption | null;
  readonly missingForFree: Cents | null;
  readonly problems: readonly CartProblem[];
};

export type CartQuestion = {
  readonly rows: readonly CartRow[];
  readonly mode: TaxMode;
  readonly country: string;
  readonly terms: ShippingTerms;
  /** the VAT rates of a tax class at home and where the goods go */
  readonly homeRate: (taxClass: string) => TaxRate;
  readonly rate: (taxClass: string) => TaxRate;
};

/** Prices a whole cart: every line at the quantity of its product in the cart (TIER-11), shipping, VAT by rate, what is wrong. */
export function priceCart(question: CartQuestion): PricedCart {
  const { rows, mode } = question;
  const ofProduct = sumBy(rows, (row) => row.productId);
  const ofItem = sumBy(rows, (row) => row.itemId);
  const lines = rows.map((row) => priceLine(row, question, ofProduct.get(row.productId) ?? row.quantity));
  const subtotal = toCents(lines.reduce((sum, line) => sum + line.shown.subtotal, 0));
  const shipping =
    rows.length === 0
      ? { option: null, missingForFree: null }
      : shippingFor(
          {
            country: question.country,
            goods: subtotal,
            mode,
            homeRate: question.homeRate('standard'),
            rate: question.rate('standard'),
          },
          question.terms,
        );
  return {
    lines,
    totals: cartTotals(
      lines.map((line) => line.total),
      shipping.option,
    ),
    subtotal,
    shipping: shipping.option,
    missingForFree: shipping.missingForFree,
    problems: rows.flatMap((row) => problemOf(row, ofItem.get(row.itemId) ?? row.quantity) ?? []),
  };
}

function sumBy(rows: readonly CartRow[], idOf: (row: CartRow) => number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const row of rows) sums.set(idOf(row), (sums.get(idOf(row)) ?? 0) + row.quantity);
  return sums;
}

const unpriced = { unit: zeroCents, regular: zeroCents, onSale: false, steps: [] } as const;

function priceLine(row: CartRow, question: CartQuestion, effectiveQuantity: number): PricedLine {
  const { mode } = question;
  const homeRate = question.homeRate(row.taxClass);
  const rate = question.rate(row.taxClass);
  const price = row.priceAt(effectiveQuantity) ?? { ...unpriced, mode };
  const total = lineTotal({ unit: price.unit, quantity: row.quantity, homeRate, rate }, mode);
  const atDestination = (amount: Cents) => unitForDestination(amount, mode, homeRate, rate);
  const hasChanged = row.seenUnit !== null && price.steps.length > 0 && row.seenUnit !== price.unit;
  const shown: CartLine = {
    key: row.key,
    productId: row.productId,
    variationId: row.variationId,
    name: row.name,
    path: linePath(row),
    sku: row.sku,
    picture: row.picture,
    chosen: row.chosen,
    quantity: row.quantity,
    limits: quantityLimits(row.rule),
    soldIndividually: row.rule.soldIndividually,
    unit: total.unit,
    regular: atDestination(price.regular),
    subtotal: timesQuantity(total.unit, row.quantity),
    unitBefore: hasChanged ? atDestination(toCents(row.seenUnit ?? 0)) : null,
  };
  return { row, shown, price, total };
}

function linePath(row: CartRow): string {
  const chosen = Object.entries(row.attributes).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${productPath(row.slug)}${chosen.length > 0 ? `?${chosen.join('&')}` : ''}`;
}

/** Stock is looked at for the item as a whole: two lines of one variation share it. */
function problemOf(row: CartRow, quantityOfItem: number): CartProblem | null {
  const { key, name } = row;
  if (!row.published || !row.priceAt(1)) return { code: 'not-purchasable', key, name };
  const elsewhere = quantityOfItem - row.quantity;
  const available = row.rule.available === null ? null : row.rule.available - elsewhere;
  const refusal = checkLine(row.quantity, { ...row.rule, available });
  if (!refusal) return null;
  if (refusal.code === 'out-of-stock') return { code: 'out-of-stock', key, name };
  if (refusal.code === 'not-enough-stock') {
    return { code: 'not-enough-stock', key, name, available: refusal.available };
  }
  return { code: 'quantity-refused', key, name, limits: quantityLimits({ ...row.rule, available: null }) };
}
