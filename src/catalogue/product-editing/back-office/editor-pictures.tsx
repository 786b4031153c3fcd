import type { Picture } from '#catalogue/media/rules/picture.ts';
import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import { picturesPath } from '#catalogue/media/rules/upload-form.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Picture as ShownPicture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './product-editor.module.css';

const MOST_SHOWN = 8;

/** The pictures of a product in small, and the way to the page that arranges them. */
export function EditorPictures({
  productId,
  pictures,
}: {
  /** null for a new product */
  readonly productId: number | null;
  readonly pictures: readonly Picture[];
}) {
  const { productEditor: words } = useBackOfficeWords();
  if (productId === null) return <p className={styles.hint}>{words.picturesLater}</p>;
  const more = pictures.length - MOST_SHOWN;
  return (
    <div className={styles.pictures}>
      {pictures.length === 0 ? (
        <p className={styles.hint}>{words.noPictures}</p>
      ) : (
        <ul>
          {pictures.slice(0, MOST_SHOWN).map((picture) => (
            <li key={picture.key}>
              <ShownPicture source={pictureBase(picture)} sizes="72px" />
            </li>
          ))}
          {more > 0 ? <li>{words.morePictures(more)}</li> : null}
        </ul>
      )}
      <a className={buttonClass({ kind: 'secondary' })} href={picturesPath(productId)}>
        {words.managePictures}
      </a>
    </div>
  );
}
