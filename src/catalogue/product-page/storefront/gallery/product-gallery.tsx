import { useEffect, useState } from 'react';
import type { Picture as ShopPicture } from '#catalogue/media/rules/picture.ts';
import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { GalleryFeatures } from '../../rules/gallery-features.ts';
import { galleryMarks } from '../../rules/gallery-features.ts';
import { shownImages } from '../../rules/gallery-image.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { GalleryThumb } from './gallery-thumb.tsx';
import type { LivelyGallery } from './lively-gallery.tsx';
import styles from './product-gallery.module.css';

export type ProductGalleryProps = {
  readonly images: OfferedProduct['gallery'];
  /** stands in for the first image while a variation is shown (VAR-04) */
  readonly variationPicture: ShopPicture | null;
  /** null: plain images */
  readonly features: GalleryFeatures | null;
  readonly platform: string;
};

/**
 * Plain images: thumbnails choose the large one by radio buttons, which need no script (PDP-09). If the settings turn features on, the
 * interactive gallery replaces them once it is loaded.
 */
export function ProductGallery({ images, variationPicture, features, platform }: ProductGalleryProps) {
  const words = productPageFor(useWords().locale);
  const [seen, setSeen] = useState(0);
  const LivelyGallery = useLivelyGallery(features);
  useEffect(() => {
    if (variationPicture) setSeen(0);
  }, [variationPicture]);
  const shown = shownImages(images, variationPicture);
  if (shown.length === 0) {
    return (
      <div className={`${galleryMarks(platform, 'without')} ${styles.gallery}`}>
        <NoPicture />
      </div>
    );
  }
  if (LivelyGallery && features) {
    return (
      <LivelyGallery images={shown} features={features} platform={platform} seen={seen} onSeen={setSeen} />
    );
  }
  return (
    <fieldset className={`${galleryMarks(platform, 'with')} ${styles.gallery}`}>
      <legend className={visuallyHidden}>{words.gallery}</legend>
      <div className={`${platform}-product-gallery__wrapper ${styles.wrapper}`}>
        {shown.map((image, index) => (
          <div key={index === 0 ? 'first' : image.key} className={styles.item}>
            {shown.length > 1 ? (
              <GalleryThumb
                image={image}
                label={words.imageOf(index + 1, shown.length)}
                chosen={seen === index}
                onChoose={() => setSeen(index)}
              />
            ) : null}
            <figure className={`${platform}-product-gallery__image ${styles.large}`}>
              <GalleryPicture image={image} eager={index === 0} />
              {image.caption === '' ? null : <figcaption>{image.caption}</figcaption>}
            </figure>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The gallery that slides, magnifies or fills the screen, once it has been loaded; never loaded where all is off (PDP-09). */
function useLivelyGallery(features: GalleryFeatures | null): typeof LivelyGallery | null {
  const [loaded, setLoaded] = useState<{ readonly gallery: typeof LivelyGallery } | null>(null);
  const wanted = features !== null;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // If it cannot be loaded, the plain images stay.
    import('./lively-gallery.tsx').then(
      ({ LivelyGallery: gallery }) => left || setLoaded({ gallery }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return loaded?.gallery ?? null;
}
