import type { KnownVariation } from './known-variation.ts';
import { type AttributeChoice, matchesVariation } from './match-variation.ts';

/** The state of a swatch, whether or not it is selected (VAR-28): `disabled` goes with no other choice, `no-stock` is sold out. */
export type OptionState = 'free' | 'disabled' | 'no-stock';

/** How the options of an attribute go with the other choices made (VAR-16, VAR-28). */
export function optionStates(
  name: string,
  slugs: readonly string[],
  variations: readonly KnownVariation[],
  choice: AttributeChoice,
): ReadonlyMap<string, OptionState> {
  const others = { ...choice, [name]: '' };
  const reachable = variations.filter((variation) => matchesVariation(variation.attributes, others));
  return new Map(
    slugs.map((slug) => {
      const left = reachable.filter(
        ({ attributes, active }) => active !== false && ['', slug].includes(attributes[name] ?? ''),
      );
      if (left.length === 0) return [slug, 'disabled'];
      return [slug, left.some((variation) => variation.buyable) ? 'free' : 'no-stock'];
    }),
  );
}
