import { langOf } from '#catalogue/products/rules/translated-text.ts';
import { type Cents, timesQuantity, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { effectiveQuantity } from '#pricing/prices/rules/effective-quantity.ts';
import type { ResolvedPrice } from '#pricing/prices/rules/price-of.ts';
import type { TierCounting } from '#pricing/prices/rules/tier-terms.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { unitForDestination } from '#pricing/tax/rules/destination-price.ts';
import type { TaxedAmount } from '#pricing/tax/rules/split-tax.ts';
import type { CartRow } from './cart-row.ts';
import type { CartLine, CartProblem } from './cart-state.ts';
import { type LineTotal, lineTotal } from './cart-totals.ts';
import { checkLine } from './check-line.ts';

/** A line with its price, the steps of that price, and its amounts as net and VAT in cents. */
export type PricedLine = {
  readonly row: CartRow;
  readonly shown: CartLine;
  readonly price: ResolvedPrice;
  /** the amount to pay, after coupons */
  readonly total: LineTotal;
  readonly discount: TaxedAmount;
};

/** Rows that are priced together: their quantities add up for tiers. */
export type RowsQuestion = {
  readonly rows: readonly CartRow[];
  readonly mode: TaxMode;
  /** the VAT rates of a tax class at home and at the destination */
  readonly homeRate: (taxClass: string) => TaxRate;
  readonly rate: (taxClass: string) => TaxRate;
  /** how pieces are counted for tiers; without it variations of a product count together (TIER-11) */
  readonly tiers?: TierCounting;
};

/** Prices every row at the total quantity of its product (TIER-11), before coupons; the sum is in cents in the buyer's mode. */
export function priceRows(question: RowsQuestion): {
  readonly lines: readonly PricedLine[];
  readonly subtotal: Cents;
} {
  const { rows } = question;
  const counting = question.tiers ?? { wholeCart: false, variationsTogether: true };
  const alike = (row: CartRow) => (counting.variationsTogether ? row.productId : row.itemId);
  const pieces = sumBy(rows, alike);
  const cartTotal = rows.reduce((sum, row) => sum + row.quantity, 0);
  const lines = rows.map((row) => {
    const inCart = pieces.get(alike(row)) ?? row.quantity;
    const view = { entered: 0, inCart, cartTotal, siblings: 0 };
    return priceLine(row, question, effectiveQuantity(view, counting));
  });
  return { lines, subtotal: toCents(lines.reduce((sum, line) => sum + line.shown.subtotal, 0)) };
}

/** Why rows cannot be ordered. Stock is checked per item: two rows of one variation share it. */
export function rowProblems(rows: readonly CartRow[]): readonly CartProblem[] {
  const ofItem = sumBy(rows, (row) => row.itemId);
  return rows.flatMap((row) => problemOf(row, ofItem.get(row.itemId) ?? row.quantity) ?? []);
}

function sumBy(rows: readonly CartRow[], idOf: (row: CartRow) => number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const row of rows) sums.set(idOf(row), (sums.get(idOf(row)) ?? 0) + row.quantity);
  return sums;
}

const noDiscount: TaxedAmount = { net: zeroCents, tax: zeroCents, gross: zeroCents };

const unpriced = { unit: zeroCents, regular: zeroCents, onSale: false, steps: [] } as const;

function priceLine(row: CartRow, question: RowsQuestion, effectiveQuantity: number): PricedLine {
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
    name: row.shown?.name ?? row.name,
    ...(row.shown ? langOf(row.shown) : {}),
    path: linePath(row),
    sku: row.sku,
    picture: row.picture,
    ...(row.vendor ? { vendor: row.vendor } : {}),
    chosen: row.shown?.chosen ?? row.chosen,
    quantity: row.quantity,
    limits: quantityLimits(row.rule),
    soldIndividually: row.rule.soldIndividually,
    unit: total.unit,
    regular: atDestination(price.regular),
    subtotal: timesQuantity(total.unit, row.quantity),
    unitBefore: hasChanged ? atDestination(toCents(row.seenUnit ?? 0)) : null,
  };
  return { row, shown, price, total, discount: noDiscount };
}

function linePath(row: CartRow): string {
  // Rows of offers are checked with their offer.
  if (row.offer) return row.offer.path;
  const chosen = Object.entries(row.attributes).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${productPath(row.slug)}${chosen.length > 0 ? `?${chosen.join('&')}` : ''}`;
}

function problemOf(row: CartRow, quantityOfItem: number): CartProblem | null {
  const { key } = row;
  const { name } = row.shown ?? row;
  if (row.offer && !row.offer.isOpen) return { code: 'offer-ended', key, name, offer: row.offer.id };
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
