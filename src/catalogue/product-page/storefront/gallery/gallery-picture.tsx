import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { type GalleryImage, largeImage } from '../../rules/gallery-image.ts';

export type GalleryPictureProps = {
  readonly image: GalleryImage;
  /** seen first, and loaded first */
  readonly eager: boolean;
  readonly sizes?: string | null;
};

const usualSizes = '(width < 720px) 94vw, (width < 1600px) 46vw, 720px';

/** A large image of the gallery, with the address of its largest file (PDP-08). */
export function GalleryPicture({ image, eager, sizes = null }: GalleryPictureProps) {
  const large = largeImage(image);
  return (
    <Picture
      source={pictureSource(image)}
      sizes={sizes ?? usualSizes}
      eager={eager}
      className={eager ? 'wp-post-image' : undefined}
      title={image.title || undefined}
      data-large_image={large.src}
      data-large_image_width={large.width}
      data-large_image_height={large.height}
      data-caption={image.caption}
    />
  );
}
