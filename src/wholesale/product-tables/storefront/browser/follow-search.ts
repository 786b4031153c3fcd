import { noSearch, readTableSearch, type TableSearch } from '../../rules/search/table-search.ts';
import { isTableField, readTaxonomy } from '../../rules/table-columns.ts';
import { afterTyping } from './after-typing.ts';
import type { LiveTable } from './live-table.ts';
import type { TableLoader } from './table-loader.ts';

/** What the fields of the query search say now. */
function searchIn(form: HTMLFormElement): TableSearch {
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  const valuesOf = (name: string) => data.getAll(name).map(String);
  return readTableSearch({
    keyword: String(data.get('search_key') ?? ''),
    terms: names.filter((name) => readTaxonomy(name) !== null).map((name) => [name, valuesOf(name)] as const),
    fields: names.filter(isTableField).map((name) => [name, valuesOf(name)] as const),
    order: String(data.get('orderby') ?? ''),
    onSale: String(data.get('on_sale') ?? ''),
  });
}

/** The values of a search by the names of the form's fields. */
function fieldsOf({
  keyword,
  terms,
  fields,
  order,
  onSale,
}: TableSearch): ReadonlyMap<string, readonly string[]> {
  const lists = Object.entries({ ...terms, ...fields }).map(
    ([name, values]) => [name, (values ?? []).map(String)] as const,
  );
  return new Map([
    ...lists,
    ['search_key', [keyword]],
    ['orderby', [order]],
    ['on_sale', onSale ? ['yes'] : []],
  ]);
}

/** Fills the query search of a table, also with an empty search (TAB-29); its drop-downs get the events of a manual choice. */
export function fillSearch(root: HTMLElement, search: TableSearch): void {
  const values = fieldsOf(search);
  const controls = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'form[data-query-search] :is(input, select)',
  );
  for (const control of controls) {
    if (control instanceof HTMLInputElement && control.type === 'hidden') continue;
    const wanted = values.get(control.name) ?? [];
    if (control instanceof HTMLInputElement) control.value = wanted[0] ?? '';
    else if (control.multiple)
      for (const option of control.options) option.selected = wanted.includes(option.value);
    else {
      const at = [...control.options].findIndex(({ value }) => value !== '' && wanted.includes(value));
      control.selectedIndex = Math.max(0, at);
    }
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The query search: its button, its reset, and its keyword box while one types (TAB-21, TAB-22, TAB-29). */
export function followSearch({ root }: LiveTable, loader: TableLoader): void {
  const form = root.querySelector<HTMLFormElement>('form[data-query-search]');
  if (!form) return;
  const flag = (value: 'yes' | 'no') => {
    root.dataset.reset_search_clicked = value;
  };
  flag('no');
  const ask = (cause: 'form' | 'typing') => void loader.search({ search: searchIn(form), page: 1 }, cause);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.submitter instanceof HTMLElement) || !event.submitter.hasAttribute('data-reset-search'))
      return ask('form');
    fillSearch(root, noSearch);
    flag('yes');
    void loader.search({ search: searchIn(form), page: 1 }, 'reset').finally(() => flag('no'));
  };
  form.addEventListener('submit', submit);
  const box = form.querySelector<HTMLInputElement>('input[data-keyword]');
  if (box) afterTyping(box, () => ask('typing'));
}
