import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { libraryPicturePath } from '../rules/library-form.ts';
import type { ListedPicture } from '../rules/library-list.ts';
import styles from './library.module.css';
import { LibraryThumb } from './library-thumb.tsx';

/** Pictures of the library side by side, each leading to its page. */
export function LibraryGrid({
  pictures,
  empty,
}: {
  readonly pictures: readonly ListedPicture[];
  readonly empty: string;
}) {
  const { staffMedia: words } = useBackOfficeWords();
  if (pictures.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <a href={libraryPicturePath(picture.id)}>
            <LibraryThumb picture={picture} kind="card" />
            <span className={styles.name}>{picture.fileName || picture.title || picture.alt}</span>
          </a>
          {picture.isUsed ? null : <Badge>{words.unused}</Badge>}
        </li>
      ))}
    </ul>
  );
}
