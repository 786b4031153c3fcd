import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { StoreImage } from '#foundation/calls/rules/store-money.ts';

const thumbnailWidth = 320;

/** The address of a picture's WebP file in a width. */
export function mediaUrl(shopUrl: string, key: string, width: number): string {
  return `${shopUrl}/media/${key}-${width}.webp`;
}

/** All widths of a picture, as the value of `srcset`. */
export function srcsetOf(shopUrl: string, picture: Picture): string {
  return picture.widths.map((width) => `${mediaUrl(shopUrl, picture.key, width)} ${width}w`).join(', ');
}

/** The smallest width that is at least the wanted one, else the largest. */
export function widthFrom(picture: Picture, wantedWidth: number): number {
  const sorted = [...picture.widths].sort((a, b) => a - b);
  return sorted.find((width) => width >= wantedWidth) ?? sorted.at(-1) ?? picture.width;
}

/** A picture as clients of the Store API expect it. */
export function imageObject(
  shopUrl: string,
  picture: Picture & { readonly id: number; readonly title?: string },
): StoreImage {
  const largest = widthFrom(picture, Number.POSITIVE_INFINITY);
  const srcset = srcsetOf(shopUrl, picture);
  return {
    id: picture.id,
    src: mediaUrl(shopUrl, picture.key, largest),
    thumbnail: mediaUrl(shopUrl, picture.key, widthFrom(picture, thumbnailWidth)),
    srcset,
    sizes: `(max-width: ${largest}px) 100vw, ${largest}px`,
    thumbnail_srcset: srcset,
    thumbnail_sizes: `(max-width: ${thumbnailWidth}px) 100vw, ${thumbnailWidth}px`,
    name: picture.title || picture.alt,
    alt: picture.alt,
  };
}
