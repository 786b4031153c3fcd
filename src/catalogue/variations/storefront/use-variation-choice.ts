import { useMemo, useState } from 'react';
import { clickOption, dropUnavailable } from '../rules/choose-option.ts';
import { readCombinations } from '../rules/combination-map.ts';
import type { KnownVariation } from '../rules/known-variation.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';
import type { VariationSettings } from '../rules/swatch.ts';
import type { VariationAttribute } from '../rules/variation-attribute.ts';

type Offer = {
  readonly variationAttributes: readonly (Omit<VariationAttribute, 'preset'> & {
    readonly preset?: string;
  })[];
  readonly variations: readonly KnownVariation[] | null;
  readonly combinations: string | null;
  readonly variationSettings: Pick<VariationSettings, 'clearOnReselect' | 'deselectUnavailable'>;
};

/** What is chosen, and by which variations the options are judged (VAR-16, VAR-32, VAR-33). */
export function useVariationChoice(product: Offer): {
  readonly choice: AttributeChoice;
  readonly known: readonly KnownVariation[] | null;
  pick(name: string, slug: string): void;
  clear(): void;
} {
  const { variationAttributes: attributes, variations, combinations, variationSettings: settings } = product;
  const [choice, setChoice] = useState<AttributeChoice>(() =>
    Object.fromEntries(attributes.map(({ name, preset = '' }) => [name, preset])),
  );
  const known = useMemo(() => {
    if (variations || combinations === null) return variations;
    const axes = attributes.map(({ name, options }) => ({ name, slugs: options.map(({ slug }) => slug) }));
    return readCombinations(axes, combinations);
  }, [attributes, variations, combinations]);
  return {
    choice,
    known,
    pick: (name, slug) =>
      setChoice((before) => {
        const bySwatch = attributes.some((attribute) => attribute.name === name && attribute.swatches);
        const after = clickOption(before, { name, slug }, bySwatch && settings.clearOnReselect);
        return settings.deselectUnavailable && known ? dropUnavailable(after, name, known) : after;
      }),
    clear: () => setChoice(Object.fromEntries(attributes.map(({ name }) => [name, '']))),
  };
}
