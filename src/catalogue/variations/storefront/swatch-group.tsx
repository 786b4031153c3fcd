import { useState } from 'react';
import type { TextLang } from '#catalogue/products/rules/translated-text.ts';
import { LangText } from '#kit/words/storefront/lang-text.tsx';
import type { OptionState } from '../rules/option-state.ts';
import type { SwatchKind, VariationOption } from '../rules/swatch.ts';
import { Swatch } from './swatch.tsx';
import styles from './swatches.module.css';

export type SwatchGroupProps = {
  readonly attribute: TextLang & {
    readonly name: string;
    readonly label: string;
    readonly options: readonly VariationOption[];
    readonly swatches: SwatchKind;
  };
  /** prefix of the ids, where a page has more than one group for an attribute */
  readonly scope?: string;
  /** a form may be sent without it */
  readonly optional?: boolean;
  readonly chosen: string;
  readonly stateOf: (slug: string) => OptionState;
  /** a swatch that must not be picked can still be reached, to learn why */
  readonly mayPick: (slug: string) => boolean;
  /** whether the chosen option's name stands after the label (VAR-35) */
  readonly showsChosen: boolean;
  readonly onPick: (name: string, slug: string) => void;
};

/** Radio buttons that look like what they stand for: keyboard and form are the browser's own (VAR-28). */
export function SwatchGroup(props: SwatchGroupProps) {
  const { attribute, scope = '', optional = false, chosen, stateOf, mayPick, showsChosen, onPick } = props;
  const { name, label, lang, options, swatches } = attribute;
  const [isHushed, setHushed] = useState(false);
  const picked = options.find((option) => option.slug === chosen);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.group}
      data-attribute_name={name}
      // Escape closes a tooltip without moving away from it.
      data-hushed={isHushed ? '' : undefined}
      onKeyDown={(event) => setHushed(event.key === 'Escape')}
      onPointerLeave={() => setHushed(false)}
    >
      <div className={styles.label}>
        <LangText lang={lang}>{label}</LangText>
        {showsChosen && picked ? <b lang={picked.lang}>: {picked.label}</b> : null}
      </div>
      <div className={styles.row}>
        {options.map((option) => (
          <Swatch
            key={option.slug}
            name={name}
            scope={scope}
            required={!optional}
            kind={swatches}
            option={option}
            selected={option.slug === chosen}
            state={stateOf(option.slug)}
            refused={!mayPick(option.slug)}
            onPick={() => onPick(name, option.slug)}
          />
        ))}
      </div>
    </div>
  );
}
