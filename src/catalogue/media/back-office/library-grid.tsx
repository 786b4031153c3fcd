import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { libraryItemPath } from '../rules/library-form.ts';
import type { ListedItem } from '../rules/library-list.ts';
import styles from './library.module.css';
import { LibraryThumb } from './library-thumb.tsx';

/** Pictures and documents of the library side by side, each leading to its page. */
export function LibraryGrid({
  items,
  empty,
}: {
  readonly items: readonly ListedItem[];
  readonly empty: string;
}) {
  const { staffMedia: words } = useBackOfficeWords();
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={libraryItemPath(item.id)}>
            <LibraryThumb picture={item} kind="card" />
            <span className={styles.name}>{item.fileName || item.title || item.alt}</span>
          </a>
          {item.isUsed ? null : <Badge>{words.unused}</Badge>}
        </li>
      ))}
    </ul>
  );
}
