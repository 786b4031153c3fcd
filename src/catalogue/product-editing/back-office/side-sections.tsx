import { productPath } from '#foundation/paths/rules/paths.ts';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductEditorProps } from './editor-props.ts';
import styles from './product-editor.module.css';
import {
  ChoiceField,
  FlagField,
  IdField,
  LineField,
  MomentField,
  NumberField,
  useFieldWords,
} from './product-fields.tsx';
import { Section } from './section.tsx';
import { SetPicker } from './set-picker.tsx';
import { useForm } from './use-product-form.ts';

const states = ['draft', 'published', 'scheduled', 'private'] as const;

/** Where a product stands and who sees it: the narrow column of the editor. */
export function SideSections({ product, choices }: ProductEditorProps) {
  const { productEditor: words, staffProducts } = useBackOfficeWords();
  const { values, set } = useForm();
  const categories = useFieldWords('categoryIds');
  const tags = useFieldWords('tagIds');
  const hiddenFor = useFieldWords('hiddenFor');
  const onlyFor = useFieldWords('onlyFor');
  const status = useFieldWords('status');
  const segments = [
    { id: 0, label: words.guests },
    ...choices.groups.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <>
      <Section id="state" title={words.sections.state}>
        <Select
          {...status}
          value={values.status}
          options={states.map((value) => ({ value, label: staffProducts.states[value] }))}
          onChange={(event) => set('status', event.currentTarget.value)}
        />
        {values.status === 'scheduled' ? <MomentField field="publishAt" /> : null}
        <LineField field="slug" maxLength={100} />
        {product.id === null ? null : (
          <p className={styles.links}>
            {product.trashedAt === null ? (
              <a href={`/staff/products/${product.id}/preview/`} target="_blank" rel="noopener">
                {words.preview}
              </a>
            ) : null}
            {product.stored.status === 'published' ? (
              <a href={productPath(product.stored.slug)}>{words.seeInShop}</a>
            ) : null}
          </p>
        )}
      </Section>
      <Section id="groups" title={words.sections.organisation}>
        <SetPicker
          id={categories.id}
          label={categories.label}
          error={categories.error}
          options={choices.categories}
          chosen={values.categoryIds}
          onChoose={(ids) => set('categoryIds', [...ids])}
        />
        <IdField field="brandId" options={choices.brands} />
        <SetPicker
          id={tags.id}
          label={tags.label}
          error={tags.error}
          options={choices.tags.map(({ id, name }) => ({ id, label: name }))}
          chosen={values.tagIds}
          onChoose={(ids) => set('tagIds', [...ids])}
        />
      </Section>
      <Section id="visibility" title={words.sections.visibility}>
        <ChoiceField
          field="catalogVisibility"
          options={(['visible', 'catalog', 'search', 'hidden'] as const).map((value) => ({
            value,
            label: words.visibilities[value],
          }))}
        />
        <SetPicker
          id={onlyFor.id}
          label={onlyFor.label}
          error={onlyFor.error}
          options={segments}
          chosen={values.onlyFor}
          onChoose={(ids) => set('onlyFor', [...ids])}
        />
        <SetPicker
          id={hiddenFor.id}
          label={hiddenFor.label}
          error={hiddenFor.error}
          options={segments}
          chosen={values.hiddenFor}
          onChoose={(ids) => set('hiddenFor', [...ids])}
        />
        <FlagField field="featured" />
        <FlagField field="reviewsAllowed" />
        <NumberField field="menuOrder" />
      </Section>
    </>
  );
}
