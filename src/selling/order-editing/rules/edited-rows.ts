import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { ResolvedPrice } from '#pricing/prices/rules/price-of.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import type { CartRow } from '#selling/cart/rules/cart-row.ts';
import type { OrderLine } from '#selling/orders/rules/order-view.ts';
import type { AddedLine, EditedLine } from './order-edit.ts';

/** What the rows of an order are made with. */
export type RowTerms = {
  readonly mode: TaxMode;
  /** the VAT rate of a tax class at home */
  readonly homeRate: (taxClass: string) => TaxRate;
  /** why staff set prices */
  readonly reason: string;
  /** pieces that the order has of an article already */
  readonly owned: ReadonlyMap<number, number>;
};

/** The key of an order's line among the rows of its edit, and that of an article that comes in. */
export const keyOfLine = (lineId: number) => `line-${lineId}`;
export const keyOfAdded = (place: number) => `added-${place}`;

/**
 * The row of a line that stays: at the price in cents that was agreed, or the one that staff set, whatever price list and tiers say now. Only more
 * pieces than before are held against stock and the limits of the article.
 */
export function stayingRow(line: OrderLine, edit: EditedLine, known: CartRow, terms: RowTerms): CartRow {
  const isRaised = edit.quantity > line.quantity;
  return {
    ...known,
    key: keyOfLine(line.id),
    productId: line.productId ?? 0,
    variationId: line.variationId,
    itemId: line.variationId ?? line.productId ?? -line.id,
    name: line.name,
    sku: line.sku,
    chosen: line.attributes.map(({ label, value }) => ({ name: label, label, slug: value, value })),
    quantity: edit.quantity,
    seenUnit: null,
    published: !isRaised || known.published,
    backorders: known.backorders ?? 'no',
    rule: isRaised
      ? withOwned(known, terms.owned).rule
      : { minQuantity: 1, maxQuantity: null, step: 1, soldIndividually: false, available: null },
    priceAt: () => agreedPrice(line, edit, known, terms),
  };
}

function agreedPrice(
  line: OrderLine,
  { unit }: EditedLine,
  { taxClass }: CartRow,
  terms: RowTerms,
): ResolvedPrice {
  const { mode } = terms;
  const amount = fromShown(unit ?? line.unit, line.rate, terms.homeRate(taxClass), mode);
  const before = line.steps.filter(({ step }) => step !== 'staff' || unit === null);
  return {
    unit: amount,
    regular: amount,
    onSale: unit === null && line.steps.some(({ step }) => step === 'sale'),
    mode,
    steps: unit === null ? before : [...before, agreedStep(unit, terms)],
  };
}

const agreedStep = (amount: Cents, { reason }: RowTerms) =>
  ({ step: 'staff', basisPoints: 0, reason, amount }) as const;

/** The row of an article that comes in, at the customer's price for that many pieces, or the one that staff set. */
export function addedRow(
  known: CartRow,
  edit: AddedLine,
  { rate, ...terms }: RowTerms & { readonly rate: TaxRate },
): CartRow {
  const { unit } = edit;
  const row = { ...withOwned(known, terms.owned), key: keyOfAdded(edit.place), quantity: edit.quantity };
  if (unit === null) return row;
  const amount = fromShown(unit, rate, terms.homeRate(known.taxClass), terms.mode);
  const priceAt = (quantity: number): ResolvedPrice => ({
    unit: amount,
    regular: amount,
    onSale: false,
    mode: terms.mode,
    steps: [...(known.priceAt(quantity)?.steps ?? []), agreedStep(unit, terms)],
  });
  return { ...row, priceAt };
}

/** Pieces that the order has already are there for it. */
function withOwned(row: CartRow, owned: RowTerms['owned']): CartRow {
  const { available } = row.rule;
  if (available === null) return row;
  return { ...row, rule: { ...row.rule, available: available + (owned.get(row.itemId) ?? 0) } };
}

/** A unit price as an order shows it, in the mode that the cart calculates with: where no VAT was due a gross order shows net prices. */
function fromShown(shown: Cents, rate: TaxRate, homeRate: TaxRate, mode: TaxMode): Cents {
  return mode === 'gross' && rate === 0 ? convertTaxMode(shown, 'net', 'gross', homeRate) : shown;
}
