import { circle } from '../pen/outlines.ts';
import { plate, row } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Pen } from '../pen/pen.ts';
import { transform } from '../pen/transform.ts';

type Coin = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly squash: number;
  readonly depth: number;
  readonly side: string;
  /** radius of the back where the rim is conical */
  readonly backRadius?: number;
  /** what lies on the face, drawn as a circle around the origin; a plain face where it is left out */
  readonly face?: string;
};

/** A wheel standing upright, its face turned a little to the left, its rim visible on the right. */
export function coin(
  pen: Pen,
  { x, y, radius, squash, depth, side, backRadius = radius, face }: Coin,
): string {
  const far = x + depth;
  const wide = radius * squash;
  const rim = path`M${x} ${y - radius}L${far} ${y - backRadius}A${backRadius * squash} ${backRadius} 0 0 1 ${far} ${y + backRadius}L${x} ${y + radius}A${wide} ${radius} 0 0 1 ${x} ${y - radius}Z`;
  const front = face ?? pen.shape(circle(0, 0, radius), plate(side));
  return pen.shape(rim, row(side)) + transform(front, { x, y, squash });
}
