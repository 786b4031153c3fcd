import { MAX_PIXELS, MAX_SIDE, MAX_STORED_HEIGHT, pictureWidths } from './picture-limits.ts';

export type Size = { readonly width: number; readonly height: number };

/** Whether a picture of this size, in pixels, may be decoded at all. */
export function maySizeBeDecoded({ width, height }: Size): boolean {
  return width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
}

/** The largest size, in pixels, that is stored of a picture: never larger than it is. */
export function largestStored({ width, height }: Size): Size {
  const widest = pictureWidths.at(-1) ?? width;
  const scale = Math.min(1, widest / width, MAX_STORED_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The widths that files are made in, growing; the last is the largest stored. */
export function storedWidths(picture: Size): readonly number[] {
  const { width } = largestStored(picture);
  return [...pictureWidths.filter((usual) => usual < width), width];
}
