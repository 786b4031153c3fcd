import { useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductConflict } from '../rules/product-changes.ts';
import type { ProductField } from '../rules/product-schema.ts';
import styles from './product-editor.module.css';
import { useForm } from './use-product-form.ts';
import { type KnownNames, valueInWords } from './value-in-words.ts';

export type ConflictPanelProps = KnownNames & {
  readonly conflicts: readonly ProductConflict[];
  readonly by: string;
};

/** The fields that somebody else has saved meanwhile, with both values to choose from. */
export function ConflictPanel({ conflicts, by, ...known }: ConflictPanelProps) {
  const words = useBackOfficeWords();
  const { productEditor } = words;
  const { settle } = useForm();
  const [chosen, setChosen] = useState<Partial<Record<ProductField, 'mine' | 'theirs'>>>({});
  return (
    <section className={styles.panel} role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{productEditor.conflict.title(by)}</h2>
      <p>{productEditor.conflict.hint}</p>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field}>
          <legend>{productEditor.fields[field]}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${field}`}
                checked={(chosen[field] ?? 'theirs') === side}
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
            settle(conflicts.map(({ field, theirs }) => ({ field, theirs, keep: chosen[field] ?? 'theirs' })))
          }
        >
          {productEditor.conflict.settle}
        </Button>
      </div>
    </section>
  );
}
