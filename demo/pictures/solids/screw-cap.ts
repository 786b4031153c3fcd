import { path } from '../pen/path.ts';
import type { Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { lathe } from './lathe.ts';

/** The ribbed cap of a can, standing on its neck. */
export function screwCap(pen: Pen, x: number, y: number, radius: number, colour: string): string {
  return (
    lathe(pen, x, 0.34, [
      {
        colour: tint(colour, -0.1),
        points: [
          [y - 16, radius + 4],
          [y, radius + 4],
        ],
      },
      {
        colour,
        points: [
          [y - 84, radius - 4],
          [y - 18, radius],
        ],
      },
    ]) +
    Array.from({ length: 11 }, (_, index) => {
      const angle = ((index - 5) * 15 * Math.PI) / 180;
      return pen.line(
        path`M${x + Math.sin(angle) * (radius - 2)} ${y - 74 + Math.cos(angle) * radius * 0.34}v50`,
        tint(colour, -0.4),
        4,
      );
    }).join('')
  );
}
