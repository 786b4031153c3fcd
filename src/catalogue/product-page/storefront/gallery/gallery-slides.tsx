import type { ReactNode } from 'react';
import { Slider } from '#kit/ui/gallery/slider.tsx';
import { gallerySlideMs } from '../../rules/gallery-features.ts';
import type { GalleryImage } from '../../rules/gallery-image.ts';

export type GallerySlidesProps = {
  readonly images: readonly GalleryImage[];
  readonly stageOf: (image: GalleryImage, index: number) => ReactNode;
  readonly seen: number;
  readonly onSeen: (index: number) => void;
  readonly magnified: boolean;
  /** the mouse magnifies, so that it cannot drag as well */
  readonly underMouse: boolean;
};

/** The images in a row that slides (PDP-10). */
export function GallerySlides({ images, stageOf, seen, onSeen, magnified, underMouse }: GallerySlidesProps) {
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
