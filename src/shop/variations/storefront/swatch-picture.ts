import type { Picture } from '#shop/catalogue/rules/product-card.ts';
import { pictureSource } from '#shop/catalogue/storefront/picture-source.ts';
import { type PictureTexts, pictureTexts } from '#ui/display/picture.tsx';

/** The picture of an option, which says nothing: the option's name stands beside it. */
export function swatchPicture(picture: Picture): PictureTexts {
  return pictureTexts({ ...pictureSource(picture), alt: '' });
}
