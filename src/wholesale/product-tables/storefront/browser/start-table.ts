import { productTableFor } from '#messages/product/product-table-for.ts';
import { followFilters } from './follow-filters.ts';
import { followPaging } from './follow-paging.ts';
import { fillSearch, followSearch } from './follow-search.ts';
import { followSorting } from './follow-sorting.ts';
import { followVariations } from './follow-variations.ts';
import { createLiveTable, type LiveTable, type TableFeature } from './live-table.ts';
import { isSameState, onTravel, recordedState } from './table-history.ts';
import { createTableLoader, type TableLoader } from './table-loader.ts';

/** What every table does, in this order; a feature that a table does not offer does nothing. */
const features: readonly TableFeature[] = [followVariations, followFilters, followSorting, followDropDowns];

/** Brings a table to life, with further parts of its page. */
export function startTable(root: HTMLElement, more: readonly TableFeature[]): void {
  const table = createLiveTable(root, productTableFor(document.documentElement.lang === 'en' ? 'en' : 'it'));
  if (!table) return;
  const loader = createTableLoader(table);
  for (const begin of [...features, ...more]) begin(table);
  followSearch(table, loader);
  followPaging(table, loader);
  followHistory(table, loader);
  root.dataset.alive = '';
}

/** Where the site says so, the selects of the query search are searchable; they are native until that is loaded (TAB-23). */
function followDropDowns(table: LiveTable): void {
  if (table.site.select2 !== '1' || !table.root.querySelector('form[data-query-search]')) return;
  import('./drop-downs.tsx').then(
    ({ startDropDowns }) => startDropDowns(table),
    () => undefined,
  );
}

/** Back and Forward lead through the states of a table, which its search form shows as well; so does coming back from another page. */
function followHistory(table: LiveTable, loader: TableLoader): void {
  const opened = loader.now();
  const follow = () => {
    const target = recordedState(table.id) ?? opened;
    if (isSameState(target, loader.now())) return;
    fillSearch(table.root, target.search);
    void loader.restore(target);
  };
  follow();
  onTravel(follow);
}
