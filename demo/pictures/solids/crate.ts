import type { Point } from '../pen/outlines.ts';
import { polygon, rect } from '../pen/outlines.ts';
import { plate } from '../pen/paints.ts';
import type { Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { type Camera, onPlane, onSheet } from './camera.ts';

type Crate = {
  /** where the lower left corner of the front lies on the sheet */
  readonly zero: Point;
  readonly view: Camera;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: string;
  /** what is printed on the sides, each drawn flat from its upper left corner */
  readonly front?: string;
  readonly side?: string;
  readonly top?: string;
  readonly round?: number;
  /** true where the box does not stand on the ground */
  readonly floating?: boolean;
};

/** A box seen from a corner: front to the left, side to the right, and the top. */
export function crate(pen: Pen, box: Crate): string {
  const { zero, view, width, height, depth, colour, round = 0 } = box;
  const corner = (x: number, y: number, z: number) => onSheet(view, zero, [x, y, z]);
  const down: Point = [-view.up[0], -view.up[1]];
  const toward: Point = [-view.back[0], -view.back[1]];
  const face = (wide: number, high: number, amount: number, print: string | undefined) =>
    pen.shape(rect(0, 0, wide, high, round), plate(tint(colour, amount))) + (print ?? '');
  // The ground lies in shade all around the foot of the box, more on the side away from the light.
  const shade = [72, 64, 56, 48, 41, 34, 28, 22, 16, 11, 6, 2]
    .map((wide) => {
      const foot = [
        corner(-wide * 0.5, 0, -wide * 0.35),
        corner(width + wide, 0, -wide * 0.35),
        corner(width + wide, 0, depth + wide * 0.3),
        corner(-wide * 0.3, 0, depth + wide * 0.3),
      ];
      return pen.sheen(polygon(foot), '#16181d', 0.036);
    })
    .join('');
  return (
    (box.floating ? '' : shade) +
    onPlane(face(width, depth, 0.16, box.top), corner(0, height, depth), view.right, toward) +
    onPlane(face(depth, height, -0.3, box.side), corner(width, height, 0), view.back, down) +
    onPlane(face(width, height, 0, box.front), corner(0, height, 0), view.right, down)
  );
}
