import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../display/icon.tsx';
import { ComboBoxOption, ComboBoxPopup } from './combo-box.tsx';
import { type DropDownLimits, type DropDownWords, dropDownNote, whyNotLookUp } from './drop-down-note.ts';
import styles from './field.module.css';
import { createOptionLookup, type LoadOptions } from './option-lookup.ts';
import look from './searchable-select.module.css';
import type { SelectOption } from './select.tsx';

export type RemoteSelectProps = {
  readonly id: string;
  readonly label: string;
  readonly load: LoadOptions;
  readonly chosen: readonly SelectOption[];
  readonly onChoose: (chosen: readonly SelectOption[]) => void;
  readonly limits?: DropDownLimits;
  readonly words: DropDownWords;
};

const nearEndPx = 80;

/** A drop-down whose options are looked up while one types, page by page; several can be chosen, up to a limit (SEL-01 to SEL-08). */
export function RemoteSelect({ id, label, load, chosen, onChoose, limits = {}, words }: RemoteSelectProps) {
  const [lookup] = useState(() => createOptionLookup(load));
  const [typed, setTyped] = useState('');
  const found = useSyncExternalStore(lookup.onChange, lookup.found, lookup.found);
  useEffect(() => () => lookup.stop(), [lookup]);

  const seek = (text: string, picked = chosen.length) => {
    setTyped(text);
    if (whyNotLookUp({ typed: text, chosen: picked }, limits, words) === null) lookup.type(text);
    else lookup.stop();
  };
  const moment = { typed, hits: found.options.length, chosen: chosen.length, lookup: found.state };
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <Combobox.Root
        items={found.options}
        filter={null}
        multiple
        value={[...chosen]}
        onValueChange={(next: SelectOption[]) => {
          onChoose(next);
          seek('', next.length);
        }}
        isItemEqualToValue={(a: SelectOption, b: SelectOption) => a.value === b.value}
        inputValue={typed}
        onInputValueChange={(text) => seek(text)}
        onOpenChange={(open) => (open ? seek('') : lookup.stop())}
        onItemHighlighted={(option: SelectOption | undefined) => {
          // Arrow keys reach the end without scrolling.
          if (option && option.value === found.options.at(-1)?.value) lookup.further();
        }}
      >
        <span className={styles.select}>
          <Combobox.Trigger
            id={id}
            className={`${styles.control} ${look.trigger}`}
            aria-labelledby={`${id}-label ${id}`}
          >
            {chosen.map((option) => option.label).join(', ')}
          </Combobox.Trigger>
          <Icon name="chevron-down" />
        </span>
        <ComboBoxPopup labelledBy={`${id}-label`} search={words.search}>
          <Combobox.List
            className={look.list}
            aria-labelledby={`${id}-label`}
            onScroll={({ currentTarget: list }) => {
              if (list.scrollTop + list.clientHeight > list.scrollHeight - nearEndPx) lookup.further();
            }}
          >
            {(option: SelectOption) => <ComboBoxOption key={option.value} option={option} />}
          </Combobox.List>
          <Combobox.Status className={look.empty}>{dropDownNote(moment, limits, words)}</Combobox.Status>
        </ComboBoxPopup>
      </Combobox.Root>
    </div>
  );
}
