import { Combobox } from '@base-ui/react/combobox';
import { ComboBoxOption, ComboBoxPopup } from './combo-box.tsx';
import type { DropDownWords } from './drop-down-note.ts';
import look from './searchable-select.module.css';
import type { SelectOption } from './select.tsx';

export type MultiComboBoxProps = {
  readonly id: string;
  readonly className: string;
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly onPick: (values: readonly string[]) => void;
  /** stands on the button while nothing is chosen */
  readonly placeholder: string;
  /** says how many are chosen where they are more than one */
  readonly summary: (count: number) => string;
  readonly words: Pick<DropDownWords, 'search' | 'noMatches' | 'limitReached'>;
  /** so many can be chosen (SEL-08) */
  readonly limit: number;
  readonly labelledBy: string;
};

/**
 * A drop-down for more than one choice, with a search box: it stays open while one chooses, and choosing an option once more removes it. At
 * the limit it says so.
 */
export function MultiComboBox(props: MultiComboBoxProps) {
  const { id, className, options, values, onPick, placeholder, summary, words, limit, labelledBy } = props;
  const chosen = options.filter(({ value }) => values.includes(value));
  const isFull = chosen.length >= limit;
  const [only] = chosen;
  const said = chosen.length > 1 ? summary(chosen.length) : (only?.label ?? placeholder);
  return (
    <Combobox.Root
      multiple
      items={options}
      value={chosen}
      onValueChange={(picked: readonly SelectOption[]) => onPick(picked.map(({ value }) => value))}
      isItemEqualToValue={(a: SelectOption, b: SelectOption) => a.value === b.value}
      autoHighlight
    >
      <Combobox.Trigger id={id} className={className} aria-labelledby={`${labelledBy} ${id}`}>
        {said}
      </Combobox.Trigger>
      <ComboBoxPopup labelledBy={labelledBy} search={words.search}>
        <Combobox.Status className={isFull ? look.empty : undefined}>
          {isFull ? words.limitReached(limit) : null}
        </Combobox.Status>
        <Combobox.Empty className={look.empty}>{words.noMatches}</Combobox.Empty>
        <Combobox.List className={look.list} aria-labelledby={labelledBy}>
          {(option: SelectOption) => (
            <ComboBoxOption
              key={option.value}
              option={option}
              disabled={isFull && !values.includes(option.value)}
            />
          )}
        </Combobox.List>
      </ComboBoxPopup>
    </Combobox.Root>
  );
}
