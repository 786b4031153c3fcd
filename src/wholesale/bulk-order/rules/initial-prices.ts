import { toCents } from '#foundation/money/rules/cents.ts';
import { parseTiers } from '#pricing/prices/rules/parse-tiers.ts';
import type { ShownTier } from '#pricing/prices/rules/tier-rows.ts';
import { unlimitedQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import type { BulkItem } from './bulk-item.ts';

/** What the form knows of an item before its first search has answered; amounts in cents in the buyer's mode. */
type InitialPrice = Pick<BulkItem, 'price' | 'tiers'> & { readonly stock: number };

/**
 * Reads `'id-price-tiers-stock|'`, repeated, by item: from the left up to the second hyphen and from the last hyphen on, so that the tiers
 * may hold any other character (BULK-20). A part that says nothing is passed over; tiers that cannot be read are none.
 */
export function readInitialPrices(text: string): ReadonlyMap<number, InitialPrice> {
  const known = new Map<number, InitialPrice>();
  for (const part of text.split('|')) {
    const first = part.indexOf('-');
    const second = part.indexOf('-', first + 1);
    const last = part.lastIndexOf('-');
    if (first < 1 || second < 0 || last <= second) continue;
    const id = Number(/^[1-9]\d{0,9}$/.exec(part.slice(0, first))?.[0]);
    const price = Number(/^\d{1,8}(?:\.\d+)?$/.exec(part.slice(first + 1, second))?.[0]);
    const stock = Number(/^\d{1,9}$/.exec(part.slice(last + 1))?.[0]);
    if (![id, price, stock].every(Number.isFinite)) continue;
    const tiers = parseTiers(part.slice(second + 1, last));
    known.set(id, {
      price: toCents(Math.round(price * 100)),
      tiers: tiers.ok ? tiers.tiers.map((tier) => ({ from: tier.minQuantity, unit: tier.price })) : [],
      stock,
    });
  }
  return known;
}

/** Writes the same (BULK-20). */
export function writeInitialPrices(items: readonly BulkItem[]): string {
  return items
    .map(
      ({ id, price, tiers, stock }) =>
        `${id}-${(price / 100).toFixed(2)}-${writeTierString(tiers)}-${stock ?? unlimitedQuantity}|`,
    )
    .join('');
}

/** Tiers as clients read them, euro with a point: `10:7.50;50:7.00` (TIER-02). */
export function writeTierString(tiers: readonly ShownTier[]): string {
  return tiers.map(({ from, unit }) => `${from}:${(unit / 100).toFixed(2)}`).join(';');
}
