import { compareCells, sortedBy, type TableSort } from '../../rules/row-order.ts';
import { totalOf, unitOf, weightOf } from '../../rules/rows/table-state.ts';
import { idOf, type LiveTable } from './live-table.ts';

/** What a cell is compared by: the number that it tells, or its text. */
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
export function followSorting(table: LiveTable): () => void {
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
    // One step for the browser: a row in which somebody types keeps its focus only if it stays where it is.
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
  const end = table.onRows((change) => {
    if (change === 'replaced') sort = null;
    apply();
  });
  return () => {
    end();
    for (const head of heads) {
      head.removeEventListener('click', press);
      head.replaceChildren(head.textContent);
    }
  };
}
