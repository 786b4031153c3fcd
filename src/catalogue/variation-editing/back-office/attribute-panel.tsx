import { useMemo, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { TermChoice } from '../rules/combinations.ts';
import type { AttributeProblem, ProductAttribute } from '../rules/product-attribute.ts';
import { MOST_VARIATIONS } from '../rules/variation-limits.ts';
import type { VariationsPage } from '../server/read-variations-page.ts';
import { AttributeCard } from './attribute-card.tsx';
import styles from './attribute-panel.module.css';
import { combinationsOf, type PanelAttribute, panelAttributes, postedAttributes } from './panel-attribute.ts';

export type AttributePanelProps = Pick<
  VariationsPage,
  'posted' | 'shopAttributes' | 'product' | 'language'
> & {
  readonly known: readonly TermChoice[];
  readonly problem: AttributeProblem | null;
  readonly isBusy: boolean;
  /** what keeps the panel from saving: cells that are not saved yet */
  readonly isHeld: boolean;
  readonly onPost: (action: 'attributes' | 'generate', attributes: readonly ProductAttribute[]) => void;
};

/** The attributes of a product, and the variations that their values make with each other. */
export function AttributePanel(props: AttributePanelProps) {
  const { posted, shopAttributes, product, known, problem, isBusy, isHeld, language, onPost } = props;
  const { staffVariations } = useBackOfficeWords();
  const words = staffVariations.attributes;
  const termsOf = (id: number) =>
    shopAttributes.find((one) => one.id === id) ?? { name: `#${id}`, terms: [] };
  const [attributes, setAttributes] = useState(() => panelAttributes(posted, termsOf));
  const lastKey = useRef(0);
  const nextKey = () => {
    lastKey.current -= 1;
    return lastKey.current;
  };
  const combinations = useMemo(() => combinationsOf(attributes, known), [attributes, known]);
  const axes = attributes.filter(({ forVariations }) => forVariations);
  const free = shopAttributes.filter(({ id }) => !attributes.some(({ key }) => key === id));
  const replace = (key: number, next: PanelAttribute | null) =>
    setAttributes(attributes.flatMap((one) => (one.key === key ? (next ?? []) : one)));
  const isNew = JSON.stringify(postedAttributes(attributes)) !== JSON.stringify(posted);
  const missing = combinations.kind === 'counted' ? combinations.missing.length : 0;
  const sentence =
    combinations.kind === 'counted'
      ? `${words.formula(
          axes.map(({ options }) => options.length),
          combinations.total,
        )}: ${words.missing(missing)}.`
      : combinations.kind === 'too-many'
        ? words.tooMany(combinations.total, MOST_VARIATIONS)
        : staffVariations.failures['nothing-to-combine'];
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{words.intro}</p>
      {attributes.length === 0 ? <p>{words.nothing}</p> : null}
      <div className={styles.cards}>
        {attributes.map((attribute, at) => (
          <AttributeCard
            key={attribute.key}
            attribute={attribute}
            terms={attribute.kind === 'shop' ? termsOf(attribute.key).terms : []}
            error={problem && problem.at === at ? problemSentence(problem, staffVariations) : ''}
            onChange={(next) => replace(attribute.key, next)}
            onRemove={() => replace(attribute.key, null)}
            nextKey={nextKey}
            language={language}
          />
        ))}
      </div>
      <div className={styles.adding}>
        {free.length === 0 ? null : (
          <Select
            id="add-attribute"
            label={words.add}
            value=""
            options={[
              { value: '', label: words.choose },
              ...free.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => {
              const added = free.find(({ id }) => String(id) === event.currentTarget.value);
              if (!added) return;
              const { id: key, name } = added;
              setAttributes([
                ...attributes,
                {
                  key,
                  kind: 'shop',
                  name,
                  translatedName: '',
                  look: 'select',
                  options: [],
                  forVariations: true,
                  preset: null,
                },
              ]);
            }}
          />
        )}
        <Button
          kind="secondary"
          onClick={() =>
            setAttributes([
              ...attributes,
              {
                key: nextKey(),
                kind: 'own',
                name: '',
                translatedName: '',
                look: 'select',
                options: [],
                forVariations: true,
                preset: null,
              },
            ])
          }
        >
          {words.addOwn}
        </Button>
      </div>
      {problem && problem.at === null ? (
        <p className={styles.error} role="alert">
          {problemSentence(problem, staffVariations)}
        </p>
      ) : null}
      <div className={styles.foot}>
        <output className={combinations.kind === 'too-many' ? styles.error : styles.count} aria-live="polite">
          {isBusy ? words.saving : attributes.length === 0 ? '' : sentence}
        </output>
        {product.type === 'simple' && missing > 0 ? (
          <p className={styles.hint}>{words.priceOfProduct}</p>
        ) : null}
        {isHeld ? <p className={styles.hint}>{staffVariations.section.unsaved}</p> : null}
        <div className={styles.buttons}>
          <Button
            disabled={isBusy || isHeld || missing === 0}
            onClick={() => onPost('generate', postedAttributes(attributes))}
          >
            {words.generate(missing)}
          </Button>
          <Button
            kind="secondary"
            disabled={isBusy || isHeld || !isNew}
            onClick={() => onPost('attributes', postedAttributes(attributes))}
          >
            {words.save}
          </Button>
        </div>
      </div>
    </div>
  );
}

function problemSentence(
  { code, option = '', variations = 0 }: AttributeProblem,
  words: ReturnType<typeof useBackOfficeWords>['staffVariations'],
): string {
  if (code === 'attribute-used') return words.attributeUsed(option, variations);
  if (code === 'option-used') return words.optionUsed(option, variations);
  return words.problems[code] ?? words.problems.wrong ?? '';
}
