import { postcodeInArea } from '#foundation/addresses/rules/postcode-area.ts';
import { divideHalfUp } from '#foundation/money/rules/round-half-up.ts';
import type { TaxRate } from '#foundation/money/rules/tax-rate.ts';

/** A destination, as far as VAT depends on it; codes in capitals, `''` where unknown. */
export type TaxDestination = {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
};

/** A rate of one tax class and the area where it holds; state and postcode `''` for the whole country, `postcode` as `postcodeInArea` reads it. */
export type TaxArea = TaxDestination & {
  readonly rate: TaxRate;
  readonly priority: number;
  /** is due on what the rates of earlier priorities make, not on the net price alone */
  readonly compound: boolean;
};

const whole = 10_000;

/**
 * The rate in basis points that holds at a destination: of each priority the nearest area (a postcode before a province, a province
 * before the country: Livigno, Campione), the priorities added up, compound ones on top. 0 where no area holds; rounded half up to
 * a hundredth of a percent where compounding makes smaller parts.
 */
export function combinedRate(areas: readonly TaxArea[], destination: TaxDestination): TaxRate {
  const nearest = new Map<number, TaxArea>();
  for (const area of areas) {
    if (!holdsAt(area, destination)) continue;
    const known = nearest.get(area.priority);
    if (!known || nearness(area) > nearness(known)) nearest.set(area.priority, area);
  }
  return [...nearest.values()]
    .sort((a, b) => a.priority - b.priority)
    .reduce(
      (sum, { rate, compound }) => sum + (compound ? divideHalfUp((whole + sum) * rate, whole) : rate),
      0,
    );
}

function holdsAt(area: TaxArea, { country, state, postcode }: TaxDestination): boolean {
  return (
    area.country === country &&
    (area.state === '' || area.state === state) &&
    (area.postcode === '' || postcodeInArea(area.postcode, postcode))
  );
}

// One code is nearer than a range or a beginning of codes.
function nearness({ state, postcode }: TaxArea): number {
  const code = postcode === '' ? 0 : /\*|\.{3}/.test(postcode) ? 2 : 4;
  return code + (state === '' ? 0 : 1);
}
