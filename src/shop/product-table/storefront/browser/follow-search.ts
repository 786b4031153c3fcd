import { readTableSearch, type TableSearch } from '../../rules/searching/table-search.ts';
import { isTableField, readTaxonomy } from '../../rules/table-columns.ts';
import { afterTyping } from './after-typing.ts';
import type { LiveTable } from './live-table.ts';
import type { TableLoader } from './table-loader.ts';

/** What the fields of the query search say now. */
export function searchIn(form: HTMLFormElement): TableSearch {
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

/** Empties every field and select of a form; its drop-downs hear of it as of a hand's choice (TAB-29). */
function empty(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (control instanceof HTMLInputElement && control.type === 'hidden') continue;
    if (control instanceof HTMLSelectElement && control.multiple) {
      for (const option of control.options) option.selected = false;
    } else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The query search: its button, its reset, and its keyword box while one types (TAB-21, TAB-22, TAB-29). */
export function followSearch({ root }: LiveTable, loader: TableLoader): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-query-search]');
  if (!form) return () => undefined;
  const flag = (value: 'yes' | 'no') => {
    root.dataset.reset_search_clicked = value;
  };
  flag('no');
  const ask = () => void loader.search({ search: searchIn(form), page: 1 });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.submitter instanceof HTMLElement) || !event.submitter.hasAttribute('data-reset-search'))
      return ask();
    empty(form);
    flag('yes');
    void loader.search({ search: searchIn(form), page: 1 }, true).finally(() => flag('no'));
  };
  form.addEventListener('submit', submit);
  const box = form.querySelector<HTMLInputElement>('input[data-keyword]');
  const end = box ? afterTyping(box, ask) : () => undefined;
  return () => {
    end();
    form.removeEventListener('submit', submit);
  };
}
