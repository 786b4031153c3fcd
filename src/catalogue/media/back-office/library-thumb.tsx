import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { isDocument } from '../rules/document.ts';
import { isMade } from '../rules/library-item.ts';
import type { ListedItem } from '../rules/library-list.ts';
import { pictureBase } from '../rules/picture-base.ts';
import styles from './library.module.css';

/** A picture of the library in small, or that it is still being prepared; of a document, what it is. */
export function LibraryThumb({
  picture,
  kind,
}: {
  readonly picture: Pick<ListedItem, 'key' | 'width' | 'height' | 'widths' | 'alt' | 'mediaType'>;
  readonly kind: 'card' | 'row' | 'whole';
}) {
  const { staffMedia: words } = useBackOfficeWords();
  const sizes = { card: '200px', row: '56px', whole: '(max-width: 900px) 100vw, 480px' }[kind];
  if (isDocument(picture)) return <span className={`${styles[kind]} ${styles.document}`}>{words.pdf}</span>;
  // In a row its words stand beside it.
  if (kind === 'row' && !isMade(picture)) return <span className={`${styles.row} ${styles.document}`} />;
  return isMade(picture) ? (
    <Picture className={styles[kind]} source={{ ...pictureBase(picture), alt: '' }} sizes={sizes} />
  ) : (
    <span className={`${styles[kind]} ${styles.making}`}>{words.making}</span>
  );
}
