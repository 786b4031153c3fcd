import { useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ConflictingEditor, ProductConflict } from '../rules/product-changes.ts';
import type { ProductField } from '../rules/product-schema.ts';
import styles from './product-editor.module.css';
import { useFieldNames } from './product-fields.tsx';
import { useForm } from './use-product-form.ts';
import { type KnownNames, valueInWords } from './value-in-words.ts';

export type ConflictPanelProps = KnownNames & {
  readonly conflicts: readonly ProductConflict[];
  readonly by: ConflictingEditor;
};

/** The fields that were saved meanwhile with other values, with both to choose from; what was typed here is chosen. */
export function ConflictPanel({ conflicts, by, ...known }: ConflictPanelProps) {
  const words = useBackOfficeWords();
  const { productEditor } = words;
  const names = useFieldNames();
  const { settle } = useForm();
  const [chosen, setChosen] = useState<Partial<Record<ProductField, 'mine' | 'theirs'>>>({});
  return (
    <section className={styles.panel} role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">
        {by.isSelf ? productEditor.conflict.ownTitle : productEditor.conflict.title(by.name)}
      </h2>
      <p>{productEditor.conflict.hint}</p>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field}>
          <legend>{names[field]}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${field}`}
                checked={(chosen[field] ?? 'mine') === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
              />
              <span>
                {productEditor.conflict[side]}:{' '}
                <strong>{valueInWords(field, side === 'mine' ? mine : theirs, words, known)}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div>
        <Button
          onClick={() =>
            settle(conflicts.map(({ field, theirs }) => ({ field, theirs, keep: chosen[field] ?? 'mine' })))
          }
        >
          {productEditor.conflict.settle}
        </Button>
      </div>
    </section>
  );
}
