import { holdsWords, instantWords } from '../../rules/search/instant-search.ts';
import { hasTerms, miniFilterTerms } from '../../rules/search/mini-filter.ts';
import styles from '../product-table.module.css';
import { afterTyping } from './after-typing.ts';
import { idOf, type LiveTable } from './live-table.ts';
import { rowText } from './row-text.ts';

/** Mini filter and instant search choose among the rows that are there (TAB-15 to TAB-20). */
export function followFilters(table: LiveTable): () => void {
  const { root, store, config, body } = table;
  const area = root.querySelector<HTMLElement>('[data-row-filters]');
  if (!area) return () => undefined;
  area.hidden = false;
  const box = area.querySelector<HTMLInputElement>('[data-instant-search]');
  const selects = [...area.querySelectorAll<HTMLSelectElement>('select[data-taxonomy]')];
  const reset = area.querySelector<HTMLElement>('[data-reset-filter]');

  const fill = () => {
    for (const select of selects) fillSelect(select, table);
  };
  const choose = () => {
    const chosen = Object.fromEntries(
      selects.map((select) => [select.dataset.taxonomy ?? '', Number(select.value)]),
    );
    const words = instantWords(box?.value ?? '');
    let left = 0;
    for (const row of table.rows()) {
      const facts = store.row(idOf(row))?.row;
      const isShown = facts !== undefined && hasTerms(facts, chosen) && holdsWords(rowText(row), words);
      row.hidden = !isShown;
      if (isShown) left += 1;
    }
    tellNothing(body, left === 0 && table.rows().length > 0 ? config.product_not_founded : null);
  };
  const press = (event: Event) => {
    event.preventDefault();
    for (const select of selects) select.value = '0';
    choose();
  };
  fill();
  const endings = [
    table.onRows(() => {
      fill();
      choose();
    }),
    box ? afterTyping(box, choose) : () => undefined,
  ];
  for (const select of selects) select.addEventListener('change', choose);
  reset?.addEventListener('click', press);
  return () => {
    for (const end of endings) end();
    for (const select of selects) select.removeEventListener('change', choose);
    reset?.removeEventListener('click', press);
  };
}

/** The choices of a select are the terms of the rows; what was chosen stays chosen where a row still has it. */
function fillSelect(select: HTMLSelectElement, { store, config }: LiveTable): void {
  const facts = [...store.get().rows.values()].map(({ row }) => row);
  const terms = miniFilterTerms(facts, select.dataset.taxonomy ?? '', config.sort_mini_filter);
  const chosen = select.value;
  const [all] = select.options;
  select.replaceChildren(...(all ? [all] : []), ...terms.map(({ id, name }) => new Option(name, String(id))));
  select.value = terms.some(({ id }) => String(id) === chosen) ? chosen : '0';
}

/** One row says that no row is left (TAB-17). */
function tellNothing(body: HTMLTableSectionElement, text: string | null): void {
  body.querySelector('tr[data-nothing-left]')?.remove();
  if (text === null) return;
  const row = body.insertRow();
  row.dataset.nothingLeft = '';
  const cell = row.insertCell();
  cell.colSpan = body.parentElement?.querySelectorAll('thead th').length ?? 1;
  cell.textContent = text;
  cell.setAttribute('role', 'status');
  cell.className = styles.none ?? '';
}
