/** Chosen or offered attributes: wire name (`attribute_pa_litri`) to term slug; an empty value is any (VAR-05). */
export type AttributeChoice = Readonly<Record<string, string>>;

/** Whether a variation answers a choice: for every attribute the values are equal or at least one of them is empty (VAR-11). */
export function matchesVariation(variation: AttributeChoice, choice: AttributeChoice): boolean {
  return Object.keys(variation).every((name) => {
    const value = variation[name] ?? '';
    const chosen = choice[name] ?? '';
    return value === '' || chosen === '' || value === chosen;
  });
}

/** The first variation, in the order given, that answers the choice (VAR-10, VAR-11). */
export function findVariation<V extends { readonly attributes: AttributeChoice }>(
  variations: readonly V[],
  choice: AttributeChoice,
): V | null {
  return variations.find((variation) => matchesVariation(variation.attributes, choice)) ?? null;
}
