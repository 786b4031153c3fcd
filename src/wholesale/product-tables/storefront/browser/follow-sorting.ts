import { totalOf, unitOf, weightOf } from '../../rules/rows/table-state.ts';
import { idOf, type LiveTable } from './live-table.ts';

/** Numbers of a table are compared as whole ones: times so much (TAB-40). */
const numberFactor = 100_000;

/** Texts are compared by so many of their first characters (TAB-41). */
const comparedCharacters = 80;

type SortDirection = 'ASC' | 'DESC';

/** How a table is sorted now; null: as it came. */
type TableSort = { readonly column: string; readonly direction: SortDirection };

/** What a click on the head of a column makes of the order: upwards first, each further click the other way (TAB-39). */
export function sortedBy(before: TableSort | null, column: string): TableSort {
  const isResend = before?.column === column;
  return { column, direction: isResend && before.direction === 'ASC' ? 'DESC' : 'ASC' };
}

// Rows without a value come last, in both directions.
const isNothing = (value: number | string) => value === '' || Number.isNaN(value);

const key = (value: number | string) =>
  typeof value === 'number' ? Math.round(value * numberFactor) : value.slice(0, comparedCharacters);

/** Compares two cells of a column: numbers by size, texts by their first 80 characters (TAB-40, TAB-41). */
export function compareCells(
  a: number | string,
  b: number | string,
  direction: SortDirection,
  locale: 'it' | 'en' = 'it',
): number {
  if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
  const sign = direction === 'ASC' ? 1 : -1;
  const [one, other] = [key(a), key(b)];
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), locale);
}

/** What a cell is compared by: its number, or its text. */
function sortValue(table: LiveTable, row: HTMLTableRowElement, column: string): number | string {
  const state = table.store.row(idOf(row));
  const cell = row.querySelector<HTMLElement>(`td[data-column="${column}"]`);
  const side = cell?.querySelector<HTMLElement>('[data-value]')?.dataset.value;
  const quantity = state?.quantity ?? 0;
  const number = (value: number | null | undefined) => value ?? Number.NaN;
  switch (column) {
    case 'price':
      return number(state && (unitOf(state) ?? leastPrice(state.row.product_variations)));
    case 'total':
      return number(state && totalOf(state));
    case 'weight':
      return number(state && weightOf(state)) * quantity;
    case 'serial_number':
    case 'product_id':
      return Number(cell?.textContent);
    case 'length':
    case 'width':
    case 'height':
      return side === undefined ? Number.NaN : Number(side);
    case 'message':
      return state?.message ?? '';
    default:
      return (cell?.textContent ?? '').trim();
  }
}

function leastPrice(variations: readonly { readonly price: { readonly unit: number } | null }[] | null) {
  const units = (variations ?? []).flatMap(({ price }) => price?.unit ?? []);
  return units.length === 0 ? null : Math.min(...units);
}

/** A click anywhere on the head of a column, or its button by keyboard, sorts the rows by it (TAB-39 to TAB-42); new rows come as they come, further ones are sorted in. */
export function followSorting(table: LiveTable): void {
  const heads = [...table.root.querySelectorAll<HTMLElement>('thead th[data-sort]')];
  let sort: TableSort | null = null;
  const apply = () => {
    for (const head of heads) {
      const isBy = head.dataset.column === sort?.column;
      if (isBy && sort) head.setAttribute('aria-sort', sort.direction === 'ASC' ? 'ascending' : 'descending');
      else head.removeAttribute('aria-sort');
    }
    if (!sort) return;
    const { column, direction } = sort;
    const keyed = table.rows().map((row) => ({ row, value: sortValue(table, row, column) }));
    keyed.sort((a, b) => compareCells(a.value, b.value, direction, table.site.locale));
    for (const { row } of keyed) table.body.append(row);
  };
  const press = ({ currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLElement)) return;
    sort = sortedBy(sort, currentTarget.dataset.column ?? '');
    apply();
  };
  for (const head of heads) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent.trim();
    head.replaceChildren(button);
    head.addEventListener('click', press);
  }
  table.onRows((change) => {
    if (change === 'replaced') sort = null;
    apply();
  });
}
