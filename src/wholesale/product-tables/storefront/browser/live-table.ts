import { createListeners } from '#kit/browser/storefront/create-listeners.ts';
import { productTable as it, type ProductTableMessages } from '#messages/it/product-table.ts';
import type { SiteData } from '../../rules/site-data.ts';
import type { TableConfig } from '../../rules/table-config.ts';
import { readRow } from './read-row.ts';
import { createTableStore, type TableStore } from './table-store.ts';

/** What became of the rows: all are new, or some came after those that were there. */
export type RowsChange = 'replaced' | 'appended';

/** A table of the page that has come to life: its markup, what its attributes say, and the state of its rows. */
export type LiveTable = {
  readonly id: number;
  readonly root: HTMLElement;
  readonly body: HTMLTableSectionElement;
  readonly config: TableConfig;
  readonly site: SiteData;
  readonly words: ProductTableMessages;
  /** the address of the page without its query */
  readonly path: string;
  readonly store: TableStore;
  /** the rows that are there now, in their order */
  rows(): readonly HTMLTableRowElement[];
  /** the row of a product; null where it is not there */
  rowOf(id: number): HTMLTableRowElement | null;
  /** a marked cell of a row: `data-place`; null where the table has no such column */
  cell(id: number, name: string): HTMLElement | null;
  /** takes in the rows that the body holds now, and notifies the listeners */
  takeRows(change: RowsChange): void;
  onRows(listener: (change: RowsChange) => void): () => void;
};

/** A part of what a table does in a browser. */
export type TableFeature = (table: LiveTable) => void;

export const idOf = (row: HTMLElement) => Number(row.dataset.product_id);

// Both were written by the server of the same version.
const parsedFrom = <T>(text: string | undefined): T => JSON.parse(text ?? '{}');

/** The table of an element that the server drew; null where it is none. `words` are those of the page's language. */
export function createLiveTable(root: HTMLElement, words: ProductTableMessages = it): LiveTable | null {
  const body = root.querySelector('tbody');
  if (!body) return null;
  const store = createTableStore();
  const { subscribe, notify } = createListeners<[change: RowsChange]>();
  const rows = () => [...body.querySelectorAll<HTMLTableRowElement>('tr[data-row]')];
  const rowOf = (id: number) =>
    body.querySelector<HTMLTableRowElement>(`tr[data-row][data-product_id="${id}"]`);
  store.replaceRows(rows().map(readRow));
  return {
    id: Number(root.dataset.temp_number),
    root,
    body,
    config: parsedFrom<TableConfig>(root.dataset.config_json),
    site: parsedFrom<SiteData>(root.dataset.site_json),
    words,
    path: root.dataset.path ?? window.location.pathname,
    store,
    rows,
    rowOf,
    cell: (id, name) => rowOf(id)?.querySelector<HTMLElement>(`[data-place="${name}"]`) ?? null,
    takeRows(change) {
      if (change === 'replaced') store.replaceRows(rows().map(readRow));
      else store.appendRows(rows().map(readRow));
      notify(change);
    },
    onRows: subscribe,
  };
}
