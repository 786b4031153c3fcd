import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import look from './searchable-select.module.css';
import type { SelectOption } from './select.tsx';

export type ComboBoxProps = {
  readonly id: string;
  readonly className: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly onReach?: () => void;
  readonly words: { readonly search: string; readonly noMatches: string };
  readonly invalid: boolean;
  readonly required: boolean;
  readonly describedBy?: string;
  readonly labelledBy: string;
};

/** What every drop-down opens: a search box above what it holds. */
export function ComboBoxPopup(props: {
  readonly labelledBy: string;
  readonly search: string;
  readonly children: ReactNode;
}) {
  const { labelledBy, search, children } = props;
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={look.positioner} sideOffset={4}>
        <Combobox.Popup className={look.popup} aria-labelledby={labelledBy}>
          <div className={look.search}>
            <Icon name="search" />
            <Combobox.Input aria-label={search} placeholder={search} autoComplete="off" />
          </div>
          {children}
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

export function ComboBoxOption(props: { readonly option: SelectOption; readonly disabled?: boolean }) {
  const { option, disabled = false } = props;
  return (
    <Combobox.Item value={option} className={look.option} disabled={disabled}>
      {option.label}
      <Combobox.ItemIndicator className={look.mark}>
        <Icon name="check" />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  );
}

/** The drop-down itself: opens on a search box that narrows the options while one types, and gives focus back to its button. */
export function ComboBox(props: ComboBoxProps) {
  const { id, className, options, value, onPick, words, describedBy, labelledBy } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Combobox.Root
      items={options}
      value={chosen}
      onValueChange={(option: SelectOption | null) => option && onPick(option.value)}
      isItemEqualToValue={(a: SelectOption, b: SelectOption) => a.value === b.value}
      autoHighlight
    >
      <Combobox.Trigger
        id={id}
        className={className}
        onFocus={props.onReach}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        aria-invalid={props.invalid || undefined}
        aria-required={props.required || undefined}
      >
        {chosen?.label ?? ''}
      </Combobox.Trigger>
      <ComboBoxPopup labelledBy={labelledBy} search={words.search}>
        <Combobox.Empty className={look.empty}>{words.noMatches}</Combobox.Empty>
        <Combobox.List className={look.list} aria-labelledby={labelledBy}>
          {(option: SelectOption) => <ComboBoxOption key={option.value} option={option} />}
        </Combobox.List>
      </ComboBoxPopup>
    </Combobox.Root>
  );
}
