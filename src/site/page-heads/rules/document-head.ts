import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { Crumb } from '#catalogue/products/rules/listing.ts';

/** A picture as it is shared: a JPEG, which every program reads; sizes in pixels. */
export type SharePicture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** What the head of a page says to browsers, search engines and previews of its address. */
export type DocumentHead = {
  /** whole, with the name of the shop where it fits */
  readonly title: string;
  readonly description: string;
  /** the one address of what the page shows; null for a page that machines should not keep */
  readonly path: string | null;
  readonly kind?: 'product' | 'article';
  readonly picture?: SharePicture | null;
  /** in euro, with a point: `12.20` */
  readonly price?: string | null;
  readonly inStock?: boolean;
  /** the way to the page, the page itself last */
  readonly crumbs?: readonly Crumb[];
};

const wantedWidth = 1200;

/** The file of a picture that is shared: the largest up to 1200 pixels of width, or the smallest there is. */
export function sharePicture(picture: Picture | null | undefined): SharePicture | null {
  if (!picture || picture.widths.length === 0) return null;
  const fitting = picture.widths.filter((width) => width <= wantedWidth);
  const width = fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
  return {
    path: `/media/${picture.key}-${width}.jpg`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}
