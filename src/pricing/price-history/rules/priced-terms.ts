import type { Cents } from '#foundation/money/rules/cents.ts';

/** What everybody was asked for an article from a moment on, until the next; times in milliseconds, amounts all of one tax mode. */
export type PricedTerms = {
  readonly at: number;
  /** what stood when the history began: it held before as well, a sale without a first day from then on */
  readonly isOpening: boolean;
  /** null while it was not for sale */
  readonly regular: Cents | null;
  /** below the regular price; null for none */
  readonly sale: Cents | null;
  readonly saleFrom: number | null;
  readonly saleTo: number | null;
};

/** A stretch of time with one price; `reduced` where that was a sale. */
export type PricePiece = {
  readonly from: number;
  readonly to: number;
  readonly price: Cents | null;
  readonly reduced: boolean;
};

/**
 * The prices that followed each other until a moment in milliseconds, in their order and without a gap: sales begin and end by their
 * dates inside the terms that name them. Of terms from the same moment the last ones count.
 */
export function pricePieces(terms: readonly PricedTerms[], until: number): readonly PricePiece[] {
  return terms.flatMap((one, index) => {
    const isFirst = index === 0;
    const from = isFirst && one.isOpening ? Number.NEGATIVE_INFINITY : one.at;
    const to = terms[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const saleFrom = one.isOpening ? (one.saleFrom ?? one.at) : one.saleFrom;
    const inside = [one.sale === null ? null : saleFrom, one.sale === null ? null : one.saleTo].filter(
      (moment): moment is number => moment !== null && moment > from && moment < to,
    );
    const starts = [...new Set([from, ...inside])].sort((a, b) => a - b);
    return starts.flatMap((start, at): PricePiece[] => {
      const end = starts[at + 1] ?? to;
      if (start >= end || start > until) return [];
      const reduced =
        one.sale !== null &&
        (saleFrom === null || saleFrom <= start) &&
        (one.saleTo === null || start < one.saleTo);
      return [{ from: start, to: end, price: reduced ? one.sale : one.regular, reduced }];
    });
  });
}
