import type { KnownVariation } from './known-variation.ts';
import { type AttributeChoice, matchesVariation } from './match-variation.ts';

/** The choice after a swatch was clicked: a second click on the selected one deselects it, by setting (VAR-32). */
export function clickOption(
  choice: AttributeChoice,
  picked: { readonly name: string; readonly slug: string },
  clearOnReselect: boolean,
): AttributeChoice {
  const isSelected = choice[picked.name] === picked.slug;
  return { ...choice, [picked.name]: isSelected && clearOnReselect ? '' : picked.slug };
}

/** The choice without what, beside the option picked last, belongs to no variation in stock (VAR-33). */
export function dropUnavailable(
  choice: AttributeChoice,
  picked: string,
  variations: readonly KnownVariation[],
): AttributeChoice {
  if ((choice[picked] ?? '') === '') return choice;
  const inStock = variations.filter((variation) => variation.buyable);
  let narrower: AttributeChoice = { [picked]: choice[picked] ?? '' };
  for (const [name, slug] of Object.entries(choice)) {
    const wider = { ...narrower, [name]: slug };
    const goes = inStock.some((variation) => matchesVariation(variation.attributes, wider));
    narrower = goes ? wider : { ...narrower, [name]: name === picked ? slug : '' };
  }
  return narrower;
}
