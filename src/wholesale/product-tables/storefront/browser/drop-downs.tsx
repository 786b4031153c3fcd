import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ComboBox } from '#kit/ui/controls/combo-box.tsx';
import { MultiComboBox } from '#kit/ui/controls/multi-combo-box.tsx';
import { mostFieldChoices } from '../../rules/table-limits.ts';
import look from '../query-search.module.css';
import type { LiveTable } from './live-table.ts';

const optionsOf = (select: HTMLSelectElement) =>
  [...select.options].map(({ value, label }) => ({ value, label }));

const chosenIn = (select: HTMLSelectElement) => [...select.selectedOptions].map(({ value }) => value);

/** The drop-down in front of one native select, which stays the form's control and gets every choice. */
function DropDown({
  select,
  id,
  table,
}: {
  select: HTMLSelectElement;
  id: string;
  table: LiveTable;
}): ReactNode {
  const { site, words } = table;
  const [chosen, setChosen] = useState(() => chosenIn(select));
  useEffect(() => {
    const heard = () => setChosen(chosenIn(select));
    select.addEventListener('change', heard);
    return () => select.removeEventListener('change', heard);
  }, [select]);
  const pick = (values: readonly string[]) => {
    for (const option of select.options) option.selected = values.includes(option.value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const placeholder = site.search_select_placeholder;
  const shared = {
    id: `${id}-combo`,
    className: look.dropDown ?? '',
    words: {
      search: words.dropDownSearch,
      noMatches: words.dropDownEmpty,
      limitReached: words.dropDownFull,
    },
    labelledBy: `${id}-label`,
  };
  const options = optionsOf(select).map((option) =>
    option.value === '' && placeholder !== '' ? { ...option, label: placeholder } : option,
  );
  return select.multiple ? (
    <MultiComboBox
      {...shared}
      options={options}
      values={chosen}
      onPick={pick}
      limit={mostFieldChoices}
      placeholder={placeholder || words.any}
      summary={words.dropDownChosen}
    />
  ) : (
    <ComboBox
      {...shared}
      options={options}
      value={chosen[0] ?? ''}
      onPick={(value) => pick([value])}
      invalid={false}
      required={false}
    />
  );
}

/** Puts the drop-down in front of a select. */
function replaceSelect(select: HTMLSelectElement, at: number, table: LiveTable): void {
  const id = `table-${table.id}-select-${at}`;
  const label = select.closest('label');
  const name = label?.querySelector('span');
  if (label) label.htmlFor = `${id}-combo`;
  if (name) name.id = `${id}-label`;
  const holder = document.createElement('span');
  select.after(holder);
  select.classList.add(look.behind ?? '');
  select.tabIndex = -1;
  select.setAttribute('aria-hidden', 'true');
  createRoot(holder, { identifierPrefix: `${id}-` }).render(
    <DropDown select={select} id={id} table={table} />,
  );
}

/** The selects of the query search become drop-downs with a search box (TAB-23); one in use stays as it is until it is left. */
export function startDropDowns(table: LiveTable): void {
  const selects = [...table.root.querySelectorAll<HTMLSelectElement>('form[data-query-search] select')];
  for (const [at, select] of selects.entries()) {
    const replace = () => replaceSelect(select, at, table);
    if (select === document.activeElement) select.addEventListener('blur', replace, { once: true });
    else replace();
  }
}
