import type { CardChoices } from '#catalogue/products/rules/product-card.ts';
import type { SwatchGroupTexts, SwatchTexts } from '#catalogue/products/storefront/buy-action.ts';
import { optionStates } from '#catalogue/variations/rules/option-state.ts';
import { type ChoosableCard, packCard } from '#catalogue/variations/rules/packed-card.ts';
import { swatchOption } from '#catalogue/variations/storefront/swatch-option.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { Words } from '#kit/words/storefront/use-words.ts';

type Attribute = CardChoices['attributes'][number];

const byPosition = <Own>(list: readonly Own[]): { readonly [position: string]: Own } =>
  Object.fromEntries(list.entries());

const mark = (stands: boolean) => (stands ? '' : null);

/** The texts of the swatches on a card (VAR-28, VAR-36). */
export function swatchTexts(card: ChoosableCard, { catalogue }: Words): SwatchTexts {
  const { id, slug, name, choices } = card;
  return {
    id: String(id),
    path: productPath(slug),
    heard: catalogue.chooseOptionsOf(name),
    packed: packCard(card),
    groups: byPosition(choices.attributes.map((attribute) => groupTexts(attribute, choices))),
  };
}

function groupTexts(
  { name, label, swatches, options }: Attribute,
  { variations }: CardChoices,
): SwatchGroupTexts {
  const slugs = options.map((option) => option.slug);
  const states = optionStates(name, slugs, variations, {});
  return {
    name,
    label,
    isColor: mark(swatches === 'color'),
    isImage: mark(swatches === 'image'),
    options: byPosition(
      options.map(swatchOption).map(({ slug, label: own, color, picture }) => ({
        slug,
        label: own,
        color: color || null,
        picture: picture ?? null,
        isDisabled: mark(states.get(slug) === 'disabled'),
        isSoldOut: mark(states.get(slug) === 'no-stock'),
      })),
    ),
  };
}
