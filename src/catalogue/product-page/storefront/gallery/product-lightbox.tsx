import { Lightbox } from '#kit/ui/gallery/lightbox.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { galleryFor } from '#messages/gallery-for.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { type GalleryImage, largeImage, lightboxCaption } from '../../rules/gallery-image.ts';

export type ProductLightboxProps = {
  readonly images: readonly GalleryImage[];
  readonly seen: number;
  readonly onSeen: (index: number) => void;
  readonly onClose: () => void;
};

/** The images of a product on the whole screen (PDP-12). */
export function ProductLightbox({ images, seen, onSeen, onClose }: ProductLightboxProps) {
  const { locale } = useWords();
  return (
    <Lightbox
      items={images.map((image) => ({
        ...largeImage(image),
        alt: image.alt,
        caption: lightboxCaption(image),
      }))}
      index={seen}
      onIndex={onSeen}
      onClose={onClose}
      words={{ ...galleryFor(locale).lightbox, title: productPageFor(locale).gallery }}
    />
  );
}
