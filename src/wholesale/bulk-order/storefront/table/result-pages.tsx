import { Button } from '#kit/ui/controls/button.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import styles from './table.module.css';
import type { TableSearch } from './use-table-search.ts';

/** The pages of what was found (BULK-03). */
export function ResultPages({
  search,
  onTurn,
}: {
  readonly search: TableSearch;
  readonly onTurn: () => void;
}) {
  const { pages: words } = useBulkWords();
  const { paging } = search.result;
  if (!paging || paging.pages < 2) return null;
  const { page, pages } = paging;
  const turn = (to: number) => {
    search.turnTo(to);
    onTurn();
  };
  return (
    <nav className={styles.pages} aria-label={words.label}>
      <Button kind="secondary" disabled={page <= 1} onClick={() => turn(page - 1)}>
        {words.previous}
      </Button>
      <span>{words.at(page, pages)}</span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => turn(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
