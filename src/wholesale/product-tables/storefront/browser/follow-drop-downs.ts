import type { LiveTable } from './live-table.ts';

/** Where the site says so, the selects of the query search are searchable; they are native until that is loaded (TAB-23). */
export function followDropDowns(table: LiveTable): () => void {
  if (table.site.select2 !== '1' || !table.root.querySelector('form[data-query-search]'))
    return () => undefined;
  let end: (() => void) | null = null;
  let left = false;
  import('./drop-downs.tsx').then(
    ({ startDropDowns }) => {
      if (!left) end = startDropDowns(table);
    },
    () => undefined,
  );
  return () => {
    left = true;
    end?.();
  };
}
