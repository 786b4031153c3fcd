import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';

export type GalleryImage = ProductDetail['gallery'][number];

/** The large file of a gallery image with its width and height in pixels (PDP-08). */
export function largeImage(image: Pick<GalleryImage, 'key' | 'width' | 'height' | 'widths'>): {
  readonly src: string;
  readonly width: number;
  readonly height: number;
} {
  return {
    src: `/media/${image.key}-${Math.max(...image.widths)}.webp`,
    width: image.width,
    height: image.height,
  };
}

/** What stands below an image on the whole screen: its caption, or its title when it has none (PDP-12). */
export function lightboxCaption(image: Pick<GalleryImage, 'caption' | 'title'>): string {
  return image.caption === '' ? image.title : image.caption;
}

/** The images of a gallery while a variation is shown: its picture stands in for the first (VAR-04). */
export function shownImages(
  images: readonly GalleryImage[],
  variationPicture: Omit<GalleryImage, 'title' | 'caption'> | null,
): readonly GalleryImage[] {
  if (variationPicture === null) return images;
  const [first, ...others] = images;
  return [{ title: '', caption: '', ...first, ...variationPicture }, ...others];
}
