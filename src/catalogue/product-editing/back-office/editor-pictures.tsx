import { AddFromLibrary } from '#catalogue/media/back-office/add-from-library.tsx';
import { UploadForm } from '#catalogue/media/back-office/upload-form.tsx';
import { useRevalidateWhile } from '#catalogue/media/back-office/use-revalidate-while.ts';
import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import { picturesPath, uploadPath } from '#catalogue/media/rules/upload-form.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Picture as ShownPicture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { EditorPicture } from '../server/library-pictures.ts';
import styles from './editor-pictures.module.css';
import sheet from './product-editor.module.css';

const MOST_SHOWN = 8;

/** The pictures of a product in small, new ones, and the way to the page that arranges them. */
export function EditorPictures({
  productId,
  pictures,
  inTheMaking,
  nonce,
}: {
  readonly productId: number;
  readonly pictures: readonly EditorPicture[];
  /** how many more will be shown once their sizes are made */
  readonly inTheMaking: number;
  /** of uploads to this product */
  readonly nonce: string;
}) {
  const { productEditor: words } = useBackOfficeWords();
  useRevalidateWhile(inTheMaking > 0);
  const more = pictures.length - MOST_SHOWN;
  return (
    <div className={styles.pictures}>
      {inTheMaking > 0 ? <p className={sheet.hint}>{words.picturesInTheMaking(inTheMaking)}</p> : null}
      {pictures.length === 0 && inTheMaking === 0 ? <p className={sheet.hint}>{words.noPictures}</p> : null}
      {pictures.length === 0 ? null : (
        <ul>
          {pictures.slice(0, MOST_SHOWN).map((picture) => (
            <li key={picture.key}>
              <ShownPicture source={pictureBase(picture)} sizes="72px" />
            </li>
          ))}
          {more > 0 ? <li>{words.morePictures(more)}</li> : null}
        </ul>
      )}
      <UploadForm path={uploadPath(productId)} nonce={nonce} purpose="product" isPart />
      <div className={styles.ways}>
        <AddFromLibrary productId={productId} nonce={nonce} />
        {pictures.length === 0 ? null : (
          <a className={buttonClass({ kind: 'secondary' })} href={picturesPath(productId)}>
            {words.managePictures}
          </a>
        )}
      </div>
    </div>
  );
}
