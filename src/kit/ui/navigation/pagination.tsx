import { Icon } from '../display/icon.tsx';
import styles from './pagination.module.css';

export type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  /** false where machines are not to follow the pages */
  readonly indexed?: boolean;
  readonly words: {
    readonly pages: string;
    readonly previousPage: string;
    readonly nextPage: string;
    readonly pageNumber: (page: number) => string;
  };
};

export function Pagination({ page, pages, addressOf, words, indexed = true }: PaginationProps) {
  if (pages < 2) return null;
  const nofollow = indexed ? '' : ' nofollow';
  return (
    <nav aria-label={words.pages}>
      <ul className={styles.list}>
        {page > 1 ? (
          <li>
            <a href={addressOf(page - 1)} rel={`prev${nofollow}`} aria-label={words.previousPage}>
              <Icon name="chevron-left" />
            </a>
          </li>
        ) : null}
        {shownPages(page, pages).map((number, index, all) => (
          <li key={number ?? `after-${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={addressOf(number)}
                rel={indexed ? undefined : 'nofollow'}
                aria-label={words.pageNumber(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={addressOf(page + 1)} rel={`next${nofollow}`} aria-label={words.nextPage}>
              <Icon name="chevron-right" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** The page numbers to offer around the current one; null marks a gap. Gaps hide two pages or more. */
export function shownPages(page: number, pages: number): readonly (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 4) for (let n = 1; n <= 5; n++) near.add(n);
  if (page >= pages - 3) for (let n = pages - 4; n <= pages; n++) near.add(n);
  const numbers = [...near].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const missing = n - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : [null, n];
  });
}
