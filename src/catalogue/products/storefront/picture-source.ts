import type { Picture } from '#catalogue/media/rules/picture.ts';
import { squareWidths } from '#catalogue/media/rules/picture-cut.ts';
import type { PictureSource } from '#kit/ui/display/picture.tsx';

/** Where the files of a picture of the shop lie. */
export function pictureSource(picture: Picture): PictureSource {
  return { ...picture, base: `/media/${picture.key}` };
}

/** The same for a square frame: around the point that stays in view where the picture has one, else the whole picture. */
export function squareSource(picture: Picture): PictureSource {
  if (!picture.square) return pictureSource(picture);
  const widths = squareWidths(picture);
  const side = widths.at(-1) ?? picture.width;
  return { ...picture, base: `/media/${picture.key}-square`, width: side, height: side, widths };
}
