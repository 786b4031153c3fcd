import { productPath } from '#shop/catalogue/rules/paths.ts';
import type { CardChoices, ProductCard } from '#shop/catalogue/rules/product-card.ts';
import type { SwatchGroupTexts, SwatchTexts } from '#shop/catalogue/storefront/buy-action.ts';
import type { Words } from '#shop/site/storefront/use-words.ts';
import { optionStates } from '../../rules/option-state.ts';
import { packCard } from '../../rules/packed-card.ts';
import { swatchPicture } from '../swatch-picture.ts';

type Attribute = CardChoices['attributes'][number];

const byPlace = <Own>(list: readonly Own[]): { readonly [place: string]: Own } =>
  Object.fromEntries(list.entries());

const mark = (stands: boolean) => (stands ? '' : null);

/** What is written of the swatches on a card (VAR-28, VAR-36). */
export function swatchTexts(
  { id, slug, name, choices }: ProductCard & { readonly choices: CardChoices },
  { catalogue }: Words,
): SwatchTexts {
  return {
    id: String(id),
    path: productPath(slug),
    heard: catalogue.chooseOptionsOf(name),
    packed: packCard({ id, slug, name, choices }),
    groups: byPlace(choices.attributes.map((attribute) => groupTexts(attribute, choices))),
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
    options: byPlace(
      options.map((option) => ({
        slug: option.slug,
        label: option.label,
        color: option.color ? option.color : null,
        picture: option.picture ? swatchPicture(option.picture) : null,
        isDisabled: mark(states.get(option.slug) === 'disabled'),
        isSoldOut: mark(states.get(option.slug) === 'no-stock'),
      })),
    ),
  };
}
