import { Button } from '#kit/ui/controls/button.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import styles from './table.module.css';
import type { TableSearch } from './use-table-search.ts';

/** The pages of what was found (BULK-03). */
export function ResultPages({
  search,
  onPage,
}: {
  readonly search: TableSearch;
  readonly onPage: () => void;
}) {
  const { pages: words } = useBulkWords();
  const { paging } = search.result;
  if (!paging || paging.pages < 2) return null;
  const { page, pages } = paging;
  const goToPage = (to: number) => {
    search.turnTo(to);
    onPage();
  };
  return (
    <nav className={styles.pages} aria-label={words.label}>
      <Button kind="secondary" disabled={page <= 1} onClick={() => goToPage(page - 1)}>
        {words.previous}
      </Button>
      <span>{words.at(page, pages)}</span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => goToPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
