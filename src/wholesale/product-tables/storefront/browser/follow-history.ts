import { fillSearch } from './follow-search.ts';
import type { LiveTable } from './live-table.ts';
import { isSameState, onTravel, recordedState } from './table-history.ts';
import type { TableLoader } from './table-loader.ts';

/** Back and Forward lead through the states of a table, which its search form shows as well; so does coming back from another page. */
export function followHistory(table: LiveTable, loader: TableLoader): () => void {
  const opened = loader.now();
  const follow = () => {
    const target = recordedState(table.id) ?? opened;
    if (isSameState(target, loader.now())) return;
    fillSearch(table.root, target.search);
    void loader.restore(target);
  };
  follow();
  return onTravel(follow);
}
