import type { SwatchGroupTexts, SwatchTexts } from '#catalogue/products/storefront/buy-action.ts';
import type { OptionState } from '#catalogue/variations/rules/option-state.ts';
import { SwatchGroup } from '#catalogue/variations/storefront/swatch-group.tsx';
import { ChooserForm } from './chooser-form.tsx';

export type CardSwatchesProps = { readonly texts: SwatchTexts };

/** Swatches of a card as the server renders them, with the data for their hydration (`CardSwatchesSetUp`). */
export function CardSwatches({ texts: { id, path, heard, packed, groups } }: CardSwatchesProps) {
  const drawn = Object.values(groups).map((group) => (
    <WrittenGroup key={group.name} texts={group} scope={`p${id}-`} />
  ));
  return (
    <div data-card-swatches={packed}>
      <ChooserForm path={path} heard={heard} groups={drawn} />
    </div>
  );
}

const unheard = () => undefined;

/** The state of a card before anything is chosen. */
function WrittenGroup({ texts, scope }: { texts: SwatchGroupTexts; scope: string }) {
  const { name, label, isColor, isImage } = texts;
  const options = Object.values(texts.options);
  const states = new Map(options.map((option) => [option.slug, stateOf(option)]));
  return (
    <SwatchGroup
      attribute={{
        name,
        label,
        swatches: isColor !== null ? 'color' : isImage !== null ? 'image' : 'label',
        options: options.map(({ slug, label: own, color, picture }) => ({
          slug,
          label: own,
          ...(color === null ? {} : { color }),
          ...(picture === null ? {} : { picture }),
        })),
      }}
      scope={scope}
      optional
      chosen=""
      stateOf={(slug) => states.get(slug) ?? 'free'}
      mayPick={(slug) => states.get(slug) !== 'disabled'}
      showsChosen={false}
      onPick={unheard}
    />
  );
}

function stateOf({ isDisabled, isSoldOut }: SwatchGroupTexts['options'][string]): OptionState {
  if (isDisabled !== null) return 'disabled';
  return isSoldOut === null ? 'free' : 'no-stock';
}
