import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ListedPicture } from '../rules/library-list.ts';
import { isMade } from '../rules/library-picture.ts';
import { pictureBase } from '../rules/picture-base.ts';
import styles from './library.module.css';

/** A picture of the library in small, or that it is still being prepared. */
export function LibraryThumb({
  picture,
  kind,
}: {
  readonly picture: Pick<ListedPicture, 'key' | 'width' | 'height' | 'widths' | 'alt'>;
  readonly kind: 'card' | 'row' | 'whole';
}) {
  const { staffMedia: words } = useBackOfficeWords();
  const sizes = { card: '200px', row: '56px', whole: '(max-width: 900px) 100vw, 480px' }[kind];
  return isMade(picture) ? (
    <Picture className={styles[kind]} source={{ ...pictureBase(picture), alt: '' }} sizes={sizes} />
  ) : (
    <span className={`${styles[kind]} ${styles.making}`}>{words.making}</span>
  );
}
