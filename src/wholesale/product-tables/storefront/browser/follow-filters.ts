import type { RowTerm } from '../../rules/rows/table-row.ts';
import styles from '../product-table.module.css';
import { afterTyping } from './after-typing.ts';
import { idOf, type LiveTable } from './live-table.ts';

// Characters without width: they come along when words are copied from a page.
const zeroWidth = /[\u{200b}-\u{200d}\u{2060}\u{feff}\u{ad}]/gu;

const plain = (text: string) => text.replace(zeroWidth, '').toLowerCase();

/** The words that were typed, in lower case and without invisible characters (TAB-18, TAB-20). */
export function instantWords(typed: string): readonly string[] {
  return plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

const isPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function beginsAWord(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    if (!isPart(text[at - 1])) return true;
  }
  return false;
}

/** Whether a row shows all words: each anywhere in it, one of a single character only where a word of the row begins (TAB-18, TAB-19, TAB-20). */
export function holdsWords(rowText: string, words: readonly string[]): boolean {
  const text = plain(rowText);
  return words.every((word) => ([...word].length === 1 ? beginsAWord(text, word) : text.includes(word)));
}

/** Mini filter and instant search choose among the rows that are there (TAB-15 to TAB-20). */
export function followFilters(table: LiveTable): void {
  const { root, store, config, body } = table;
  const area = root.querySelector<HTMLElement>('[data-row-filters]');
  if (!area) return;
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
    showNothingLeft(body, left === 0 && table.rows().length > 0 ? config.product_not_founded : null);
  };
  const press = (event: Event) => {
    event.preventDefault();
    for (const select of selects) select.value = '0';
    choose();
  };
  fill();
  table.onRows(() => {
    fill();
    choose();
  });
  if (box) afterTyping(box, choose);
  for (const select of selects) select.addEventListener('change', choose);
  reset?.addEventListener('click', press);
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
function showNothingLeft(body: HTMLTableSectionElement, text: string | null): void {
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

type RowTerms = { readonly terms: Readonly<Record<string, readonly RowTerm[]>> };

/** The choices of a mini filter's select: each term of the rows once, by name, upwards or downwards as the table says (TAB-15). */
export function miniFilterTerms(
  rows: Iterable<RowTerms>,
  taxonomy: string,
  order: 'ASC' | 'DESC',
): readonly RowTerm[] {
  const terms = new Map<number, RowTerm>();
  for (const row of rows) for (const term of row.terms[taxonomy] ?? []) terms.set(term.id, term);
  const sign = order === 'ASC' ? 1 : -1;
  const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });
  return [...terms.values()].sort((a, b) => sign * (collator.compare(a.name, b.name) || a.id - b.id));
}

/** Whether a row has every term that is chosen; 0 is no choice (TAB-15). */
export function hasTerms({ terms }: RowTerms, chosen: Readonly<Record<string, number>>): boolean {
  return Object.entries(chosen).every(
    ([taxonomy, id]) => id === 0 || (terms[taxonomy] ?? []).some((term) => term.id === id),
  );
}

/** What can be read in a row: the words of its cells, and of the parts of a cell, with a gap between them (TAB-18, TAB-19). */
function rowText(row: HTMLTableRowElement): string {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  let read = '';
  let last: Element | null = null;
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const unread = parent?.closest('legend, [hidden]') ?? null;
    if (unread && unread !== row && row.contains(unread)) continue;
    read += `${parent === last ? '' : ' '}${textContent}`;
    last = parent;
  }
  return read;
}
