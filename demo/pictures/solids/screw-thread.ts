import { path } from '../pen/path.ts';
import type { Pen } from '../pen/pen.ts';

const ink = '#3a3d43';

type Thread = {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** half the width of the bolt */
  readonly half: number;
  readonly pitch?: number;
};

/** The grooves of a thread on an upright bolt. */
export function screwThread(pen: Pen, { x, top, bottom, half, pitch = 9 }: Thread): string {
  const turns = Array.from(
    { length: Math.floor((bottom - top) / pitch) },
    (_, index) => path`M${x - half} ${top + index * pitch}l${half * 2} ${pitch * 0.55}`,
  );
  return pen.line(turns.join(''), ink, pitch * 0.27);
}
