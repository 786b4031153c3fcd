import type { PictureSource } from '#ui/display/picture.tsx';
import type { Picture } from '../rules/product-card.ts';

/** Where the files of a picture of the shop lie. */
export function pictureSource(picture: Picture): PictureSource {
  return { ...picture, base: `/media/${picture.key}` };
}
