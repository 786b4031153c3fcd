import { softShape } from '../pen/curves.ts';
import { around, circle, ring, sector } from '../pen/outlines.ts';
import { dome, hollow, plate, row } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { coin } from '../solids/coin.ts';

const squash = 0.72;

// The blocks of the tread follow the rim's visible edge from top to bottom.
function tread(pen: Pen, x: number, y: number, radius: number, depth: number, winter: boolean): string {
  const count = 46;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index / (count - 1)) * 168 + 6 - 90) * (Math.PI / 180);
    const px = x + Math.cos(angle) * radius * squash;
    const py = y + Math.sin(angle) * radius;
    // Near the top and the foot the tread is seen along itself: there the blocks lie flat.
    const slant = (winter ? (index % 2 ? 22 : -22) : 14) * Math.cos(angle);
    return pen.line(
      path`M${px + 8} ${py}l${depth * 0.32} ${slant}M${px + depth * 0.5} ${py}l${depth * 0.32} ${-slant}`,
      '#0b0c0e',
      6,
    );
  }).join('');
}

const tyreMakings = [
  { winter: false, hole: 230, depth: 190 },
  { winter: true, hole: 215, depth: 210 },
  { winter: false, hole: 260, depth: 200 },
] as const;

const tyreDrawing: Draw = (pen, variant) => {
  const { winter, hole, depth } = tyreMakings[variant];
  const [x, y, radius] = [520, 590, 420];
  const rubber = '#2a2c30';
  const far = x + depth;
  const grooves = [0.36, 0.66]
    .map((share) =>
      pen.line(
        path`M${x + depth * share} ${y - radius}a${radius * squash} ${radius} 0 0 1 0 ${radius * 2}`,
        '#0b0c0e',
        13,
      ),
    )
    .join('');
  const face =
    pen.shape(circle(0, 0, radius), plate(rubber)) +
    pen.shape(ring(0, 0, radius - 22, radius - 120), dome(tint(rubber, 0.1))) +
    pen.line(circle(0, 0, radius - 40), tint(rubber, 0.28), 3) +
    pen.line(circle(0, 0, radius - 128), tint(rubber, 0.28), 4) +
    pen.line(circle(0, 0, hole + 16), tint(rubber, 0.35), 6) +
    [16, 196]
      .map((from) =>
        Array.from({ length: 9 }, (_, index) =>
          pen.sheen(
            sector(radius - 64, radius - 96, from + index * 5, from + index * 5 + (index % 3 ? 3.4 : 2.2)),
            '#c9ccd1',
            0.6,
          ),
        ).join(''),
      )
      .join('') +
    pen.sheen(sector(radius - 26, hole + 20, 286, 334), '#ffffff', 0.1) +
    pen.shape(circle(0, 0, hole), '#0e0f12') +
    pen.sheen(circle(26, 0, hole - 18), '#3a3d43', 0.7) +
    pen.sheen(circle(70, 8, hole - 54), '#F3F2EE', 0.9);
  const body =
    pen.shadow(620, 1010, 400, 44) +
    pen.shape(
      path`M${x} ${y - radius}L${far - 20} ${y - radius}Q${far + 10} ${y - radius} ${far + 20} ${y - radius + 26}A${(radius - 26) * squash} ${radius - 26} 0 0 1 ${far + 20} ${y + radius - 26}Q${far + 10} ${y + radius} ${far - 20} ${y + radius}L${x} ${y + radius}Z`,
      row(rubber),
    ) +
    tread(pen, x, y, radius, depth, winter) +
    grooves +
    transform(face, { x, y, squash });
  return {
    body,
    frame: { left: x - radius * squash, top: 170, right: far + 20 + radius * squash, bottom: 1010 },
  };
};

const rimMakings = [
  { spokes: 5, colour: '#c3c8ce', twin: true },
  { spokes: 10, colour: '#3a3d43', twin: false },
  { spokes: 7, colour: '#aeb4bc', twin: false },
] as const;

const rimDrawing: Draw = (pen, variant) => {
  const { spokes, colour, twin } = rimMakings[variant];
  const [x, y, radius] = [530, 600, 410];
  const narrow = 0.8;
  const width = twin ? 40 : spokes > 7 ? 26 : 42;
  const spoke = (lean: number) =>
    pen.slab(
      softShape([
        [-width, -60],
        [-width * 0.62 + lean, -200],
        [-width * 0.9 + lean * 2, -352],
        [width * 0.9 + lean * 2, -352],
        [width * 0.62 + lean, -200],
        [width, -60],
      ]),
      [14, 10],
      plate(tint(colour, 0.06)),
      tint(colour, -0.25),
    );
  const arms = Array.from({ length: spokes }, (_, index) =>
    transform(twin ? spoke(-24) + spoke(24) : spoke(0), { turn: (index * 360) / spokes }),
  ).join('');
  const face =
    pen.spin(0, 0, radius, 362, colour) +
    pen.shape(circle(0, 0, 362), '#17181b') +
    pen.sheen(circle(40, 10, 318), '#3f434a', 0.8) +
    transform(pen.spin(0, 0, 236, 70, '#70757d'), { x: 50, y: 6 }) +
    arms +
    pen.shape(circle(0, 0, 118), plate(colour)) +
    around(5, 80)
      .map(([px, py]) => pen.shape(circle(px, py, 18), hollow('#4a4d53')))
      .join('') +
    pen.shape(circle(0, 0, 44), dome(tint(colour, 0.1))) +
    pen.line(circle(0, 0, 32), '#c8102e', 5);
  const body =
    pen.shadow(610, 1022, 370, 42) +
    coin(pen, { x: x + 156, y, radius: 410, squash: narrow, depth: 20, side: tint(colour, -0.05) }) +
    coin(pen, { x: x + 30, y, radius: 372, squash: narrow, depth: 126, side: tint(colour, -0.15) }) +
    coin(pen, { x, y, radius, backRadius: 400, squash: narrow, depth: 34, side: colour, face });
  return {
    body,
    frame: { left: x - radius * narrow, top: 190, right: x + 176 + 410 * narrow, bottom: 1010 },
  };
};

/** Tyres and rims. */
export const wheels = { tyre: tyreDrawing, rim: rimDrawing } satisfies Record<string, Draw>;
