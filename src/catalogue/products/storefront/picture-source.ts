import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { PictureSource } from '#kit/ui/display/picture.tsx';

/** Where the files of a picture of the shop lie. */
export function pictureSource(picture: Picture): PictureSource {
  return { ...picture, base: `/media/${picture.key}` };
}
