import type { Variant } from '../picture-spec.ts';
import type { Point } from './outlines.ts';

/** What drawings are made with: the studio pen shades, the line pen draws the same part as a plan. */
export type Pen = {
  /** a closed outline filled with a paint or a colour */
  shape(outline: string, paint: string): string;
  /** light or shade upon a shape; nothing on a plan */
  sheen(outline: string, colour: string, opacity: number): string;
  /** a narrow line on a surface: a seam, a groove, a rib */
  line(outline: string, colour: string, width: number): string;
  /** a round bar or hose along a line */
  tube(outline: string, width: number, colour: string, cap?: 'round' | 'butt'): string;
  /** a plate of some thickness: the front outline, and how far its back lies from it */
  slab(outline: string, back: Point, face: string, side: string): string;
  /** the face of turned metal, a ring around a centre */
  spin(cx: number, cy: number, outer: number, inner: number, colour: string): string;
  /** the soft shadow that a part throws on the ground */
  shadow(cx: number, cy: number, rx: number, ry: number): string;
};

/** A drawn part and the rectangle that it fills, in units of the 1200 x 1200 sheet. */
export type Drawing = {
  readonly body: string;
  readonly frame: { left: number; top: number; right: number; bottom: number };
};

/** A drawing of one kind of part. */
export type Draw = (pen: Pen, variant: Variant) => Drawing;
