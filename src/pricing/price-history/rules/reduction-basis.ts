import type { Cents } from '#foundation/money/rules/cents.ts';
import { type PricedTerms, pricePieces } from './priced-terms.ts';
import { campaignOf, lowestSince, priorPeriod } from './prior-price.ts';

/** What a reduction announced today would be measured by; amounts in the shop's tax mode, null where the article was not for sale. */
export type ReductionBasis = {
  /** the lowest of the last 30 days */
  readonly lowest: Cents | null;
  /** the reduction that runs: what it asks, and the lowest of the 30 days before it, which counts for one that goes further */
  readonly running: { readonly asked: Cents; readonly lowest: Cents | null } | null;
};

/** Reads it from all terms of an article, the oldest first, at a moment in milliseconds. */
export function reductionBasis(terms: readonly PricedTerms[], now: number): ReductionBasis {
  const pieces = pricePieces(terms, now);
  const lowest = lowestSince(pieces, now - priorPeriod);
  const current = pieces.at(-1);
  if (!current?.reduced || current.price === null) return { lowest, running: null };
  const campaign = campaignOf(pieces);
  const before = pieces.slice(0, pieces.length - campaign.length);
  const began = campaign[0]?.from ?? now;
  return {
    lowest,
    running: { asked: current.price, lowest: lowestSince(before, began - priorPeriod) },
  };
}

/** The amount that a sale would be measured by: a sale that is not dearer than the one that runs goes on with it. */
export const basisOf = ({ lowest, running }: ReductionBasis, sale: number): Cents | null =>
  running && sale <= running.asked ? running.lowest : lowest;
