import type { PartKind } from '../parts/part-kind.ts';
import type { DemoItem, Tier } from './demo-product.ts';
import type { Random } from './random.ts';

const homeVat = 1.22;

/** What all items of one product have in common: decided once, so that its variations resemble each other. */
export type ItemTerms = {
  /** cents of the part itself, before any attribute makes it dearer */
  readonly base: number;
  readonly grams: number;
  readonly discount: number | null;
  /** what workshops pay of the shop price, or null where the list has no entry */
  readonly workshopShare: number | null;
  readonly backorders: 'no' | 'notify';
};

// Prices of a shop end in ,50 or ,90.
function endWell(cents: number): number {
  const euro = Math.max(1, Math.floor(cents / 100));
  return euro * 100 + (cents - euro * 100 < 60 && euro < 60 ? 50 : 90);
}

/** Draws the terms; `rank` says where between least and most dear, 0 to 1. */
export function itemTerms(kind: PartKind, random: Random, rank: number = random.next()): ItemTerms {
  const [least, most] = kind.euro;
  const [light, heavy] = kind.grams;
  return {
    base: Math.round(100 * least * (most / least) ** rank),
    grams: Math.round((light + (heavy - light) * rank) / 10) * 10,
    discount: random.chance(0.12) ? random.pick([0.1, 0.12, 0.15, 0.2, 0.25, 0.3]) : null,
    workshopShare: random.chance(0.7) ? 0.7 + random.whole(0, 14) / 100 : null,
    backorders: random.chance(0.03) ? 'notify' : 'no',
  };
}

function workshopTiers(shopPrice: number, share: number, random: Random): Tier[] {
  const base = Math.round((shopPrice / homeVat) * share);
  const steps =
    shopPrice > 20_000
      ? random.pick([[], [4]])
      : shopPrice > 6000
        ? random.pick([[4, 10], [5], [5, 10, 20]])
        : random.pick([
            [5, 10, 20, 50],
            [4, 10, 20],
            [10, 50],
            [5, 20],
            [10, 20, 50],
          ]);
  let cents = base;
  const tiers = [{ from: 1, cents }];
  for (const from of steps) {
    cents = Math.round(cents * (1 - random.whole(3, 6) / 100));
    tiers.push({ from, cents });
  }
  return tiers;
}

function stockOf(price: number, inSetsOf: number, random: Random): number {
  const luck = random.next();
  if (luck < 0.06) return 0;
  if (luck < 0.14) return random.whole(1, 5) * inSetsOf;
  const plenty = price > 20_000 ? 30 : price > 6000 ? 120 : 420;
  return (6 + Math.floor(plenty * random.next() ** 2.2)) * inSetsOf;
}

/** One item to sell; `dearer` and `heavier` are the multiples its attributes make. */
export function composeItem(
  kind: PartKind,
  terms: ItemTerms,
  random: Random,
  made: { sku: string; dearer: number; heavier: number },
): DemoItem {
  const regular = endWell(terms.base * made.dearer);
  const reduced = terms.discount === null ? null : endWell(regular * (1 - terms.discount) - 50);
  const sale = reduced !== null && reduced < regular ? reduced : null;
  const growth = made.heavier ** (1 / 3);
  const [length, width, height] = kind.size;
  return {
    sku: made.sku,
    regular,
    sale,
    grams: Math.round(terms.grams * made.heavier),
    size: [Math.round(length * growth), Math.round(width * growth), Math.round(height * growth)],
    onHand: stockOf(regular, kind.inSetsOf ?? 1, random),
    backorders: terms.backorders,
    tiers: terms.workshopShare === null ? [] : workshopTiers(sale ?? regular, terms.workshopShare, random),
  };
}
