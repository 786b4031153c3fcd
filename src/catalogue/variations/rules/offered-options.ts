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
  /** By the option that reachable variations ask for, '' for any: whether one of them is active. */
  const hasActive = new Map<string, boolean>();
  for (const { attributes, active = true } of variations) {
    if (!matchesVariation(attributes, others)) continue;
    const slug = attributes[name] ?? '';
    hasActive.set(slug, active || (hasActive.get(slug) ?? false));
  }
  return slugs.flatMap((slug) => {
    const left = [hasActive.get(slug), hasActive.get('')].filter((is) => is !== undefined);
    return left.length === 0 ? [] : [{ slug, disabled: !left.includes(true) }];
  });
}
