import type { Point } from '../pen/outlines.ts';
import { path } from '../pen/path.ts';

/** A view without perspective upon a box: where one unit to the right, upwards and to the back goes on the sheet. */
export type Camera = { readonly right: Point; readonly up: Point; readonly back: Point };

/** The camera turned (degrees to the side) and raised (degrees above the ground). */
export function camera(turned: number, raised: number): Camera {
  const a = (turned * Math.PI) / 180;
  const b = (raised * Math.PI) / 180;
  return {
    right: [Math.cos(a), Math.sin(a) * Math.sin(b)],
    up: [0, -Math.cos(b)],
    back: [Math.sin(a), -Math.cos(a) * Math.sin(b)],
  };
}

/** Where a point of space lies on the sheet, with the origin at `zero`. */
export function onSheet(view: Camera, zero: Point, [x, y, z]: readonly [number, number, number]): Point {
  const { right, up, back } = view;
  return [zero[0] + x * right[0] + y * up[0] + z * back[0], zero[1] + x * right[1] + y * up[1] + z * back[1]];
}

/** Content drawn flat, laid on a plane that starts at a point of the sheet and follows two directions. */
export function onPlane(content: string, start: Point, along: Point, down: Point): string {
  const numbers = [...along, ...down].map((value) => String(Math.round(value * 10000) / 10000)).join(' ');
  return path`<g transform="matrix(${numbers} ${start[0]} ${start[1]})">${content}</g>`;
}
