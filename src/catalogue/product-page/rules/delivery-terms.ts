import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';

/** When and at what cost the shop sends; cents as the audience sees prices, `freeFrom` null for never. */
export type DeliveryTerms = {
  /** working days until what is in stock leaves; 0 for the same day */
  readonly handlingDays: number;
  readonly flat: Cents;
  readonly freeFrom: Cents | null;
  /** when what is in stock arrives at home, and until when to order for it, as sentences; absent where that is not known */
  readonly expected?: { readonly day: string; readonly orderBy: string } | undefined;
};

/** What the page shows about the delivery of one item: when it leaves, and what sending it costs. */
export type DeliveryHint = {
  /** working days; null when it leaves as soon as it has come in */
  readonly leavesWithin: number | null;
  /** null where the day of arrival is not known */
  readonly expected: { readonly day: string; readonly orderBy: string } | null;
  /** cents for this item alone, 0 for nothing */
  readonly cost: Cents;
  /** sum of goods in cents from which on sending costs nothing; null where that does not help */
  readonly freeFrom: Cents | null;
};

/** The hint for an item at a unit price in cents; null for what cannot be had or has no price. */
export function deliveryHint(
  stock: StockNote,
  unit: Cents | null,
  { handlingDays, flat, freeFrom, expected }: DeliveryTerms,
): DeliveryHint | null {
  if (stock.kind === 'out-of-stock' || unit === null) return null;
  const isFree = freeFrom !== null && unit >= freeFrom;
  const isHere = stock.kind !== 'backorder';
  return {
    leavesWithin: isHere ? handlingDays : null,
    expected: (isHere && expected) || null,
    cost: isFree ? zeroCents : flat,
    freeFrom: isFree || flat === zeroCents ? null : freeFrom,
  };
}
