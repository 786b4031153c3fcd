import { softLine } from '../pen/curves.ts';
import type { Point } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';

type Helix = {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly radius: number;
  /** radius at the top where the spring is conical */
  readonly topRadius?: number;
  readonly flat: number;
  readonly turns: number;
  readonly wire: number;
  readonly colour: string;
};

// The last turns lie closer together, as where a spring rests on its seats.
function resting(share: number): number {
  return share - Math.sin(share * 2 * Math.PI) * 0.055;
}

/** The two halves of a coil spring on an upright axis, so that something may stand inside it. */
export function helix(pen: Pen, spring: Helix): { readonly behind: string; readonly before: string } {
  const { x, top, bottom, radius, topRadius = radius, flat, turns, wire, colour } = spring;
  const halves = Math.round(turns * 2);
  const at = (turn: number): Point => {
    const share = resting(turn / turns);
    const wide = topRadius + (radius - topRadius) * share;
    const angle = turn * 2 * Math.PI;
    return [x + wide * Math.cos(angle), top + (bottom - top) * share + wide * flat * Math.sin(angle)];
  };
  const half = (index: number) =>
    pen.tube(softLine(Array.from({ length: 9 }, (_, step) => at((index + step / 8) / 2))), wire, colour);
  const every = (parity: number) =>
    Array.from({ length: halves }, (_, index) => (index % 2 === parity ? half(index) : '')).join('');
  return { behind: every(1), before: every(0) };
}
