import { useId, useState } from 'react';
import { SetPicker } from '#catalogue/product-editing/back-office/set-picker.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { LONGEST_OPTION } from '../rules/variation-limits.ts';
import styles from './attribute-panel.module.css';
import { newNames, type PanelAttribute, PLAIN_COLOR } from './panel-attribute.ts';

export type AttributeCardProps = {
  readonly attribute: PanelAttribute;
  /** of an attribute of the shop */
  readonly terms: readonly { readonly id: number; readonly name: string }[];
  readonly error: string;
  readonly onChange: (attribute: PanelAttribute) => void;
  readonly onRemove: () => void;
  /** that names of its own are translated into; null for none */
  readonly language: 'it' | 'en' | null;
  /** a key for an option that is not stored yet */
  readonly nextKey: () => number;
};

/** An attribute of a product: its values, whether they make variations, and which one is chosen at first. */
export function AttributeCard(props: AttributeCardProps) {
  const { attribute, terms, error, onChange, onRemove, nextKey, language } = props;
  const { staffVariations } = useBackOfficeWords();
  const words = staffVariations.attributes;
  const id = useId();
  const title = attribute.name || words.own;
  const choose = (ids: readonly number[]) =>
    onChange({
      ...attribute,
      options: terms.flatMap((term) =>
        ids.includes(term.id) ? [{ key: term.id, name: term.name, translatedName: '', color: null }] : [],
      ),
    });
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {attribute.kind === 'own' ? <Badge>{words.own}</Badge> : null}
        <Button kind="quiet" onClick={onRemove}>
          {words.remove(title)}
        </Button>
      </div>
      {error === '' ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {attribute.kind === 'own' ? (
        <OwnOptions attribute={attribute} onChange={onChange} nextKey={nextKey} language={language} />
      ) : terms.length === 0 ? (
        <p className={styles.hint}>{words.noTerms(title)}</p>
      ) : (
        <>
          <SetPicker
            id={`${id}-terms`}
            label={words.options}
            options={terms.map((term) => ({ id: term.id, label: term.name }))}
            chosen={attribute.options.map(({ key }) => key)}
            onChoose={choose}
          />
          {terms.length > 2 && attribute.options.length < terms.length ? (
            <p>
              <Button kind="quiet" onClick={() => choose(terms.map((term) => term.id))}>
                {words.chooseAll(title)}
              </Button>
            </p>
          ) : null}
        </>
      )}
      <div className={styles.row}>
        <Checkbox
          id={`${id}-variations`}
          checked={attribute.forVariations}
          onChange={(event) => onChange({ ...attribute, forVariations: event.currentTarget.checked })}
        >
          {words.forVariations}
        </Checkbox>
        {attribute.forVariations ? (
          <Select
            id={`${id}-preset`}
            label={words.preset}
            value={attribute.preset ?? ''}
            options={[
              { value: '', label: words.noPreset },
              ...attribute.options.map(({ key, name }) => ({ value: String(key), label: name })),
            ]}
            onChange={(event) =>
              onChange({
                ...attribute,
                preset: event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
              })
            }
          />
        ) : null}
      </div>
    </section>
  );
}

function OwnOptions({
  attribute,
  onChange,
  nextKey,
  language,
}: Pick<AttributeCardProps, 'attribute' | 'onChange' | 'nextKey' | 'language'>) {
  const { staffVariations } = useBackOfficeWords();
  const words = staffVariations.attributes;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { options } = attribute;
  const add = () => {
    const names = newNames(typed, options);
    setTyped('');
    onChange({
      ...attribute,
      options: [
        ...options,
        ...names.map((name) => ({ key: nextKey(), name, translatedName: '', color: null })),
      ],
    });
  };
  const change = (key: number, change: Partial<Omit<PanelAttribute['options'][number], 'key'>>) =>
    onChange({
      ...attribute,
      options: options.map((option) => (option.key === key ? { ...option, ...change } : option)),
    });
  return (
    <>
      <div className={styles.row}>
        <TextField
          id={`${id}-name`}
          label={words.name}
          value={attribute.name}
          maxLength={LONGEST_OPTION}
          autoComplete="off"
          onChange={(event) => onChange({ ...attribute, name: event.currentTarget.value })}
        />
        {language === null ? null : (
          <TextField
            id={`${id}-translated`}
            label={words.translatedName[language]}
            value={attribute.translatedName}
            maxLength={LONGEST_OPTION}
            autoComplete="off"
            onChange={(event) => onChange({ ...attribute, translatedName: event.currentTarget.value })}
          />
        )}
        <Select
          id={`${id}-look`}
          label={words.look}
          value={attribute.look}
          options={(['select', 'label', 'color'] as const).map((value) => ({
            value,
            label: words.looks[value],
          }))}
          onChange={(event) =>
            onChange({ ...attribute, look: event.currentTarget.value as PanelAttribute['look'] })
          }
        />
      </div>
      {options.length === 0 ? null : (
        <ol className={styles.options} aria-label={words.options}>
          {options.map(({ key, name, color }, at) => (
            <li key={key}>
              {attribute.look === 'color' ? (
                <input
                  type="color"
                  aria-label={words.color(name)}
                  value={color ?? PLAIN_COLOR}
                  onChange={(event) => change(key, { color: event.currentTarget.value })}
                />
              ) : null}
              <input
                className={styles.option}
                aria-label={words.option(at + 1)}
                value={name}
                maxLength={LONGEST_OPTION}
                onChange={(event) => change(key, { name: event.currentTarget.value })}
              />
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() =>
                  onChange({ ...attribute, options: options.filter((option) => option.key !== key) })
                }
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
      )}
      {options.length === 0 || language === null ? null : (
        <details className={styles.translations}>
          <summary>{words.translatedOptions[language]}</summary>
          <div className={styles.row}>
            {options.map(({ key, name, translatedName }) => (
              <TextField
                key={key}
                id={`${id}-translated-${key}`}
                label={name}
                value={translatedName}
                maxLength={LONGEST_OPTION}
                autoComplete="off"
                onChange={(event) => change(key, { translatedName: event.currentTarget.value })}
              />
            ))}
          </div>
        </details>
      )}
      <div className={styles.add}>
        <TextArea
          id={`${id}-add`}
          label={words.addOptions}
          hint={words.addHint}
          rows={1}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            add();
          }}
        />
        <Button kind="secondary" disabled={typed.trim() === ''} onClick={add}>
          {words.addButton}
        </Button>
      </div>
    </>
  );
}
