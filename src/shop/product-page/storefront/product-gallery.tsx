import { useEffect, useState } from 'react';
import type { Picture as ShopPicture } from '#shop/catalogue/rules/product-card.ts';
import { NoPicture } from '#shop/catalogue/storefront/no-picture.tsx';
import { pictureSource } from '#shop/catalogue/storefront/picture-source.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { Picture } from '#ui/display/picture.tsx';
import { visuallyHidden } from '#ui/display/visually-hidden.tsx';
import type { ProductDetail } from '../rules/product-detail.ts';
import styles from './product-gallery.module.css';

export type ProductGalleryProps = {
  readonly images: ProductDetail['gallery'];
  /** stands in for the first image while a variation is shown (VAR-04) */
  readonly variationPicture: ShopPicture | null;
};

const sizes = '(width < 720px) 94vw, (width < 1600px) 46vw, 720px';

/** Plain images; small ones choose the large one that is seen, by radio buttons, which need no script (PDP-09). */
export function ProductGallery({ images, variationPicture }: ProductGalleryProps) {
  const { productPage } = useWords();
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (variationPicture) setSeen(0);
  }, [variationPicture]);
  const [first, ...others] = images;
  const shown =
    variationPicture === null
      ? images
      : [{ title: '', caption: '', ...first, ...variationPicture }, ...others];
  if (shown.length === 0) {
    return (
      <div className={styles.gallery}>
        <NoPicture />
      </div>
    );
  }
  return (
    <fieldset className={styles.gallery}>
      <legend className={visuallyHidden}>{productPage.gallery}</legend>
      {shown.map((image, index) => (
        <div key={index === 0 ? 'first' : image.key} className={styles.item}>
          {shown.length > 1 ? (
            <label className={styles.thumb}>
              <input type="radio" name="image" checked={seen === index} onChange={() => setSeen(index)} />
              <span className={visuallyHidden}>{productPage.imageOf(index + 1, shown.length)}</span>
              <Picture source={{ ...pictureSource(image), alt: '' }} sizes="80px" />
            </label>
          ) : null}
          <figure className={styles.large}>
            <Picture
              source={pictureSource(image)}
              sizes={sizes}
              eager={index === 0}
              title={image.title || undefined}
              data-large_image={`/media/${image.key}-${Math.max(...image.widths)}.webp`}
              data-large_image_width={image.width}
              data-large_image_height={image.height}
              data-caption={image.caption}
            />
            {image.caption === '' ? null : <figcaption>{image.caption}</figcaption>}
          </figure>
        </div>
      ))}
    </fieldset>
  );
}
