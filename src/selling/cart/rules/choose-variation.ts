import { attributeSlug } from '#catalogue/variations/rules/attribute-slug.ts';
import { type AttributeChoice, findVariation } from '#catalogue/variations/rules/match-variation.ts';
import type { VariationAttribute } from '#catalogue/variations/rules/variation-attribute.ts';

/** Why no variation could be chosen; labels are those shown to buyers. */
export type ChoiceRefusal =
  | { readonly code: 'choose-options'; readonly labels: readonly string[] }
  | { readonly code: 'no-such-variation' }
  | { readonly code: 'invalid-option'; readonly label: string; readonly allowed: readonly string[] };

const ofChoice: readonly string[] = ['choose-options', 'no-such-variation', 'invalid-option'];

/** Whether something was refused because of what was chosen. */
export const isOfChoice = (code: string): code is ChoiceRefusal['code'] => ofChoice.includes(code);

export type Choice<V> =
  | { readonly ok: true; readonly variation: V; readonly attributes: AttributeChoice }
  | { readonly ok: false; readonly error: ChoiceRefusal };

const folded = (text: string) => text.trim().toLowerCase();

/** The value given for an attribute by wire name, bare name or label, in any case. */
function givenFor(attribute: VariationAttribute, given: AttributeChoice): string {
  for (const [name, value] of Object.entries(given)) {
    if (name === attribute.name || attributeSlug(name) === attributeSlug(attribute.name)) return value.trim();
    if (folded(name) === folded(attribute.label)) return value.trim();
  }
  return '';
}

/** The slug of a value given by slug or by label; null when the attribute has no such term. */
function slugOf(attribute: VariationAttribute, value: string): string | null {
  const option =
    attribute.options.find((known) => known.slug === value) ??
    attribute.options.find((known) => folded(known.label) === folded(value));
  return option?.slug ?? null;
}

/**
 * The variation that a buyer chose, by id or by its attributes: each attribute of a variation is fixed to a term or open to any;
 * an open one needs an existing term (VAR-05, CART-12).
 */
export function chooseVariation<V extends { readonly id: number; readonly attributes: AttributeChoice }>(
  offer: { readonly attributes: readonly VariationAttribute[]; readonly variations: readonly V[] },
  given: AttributeChoice,
  variationId: number | null,
): Choice<V> {
  const refuse = (error: ChoiceRefusal): Choice<V> => ({ ok: false, error });
  const chosen: Record<string, string> = {};
  for (const attribute of offer.attributes) {
    const value = givenFor(attribute, given);
    const slug = value === '' ? '' : slugOf(attribute, value);
    if (slug === null) {
      const allowed = attribute.options.map((option) => option.slug);
      return refuse({ code: 'invalid-option', label: attribute.label, allowed });
    }
    chosen[attribute.name] = slug;
  }
  const missingFrom = (settled: AttributeChoice) =>
    offer.attributes.filter((attribute) => (settled[attribute.name] ?? '') === '').map(({ label }) => label);
  if (variationId === null && missingFrom(chosen).length > 0) {
    return refuse({ code: 'choose-options', labels: missingFrom(chosen) });
  }
  const variation =
    variationId === null
      ? findVariation(offer.variations, chosen)
      : offer.variations.find((known) => known.id === variationId);
  if (!variation) return refuse({ code: 'no-such-variation' });
  const settled: Record<string, string> = {};
  for (const attribute of offer.attributes) {
    const fixed = variation.attributes[attribute.name] ?? '';
    const wanted = chosen[attribute.name] ?? '';
    if (fixed !== '' && wanted !== '' && fixed !== wanted) {
      return refuse({ code: 'invalid-option', label: attribute.label, allowed: [fixed] });
    }
    settled[attribute.name] = fixed === '' ? wanted : fixed;
  }
  const missing = missingFrom(settled);
  if (missing.length > 0) return refuse({ code: 'choose-options', labels: missing });
  return { ok: true, variation, attributes: settled };
}
