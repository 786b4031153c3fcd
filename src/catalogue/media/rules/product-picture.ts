import type { Picture } from './picture.ts';

/** The words that staff give a picture. */
export type PictureWords = { readonly alt: string; readonly title: string; readonly caption: string };

/** A picture in the hands of staff; the first of a product is its main one. */
export type ProductPicture = Picture & PictureWords & { readonly id: number };

/** A product as the list of pictures shows it. */
export type PicturedProduct = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly sku: string | null;
  readonly isPublished: boolean;
  readonly picture: Picture | null;
  readonly pictureCount: number;
};
