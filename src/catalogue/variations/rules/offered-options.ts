import { type AttributeChoice, matchesVariation } from './match-variation.ts';

export type OfferedOption = { readonly slug: string; readonly disabled: boolean };

type Offered = { readonly attributes: AttributeChoice; readonly active?: boolean };

/**
 * The options of an attribute that go with the other choices: without any variation left an option is removed, with inactive
 * ones only it is disabled (VAR-16). A variation that does not say otherwise is active.
 */
export function offeredOptions(
  name: string,
  slugs: readonly string[],
  variations: readonly Offered[],
  choice: AttributeChoice,
): readonly OfferedOption[] {
  const others = { ...choice, [name]: '' };
  const reachable = variations.filter((variation) => matchesVariation(variation.attributes, others));
  return slugs.flatMap((slug) => {
    const left = reachable.filter((variation) => ['', slug].includes(variation.attributes[name] ?? ''));
    return left.length === 0
      ? []
      : [{ slug, disabled: left.every((variation) => variation.active === false) }];
  });
}
