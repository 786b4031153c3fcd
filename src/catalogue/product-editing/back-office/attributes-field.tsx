import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductChoices } from '../server/read-product-choices.ts';
import styles from './product-editor.module.css';
import { useFieldWords } from './product-fields.tsx';
import { SetPicker } from './set-picker.tsx';
import { useForm } from './use-product-form.ts';

/** The attributes of a product with its terms. */
export function AttributesField({
  attributes,
  ofVariations,
}: Pick<ProductChoices, 'attributes'> & {
  /** those that its variations are chosen by, which are edited with them */
  readonly ofVariations: readonly number[];
}) {
  const { values, set } = useForm();
  const { productEditor: words, staffVariations } = useBackOfficeWords();
  const { id, error } = useFieldWords('attributes');
  const chosen = values.attributes;
  const free = attributes.filter((one) => !chosen.some(({ attributeId }) => attributeId === one.id));
  if (attributes.length === 0) {
    return (
      <p className={styles.hint} id={id} tabIndex={-1}>
        {words.noAttributes} <a href="/staff/attributes/new/">{words.makeAttribute}</a>
      </p>
    );
  }
  return (
    <div className={styles.lines} id={id} tabIndex={-1}>
      {chosen.map(({ attributeId, termIds }) => {
        const attribute = attributes.find((one) => one.id === attributeId);
        if (!attribute || ofVariations.includes(attributeId)) return null;
        return (
          <div key={attributeId} className={styles.attribute}>
            <SetPicker
              id={`${id}-${attributeId}`}
              label={attribute.name}
              options={attribute.terms.map((term) => ({ id: term.id, label: term.name }))}
              chosen={termIds}
              isFolded
              onChoose={(terms) =>
                set(
                  'attributes',
                  chosen.map((one) =>
                    one.attributeId === attributeId ? { attributeId, termIds: [...terms] } : one,
                  ),
                )
              }
            />
            <Button
              kind="quiet"
              onClick={() =>
                set(
                  'attributes',
                  chosen.filter((one) => one.attributeId !== attributeId),
                )
              }
            >
              {words.take(attribute.name)}
            </Button>
          </div>
        );
      })}
      {ofVariations.length === 0 ? null : (
        <p className={styles.hint}>{staffVariations.section.ofVariations}</p>
      )}
      {free.length === 0 ? null : (
        <Select
          id={`${id}-add`}
          label={words.addAttribute}
          value=""
          options={[
            { value: '', label: words.choose },
            ...free.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          onChange={(event) => {
            const added = Number(event.currentTarget.value);
            if (added > 0) set('attributes', [...chosen, { attributeId: added, termIds: [] }]);
          }}
        />
      )}
      {error === '' ? null : <p className={styles.error}>{error}</p>}
    </div>
  );
}
