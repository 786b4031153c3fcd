import { addCents, type Cents } from '#foundation/money/rules/cents.ts';
import type { ShippingBand, ShippingMethod } from './shipping-zone.ts';

export type CostQuestion = {
  /** the shop's general flat price in cents with VAT */
  readonly flat: Cents;
  /** the shipping classes of the goods, by slug; each counts once */
  readonly classes: readonly string[];
  readonly weightGrams: number;
  /** whether the goods are worth no more than an amount in cents with VAT */
  readonly goodsReach: (withTax: number) => boolean;
};

/** What a paid delivery costs in cents with VAT, before the zone's surcharge; null where no band holds these goods. */
export function methodCost(method: ShippingMethod, question: CostQuestion): Cents | null {
  switch (method.kind) {
    case 'weight_rate':
      return bandCost(method.bands, (grams) => question.weightGrams <= grams);
    case 'amount_rate':
      return bandCost(method.bands, question.goodsReach);
    default:
      return addCents(
        method.cost ?? question.flat,
        ...[...new Set(question.classes)].flatMap((slug) => method.classCosts[slug] ?? []),
      );
  }
}

function bandCost(bands: readonly ShippingBand[], holds: (upTo: number) => boolean): Cents | null {
  const size = ({ upTo }: ShippingBand) => upTo ?? Number.POSITIVE_INFINITY;
  return (
    bands.toSorted((a, b) => size(a) - size(b)).find(({ upTo }) => upTo === null || holds(upTo))?.cost ?? null
  );
}
