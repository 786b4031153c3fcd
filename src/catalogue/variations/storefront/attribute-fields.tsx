import { langOf } from '#catalogue/products/rules/translated-text.ts';
import { Select } from '#kit/ui/controls/select.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { KnownVariation } from '../rules/known-variation.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';
import { offeredOptions } from '../rules/offered-options.ts';
import { optionStates } from '../rules/option-state.ts';
import type { ProductDetail } from '../rules/product-detail.ts';
import type { VariationOption } from '../rules/swatch.ts';
import { SwatchGroup } from './swatch-group.tsx';

const labelledAs = (option: Pick<VariationOption, 'label' | 'lang'>) => ({
  label: option.label,
  ...langOf(option),
});

export type AttributeFieldsProps = {
  readonly product: Pick<ProductDetail, 'variationAttributes' | 'variationSettings'>;
  /** the variations that option states depend on; null where they are unknown */
  readonly known: readonly KnownVariation[] | null;
  readonly choice: AttributeChoice;
  readonly onPick: (name: string, slug: string) => void;
};

/** One row with a select per attribute, or swatches, with what goes with the other choices (VAR-01, VAR-16, VAR-28). */
export function AttributeFields({ product, known, choice, onPick }: AttributeFieldsProps) {
  const { variations: words } = useWords();
  const { deselectUnavailable, showLabel } = product.variationSettings;
  const fieldOf = (attribute: ProductDetail['variationAttributes'][number]) => {
    const { name, label, options, swatches } = attribute;
    const slugs = options.map((option) => option.slug);
    if (swatches) {
      const states = known ? optionStates(name, slugs, known, choice) : new Map();
      const byItself = known && deselectUnavailable ? optionStates(name, slugs, known, {}) : new Map();
      return (
        <SwatchGroup
          attribute={{ ...attribute, swatches }}
          chosen={choice[name] ?? ''}
          stateOf={(slug) => states.get(slug) ?? 'free'}
          // What clears the choices that stand against it can be picked all the same (VAR-33).
          mayPick={(slug) => states.get(slug) !== 'disabled' || byItself.get(slug) === 'free'}
          showsChosen={showLabel}
          onPick={onPick}
        />
      );
    }
    const offered = known
      ? offeredOptions(name, slugs, known, choice)
      : slugs.map((slug) => ({ slug, disabled: false }));
    return (
      <Select
        id={name}
        name={name}
        data-attribute_name={name}
        data-show_option_none="yes"
        label={label}
        value={choice[name] ?? ''}
        onChange={(event) => onPick(name, event.currentTarget.value)}
        required
        options={[
          { value: '', label: words.chooseOption },
          ...offered.map(({ slug, disabled }) => ({
            value: slug,
            ...labelledAs(options.find((option) => option.slug === slug) ?? { label: slug }),
            disabled,
          })),
        ]}
      />
    );
  };
  return product.variationAttributes.map((attribute) => (
    <tr key={attribute.name}>
      <td className="value">{fieldOf(attribute)}</td>
    </tr>
  ));
}
