import { softPieces } from '../pen/curves.ts';
import { ellipse, type Point } from '../pen/outlines.ts';
import { barrel, chrome, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';

/** One part of a turned body: its outline from top to bottom as height and radius. */
export type LathePiece = {
  readonly colour: string;
  readonly points: readonly (readonly [y: number, radius: number])[];
  readonly metal?: boolean;
  readonly soft?: boolean;
  /** a band around what stands in it: without a lid */
  readonly open?: boolean;
};

function side(points: readonly Point[], soft: boolean): string {
  if (soft) return softPieces(points);
  return points
    .slice(1)
    .map(([x, y]) => path`L${x} ${y}`)
    .join('');
}

function silhouette(piece: LathePiece, cx: number, flat: number): string {
  const left = piece.points.map(([y, radius]): Point => [cx - radius, y]);
  const right = piece.points.map(([y, radius]): Point => [cx + radius, y]).reverse();
  const [topY, topR] = piece.points[0] ?? [0, 0];
  const [lowY, lowR] = piece.points.at(-1) ?? [0, 0];
  const soft = piece.soft ?? false;
  const front = path`A${lowR} ${lowR * flat} 0 0 0 ${cx + lowR} ${lowY}`;
  const back = path`A${topR} ${topR * flat} 0 0 0 ${cx - topR} ${topY}`;
  return `${path`M${cx - topR} ${topY}`}${side(left, soft)}${front}${side(right, soft)}${back}Z`;
}

/** A body of revolution on an upright axis, seen slightly from above; the pieces go from the lowest to the highest. */
export function lathe(pen: Pen, cx: number, flat: number, pieces: readonly LathePiece[]): string {
  return pieces
    .map((piece) => {
      const [topY, topR] = piece.points[0] ?? [0, 0];
      const body = pen.shape(silhouette(piece, cx, flat), (piece.metal ? chrome : barrel)(piece.colour));
      const lid = pen.shape(ellipse(cx, topY, topR, topR * flat), plate(tint(piece.colour, 0.14)));
      return topR > 0 && !piece.open ? body + lid : body;
    })
    .join('');
}
