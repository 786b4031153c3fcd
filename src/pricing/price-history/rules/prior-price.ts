import type { Cents } from '#foundation/money/rules/cents.ts';
import { type PricedTerms, type PricePiece, pricePieces } from './priced-terms.ts';

/** The price before a reduction that runs now, and what it is; `since` in milliseconds. */
export type PriorPrice =
  /** the lowest of the 30 days before the reduction began */
  | { readonly kind: 'lowest'; readonly amount: Cents }
  /** the lowest of the 30 days before the first of reductions that went further down without a break */
  | { readonly kind: 'progressive'; readonly amount: Cents }
  /** the lowest of an article that had been sold for less than 30 days, since when */
  | { readonly kind: 'new-article'; readonly amount: Cents; readonly since: number };

/** 30 days, in milliseconds. */
export const priorPeriod = 30 * 24 * 60 * 60 * 1000;

/**
 * The price that a reduction shown to consumers is measured by (art. 17-bis of the Codice del consumo), at a moment in milliseconds; null
 * where no sale runs, or nothing was dearer in those days. A reduction goes on while the price falls; a price that rises, also to a higher
 * sale, begins another. `terms` are all of the article, the oldest first.
 */
export function priorPrice(terms: readonly PricedTerms[], now: number): PriorPrice | null {
  const pieces = pricePieces(terms, now);
  const current = pieces.at(-1);
  if (!current?.reduced || current.price === null) return null;
  const campaign = campaignOf(pieces);
  const [first] = campaign;
  if (!first) return null;
  const before = pieces.slice(0, pieces.length - campaign.length);
  const lowest = lowestSince(before, first.from - priorPeriod);
  if (lowest === null || lowest <= current.price) return null;
  const since = before.find(({ price }) => price !== null)?.from ?? first.from;
  if (since > first.from - priorPeriod) return { kind: 'new-article', amount: lowest, since };
  const wentFurther = campaign.some(
    ({ price }) => price !== null && current.price !== null && price > current.price,
  );
  return { kind: wentFurther ? 'progressive' : 'lowest', amount: lowest };
}

/** The pieces of the reduction that runs at the end: each a sale, none dearer than the one before. */
export function campaignOf(pieces: readonly PricePiece[]): readonly PricePiece[] {
  let begins = pieces.length - 1;
  while (begins > 0) {
    const [before, piece] = [pieces[begins - 1], pieces[begins]];
    const goesOn =
      before?.reduced &&
      before.price !== null &&
      piece &&
      piece.price !== null &&
      before.price >= piece.price;
    if (!goesOn) break;
    begins -= 1;
  }
  return pieces.slice(begins);
}

/** The lowest price of pieces that ended after a moment. */
export function lowestSince(pieces: readonly PricePiece[], since: number): Cents | null {
  let lowest: Cents | null = null;
  for (const { price, to } of pieces) {
    if (price !== null && to > since && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}
