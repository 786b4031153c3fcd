import type { Size } from './picture-size.ts';

/** What a picture loses of each side, in percent of its upright width or height. */
export type PictureEdges = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A point of an upright picture, in percent of its width and height. */
export type FocalPoint = { readonly x: number; readonly y: number };

export const noEdges: PictureEdges = { left: 0, top: 0, right: 0, bottom: 0 };

/** How much of a picture may be cut off, left and right or top and bottom together, in percent. */
export const MOST_CUT = 90;

export const isCut = ({ left, top, right, bottom }: PictureEdges): boolean => left + top + right + bottom > 0;

export const areEdges = ({ left, top, right, bottom }: PictureEdges): boolean =>
  // What is no number is wrong for another reason.
  !(left + right > MOST_CUT || top + bottom > MOST_CUT);

type Area = Size & { readonly left: number; readonly top: number };

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** The pixels of an upright picture that are left when its edges are cut off. */
export function cutArea({ width, height }: Size, { left, top, right, bottom }: PictureEdges): Area {
  const x = Math.round((width * left) / 100);
  const y = Math.round((height * top) / 100);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.round((width * (100 - right)) / 100) - x),
    height: Math.max(1, Math.round((height * (100 - bottom)) / 100) - y),
  };
}

/** A point of the whole picture as one of what is left of it, at its nearest edge where it was cut off. */
export function focusWithin({ x, y }: FocalPoint, { left, top, right, bottom }: PictureEdges): FocalPoint {
  return {
    x: clamp(((x - left) / (100 - left - right)) * 100, 100),
    y: clamp(((y - top) / (100 - top - bottom)) * 100, 100),
  };
}

/** The largest square of a picture around a point, in pixels: the point is in its middle as far as the picture goes. */
export function squareAround({ width, height }: Size, { x, y }: FocalPoint): Area {
  const side = Math.min(width, height);
  return {
    left: clamp(Math.round((width * x) / 100 - side / 2), width - side),
    top: clamp(Math.round((height * y) / 100 - side / 2), height - side),
    width: side,
    height: side,
  };
}

const usualSquares = [160, 320, 640] as const;

/** The sides in which a picture's square is stored, growing, by the size of its largest file. */
export function squareWidths({ width, height }: Size): readonly number[] {
  const largest = Math.min(width, height, usualSquares[2]);
  return [...usualSquares.filter((side) => side < largest), largest];
}
