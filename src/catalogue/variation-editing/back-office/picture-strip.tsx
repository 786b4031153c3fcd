import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import type { ProductPicture } from '#catalogue/media/rules/product-picture.ts';
import { picturesPath } from '#catalogue/media/rules/upload-form.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { pictureType } from './grid-props.ts';
import styles from './picture-strip.module.css';

export type PictureStripProps = {
  readonly productId: number;
  readonly pictures: readonly ProductPicture[];
  /** to the chosen rows; null takes theirs away */
  readonly onGive: (image: number | null) => void;
};

/** The pictures of the product: dragged onto a variation, or pressed for all that are chosen. */
export function PictureStrip({ productId, pictures, onGive }: PictureStripProps) {
  const { staffVariations } = useBackOfficeWords();
  const words = staffVariations.pictures;
  if (pictures.length === 0) {
    return (
      <p className={styles.hint}>
        {words.add} <a href={picturesPath(productId)}>{words.addLink}</a>.
      </p>
    );
  }
  return (
    <section className={styles.strip} aria-label={words.title}>
      <p className={styles.hint}>{words.hint}</p>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.picture}
              aria-label={words.give(at + 1)}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData(pictureType, String(picture.id));
                event.dataTransfer.effectAllowed = 'copy';
              }}
              onClick={() => onGive(picture.id)}
            >
              <Picture
                source={{ ...pictureBase(picture), alt: '' }}
                sizes="56px"
                upTo={320}
                draggable={false}
              />
              <small>{at + 1}</small>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => onGive(null)}>
        {words.none}
      </Button>
    </section>
  );
}
