import { productTableFor } from '#messages/product/product-table-for.ts';
import { followDropDowns } from './follow-drop-downs.ts';
import { followFilters } from './follow-filters.ts';
import { followHistory } from './follow-history.ts';
import { followPaging } from './follow-paging.ts';
import { followSearch } from './follow-search.ts';
import { followSorting } from './follow-sorting.ts';
import { followVariations } from './follow-variations.ts';
import { createLiveTable, type TableFeature } from './live-table.ts';
import { createTableLoader } from './table-loader.ts';

/** What every table does, in this order; a feature that a table does not offer does nothing. */
const features: readonly TableFeature[] = [followVariations, followFilters, followSorting, followDropDowns];

/** Brings a table to life, with further parts of its page; returns how to end it. */
export function startTable(root: HTMLElement, more: readonly TableFeature[] = []): () => void {
  const table = createLiveTable(root, productTableFor(document.documentElement.lang === 'en' ? 'en' : 'it'));
  if (!table) return () => undefined;
  const loader = createTableLoader(table);
  const endings = [
    ...[...features, ...more].map((begin) => begin(table)),
    followSearch(table, loader),
    followPaging(table, loader),
    followHistory(table, loader),
  ];
  root.dataset.alive = '';
  return () => {
    delete root.dataset.alive;
    for (const end of endings) end();
  };
}
