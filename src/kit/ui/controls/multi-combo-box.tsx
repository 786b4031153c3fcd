import { Combobox } from '@base-ui/react/combobox';
import { Icon } from '../display/icon.tsx';
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

/** A drop-down of several choices with a search box: it stays open while one chooses, a second press takes a choice back; with as many as may be it says so. */
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
      <Combobox.Portal>
        <Combobox.Positioner className={look.positioner} sideOffset={4}>
          <Combobox.Popup className={look.popup} aria-labelledby={labelledBy}>
            <div className={look.search}>
              <Icon name="search" />
              <Combobox.Input aria-label={words.search} placeholder={words.search} autoComplete="off" />
            </div>
            <Combobox.Status className={isFull ? look.empty : undefined}>
              {isFull ? words.limitReached(limit) : null}
            </Combobox.Status>
            <Combobox.Empty className={look.empty}>{words.noMatches}</Combobox.Empty>
            <Combobox.List className={look.list} aria-labelledby={labelledBy}>
              {(option: SelectOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className={look.option}
                  disabled={isFull && !values.includes(option.value)}
                >
                  {option.label}
                  <Combobox.ItemIndicator className={look.mark}>
                    <Icon name="check" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
