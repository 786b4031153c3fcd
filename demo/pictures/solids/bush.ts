import { circle } from '../pen/outlines.ts';
import { plate } from '../pen/paints.ts';
import type { Pen } from '../pen/pen.ts';

/** A rubber bush in its steel eye, seen from the front. */
export function bush(pen: Pen, x: number, y: number, radius: number, metal: string): string {
  return (
    pen.slab(circle(x, y, radius), [radius * 0.5, radius * 0.2], plate(metal), metal) +
    pen.shape(circle(x, y, radius * 0.82), plate('#2a2c30')) +
    pen.shape(circle(x, y, radius * 0.46), plate('#b4b9c1')) +
    pen.shape(circle(x, y, radius * 0.26), '#1b1d21')
  );
}
