import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { GalleryIcon } from '#kit/ui/gallery/gallery-icon.tsx';
import { Slider } from '#kit/ui/gallery/slider.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { galleryFor } from '#messages/gallery-for.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { type GalleryFeatures, galleryMarks, gallerySlideMs } from '../../rules/gallery-features.ts';
import type { GalleryImage } from '../../rules/gallery-image.ts';
import { GalleryStage } from './gallery-stage.tsx';
import { GalleryThumb } from './gallery-thumb.tsx';
import styles from './lively-gallery.module.css';
import plain from './product-gallery.module.css';

const loadLightbox = () => import('./product-lightbox.tsx');
const ProductLightbox = lazy(async () => ({ default: (await loadLightbox()).ProductLightbox }));
const ignore = () => undefined;

export type LivelyGalleryProps = {
  readonly images: readonly GalleryImage[];
  readonly features: GalleryFeatures;
  readonly platform: string;
  readonly seen: number;
  readonly onSeen: (index: number) => void;
};

/** The gallery with the features of the settings: slider, zoom, lightbox (PDP-09 to PDP-12). */
export function LivelyGallery({ images, features, platform, seen, onSeen }: LivelyGalleryProps) {
  const { locale } = useWords();
  const words = productPageFor(locale);
  const { wholeScreen } = galleryFor(locale);
  const [magnified, setMagnified] = useState(false);
  const [onWholeScreen, setOnWholeScreen] = useState(false);
  const choose = (index: number) => {
    setMagnified(false);
    onSeen(index);
  };
  // Radio buttons go from the last to the first; a slider without loop does not.
  const stayAtEnds = (event: KeyboardEvent) => {
    const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
    const on = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    const isThumb = event.target instanceof HTMLInputElement;
    if (isThumb && ((back && seen === 0) || (on && seen === images.length - 1))) event.preventDefault();
  };
  const stageOf = (image: GalleryImage, index: number) => (
    <GalleryStage
      image={image}
      platform={platform}
      eager={index === 0}
      zoom={features.zoom ? { magnified: magnified && index === seen, onMagnified: setMagnified } : null}
    />
  );
  const current = images[seen] ?? images[0];
  return (
    <fieldset
      className={`${galleryMarks(platform, 'with')} ${plain.gallery} ${styles.gallery}`}
      onKeyDown={features.slider ? stayAtEnds : undefined}
    >
      <legend className={visuallyHidden}>{words.gallery}</legend>
      <div className={`${platform}-product-gallery__wrapper ${plain.large}`}>
        {features.slider && images.length > 1 ? (
          <GallerySlides
            images={images}
            stageOf={stageOf}
            seen={seen}
            onSeen={choose}
            magnified={magnified}
            underMouse={features.zoom}
          />
        ) : current ? (
          stageOf(current, seen)
        ) : null}
        {features.lightbox ? (
          <button
            type="button"
            className={`${platform}-product-gallery__trigger ${styles.trigger}`}
            aria-label={wholeScreen}
            aria-haspopup="dialog"
            title={wholeScreen}
            onPointerEnter={() => void loadLightbox().catch(ignore)}
            onFocus={() => void loadLightbox().catch(ignore)}
            onClick={() => setOnWholeScreen(true)}
          >
            <GalleryIcon name="expand" />
          </button>
        ) : null}
      </div>
      {images.length > 1
        ? images.map((image, index) => (
            <GalleryThumb
              key={index === 0 ? 'first' : image.key}
              image={image}
              label={words.imageOf(index + 1, images.length)}
              chosen={seen === index}
              onChoose={() => choose(index)}
            />
          ))
        : null}
      {onWholeScreen ? (
        <Suspense fallback={null}>
          <ProductLightbox
            images={images}
            seen={seen}
            onSeen={choose}
            onClose={() => setOnWholeScreen(false)}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

type GallerySlidesProps = {
  readonly images: readonly GalleryImage[];
  readonly stageOf: (image: GalleryImage, index: number) => ReactNode;
  readonly seen: number;
  readonly onSeen: (index: number) => void;
  readonly magnified: boolean;
  /** the mouse magnifies, so that it cannot drag as well */
  readonly underMouse: boolean;
};

/** The images in a row that slides (PDP-10). */
function GallerySlides({ images, stageOf, seen, onSeen, magnified, underMouse }: GallerySlidesProps) {
  return (
    <Slider
      slides={images.map((image, index) => ({
        key: index === 0 ? 'first' : image.key,
        content: stageOf(image, index),
      }))}
      shown={seen}
      onShown={onSeen}
      slideMs={gallerySlideMs}
      mayDrag={(event) => !magnified && !(underMouse && event instanceof MouseEvent)}
    />
  );
}
