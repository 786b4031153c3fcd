import { squareSource } from '#catalogue/products/storefront/picture-source.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import type { GalleryImage } from '../../rules/gallery-image.ts';
import styles from './product-gallery.module.css';

export type GalleryThumbProps = {
  readonly image: GalleryImage;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** A small image that chooses the large one that is seen: a radio button, so that arrow keys move between them. */
export function GalleryThumb({ image, label, chosen, onChoose }: GalleryThumbProps) {
  return (
    <label className={styles.thumb}>
      <input type="radio" name="image" checked={chosen} onChange={onChoose} />
      <span className={visuallyHidden}>{label}</span>
      <Picture source={{ ...squareSource(image), alt: '' }} sizes="80px" />
    </label>
  );
}
