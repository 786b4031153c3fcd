import type { Point } from './outlines.ts';
import { path } from './path.ts';

// Catmull-Rom as cubic pieces: the curve goes through every point.
function pieces(points: readonly Point[], pick: (index: number) => Point): string {
  return points
    .slice(0, -1)
    .map((_, index) => {
      const [ax, ay] = pick(index - 1);
      const [bx, by] = pick(index);
      const [cx, cy] = pick(index + 1);
      const [dx, dy] = pick(index + 2);
      return path`C${bx + (cx - ax) / 6} ${by + (cy - ay) / 6} ${cx - (dx - bx) / 6} ${cy - (dy - by) / 6} ${cx} ${cy}`;
    })
    .join('');
}

function pointAt(points: readonly Point[], index: number): Point {
  return points[index] ?? [0, 0];
}

/** The cubic pieces of a soft line through the points, without its beginning. */
export function softPieces(points: readonly Point[]): string {
  return pieces(points, (index) => pointAt(points, Math.max(0, Math.min(points.length - 1, index))));
}

/** An open soft line through the points. */
export function softLine(points: readonly Point[]): string {
  const [x, y] = pointAt(points, 0);
  return path`M${x} ${y}` + softPieces(points);
}

/** A closed soft outline through the points. */
export function softShape(points: readonly Point[]): string {
  const count = points.length;
  const [x, y] = pointAt(points, 0);
  const round = [...points, pointAt(points, 0)];
  return `${path`M${x} ${y}`}${pieces(round, (index) => pointAt(points, (index + count) % count))}Z`;
}
