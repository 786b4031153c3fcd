import { addCents, type Cents, timesQuantity } from '#foundation/money/rules/cents.ts';
import type { ShippingBand, ShippingMethod } from './shipping-zone.ts';

export type CostQuestion = {
  /** the shop's general flat price in cents with VAT */
  readonly flat: Cents;
  /** the shipping classes of the goods, by slug; each counts once */
  readonly classes: readonly string[];
  readonly weightGrams: number;
  /** of the goods whose size is known; absent for none */
  readonly volumeMm3?: number;
  /** whether the goods are worth no more than an amount in cents with VAT */
  readonly goodsReach: (withTax: number) => boolean;
};

/** What a paid delivery costs in cents with VAT, before the zone's surcharge; null where no band holds these goods. */
export function methodCost(method: ShippingMethod, question: CostQuestion): Cents | null {
  switch (method.kind) {
    case 'weight_rate':
      return weightCost(method, question);
    case 'amount_rate':
      return bandCost(method.bands, question.goodsReach);
    default:
      return addCents(
        method.cost ?? question.flat,
        ...[...new Set(question.classes)].flatMap((slug) => method.classCosts[slug] ?? []),
      );
  }
}

/** What goods weigh for a carrier: by the scale, or by their volume where that is more. */
export const chargedGrams = (weightGrams: number, volumeMm3: number, divisor: number | null): number =>
  divisor === null ? weightGrams : Math.max(weightGrams, Math.ceil(volumeMm3 / divisor));

function weightCost(
  { bands, heavy }: Pick<ShippingMethod, 'bands' | 'heavy'>,
  { weightGrams, volumeMm3 = 0 }: Pick<CostQuestion, 'weightGrams' | 'volumeMm3'>,
): Cents | null {
  const { volumeDivisor = null, furtherKg = null, mostGrams = null } = heavy ?? {};
  if (mostGrams !== null && weightGrams > mostGrams) return null;
  const grams = chargedGrams(weightGrams, volumeMm3, volumeDivisor);
  const within = bandCost(bands, (upTo) => grams <= upTo);
  if (within !== null || furtherKg === null) return within;
  const last = bands.toSorted((a, b) => (a.upTo ?? 0) - (b.upTo ?? 0)).at(-1);
  if (!last) return null;
  return addCents(last.cost, timesQuantity(furtherKg, Math.ceil((grams - (last.upTo ?? 0)) / 1000)));
}

function bandCost(bands: readonly ShippingBand[], holds: (upTo: number) => boolean): Cents | null {
  const size = ({ upTo }: ShippingBand) => upTo ?? Number.POSITIVE_INFINITY;
  return (
    bands.toSorted((a, b) => size(a) - size(b)).find(({ upTo }) => upTo === null || holds(upTo))?.cost ?? null
  );
}
