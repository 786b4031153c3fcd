import type { ProductDetail } from '#shop/product-page/rules/product-detail.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { Select } from '#ui/controls/select.tsx';
import type { AttributeChoice } from '../rules/match-variation.ts';
import { offeredOptions } from '../rules/offered-options.ts';

export type VariationSelectsProps = {
  readonly product: Pick<ProductDetail, 'variationAttributes' | 'variations'>;
  readonly choice: AttributeChoice;
  readonly onChoose: (name: string, slug: string) => void;
};

/** One select per attribute, each with the options that go with the other choices (VAR-01, VAR-16). */
export function VariationSelects({ product, choice, onChoose }: VariationSelectsProps) {
  const { variations: words } = useWords();
  return product.variationAttributes.map(({ name, label, options }) => {
    const slugs = options.map((option) => option.slug);
    const offered = product.variations
      ? offeredOptions(name, slugs, product.variations, choice)
      : slugs.map((slug) => ({ slug, disabled: false }));
    return (
      <Select
        key={name}
        id={name}
        name={name}
        label={label}
        value={choice[name] ?? ''}
        onChange={(event) => onChoose(name, event.currentTarget.value)}
        required
        options={[
          { value: '', label: words.chooseOption },
          ...offered.map(({ slug, disabled }) => ({
            value: slug,
            label: options.find((option) => option.slug === slug)?.label ?? slug,
            disabled,
          })),
        ]}
      />
    );
  });
}
