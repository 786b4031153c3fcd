import { around, ellipse, rect } from '../pen/outlines.ts';
import { barrel, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { camera, onPlane, onSheet } from '../solids/camera.ts';
import { crate } from '../solids/crate.ts';
import { lathe } from '../solids/lathe.ts';
import { wrappedBand } from '../solids/wrapped-band.ts';

const oilMakings = [
  { colour: '#24272c', band: '#c8102e', radius: 235, top: 320 },
  { colour: '#e9e9e6', band: '#1d4f91', radius: 225, top: 250 },
  { colour: '#d9731a', band: '#1b1d21', radius: 250, top: 400 },
] as const;

const oilDrawing: Draw = (pen, variant) => {
  const { colour, band, radius, top } = oilMakings[variant];
  const x = 600;
  const flat = 0.3;
  const low = 930;
  const flutes = Array.from({ length: 15 }, (_, index) => {
    const angle = ((index - 7) * 11.5 * Math.PI) / 180;
    const px = x + Math.sin(angle) * (radius - 6);
    const dip = Math.cos(angle) * radius * flat;
    return pen.line(
      path`M${px} ${low - 118 + dip}L${x + (px - x) * 0.9} ${low - 8 + dip * 0.9}`,
      tint(colour, -0.5),
      7,
    );
  }).join('');
  const strip = (y: number, height: number, paint: string) =>
    pen.shape(wrappedBand({ x, radius, flat, top: y, height }), paint);
  const middle = (top + low) / 2 + 20;
  const drop = transform(
    pen.shape('M0 -62C34 -14 48 8 48 32A48 48 0 0 1 -48 32C-48 8 -34 -14 0 -62Z', '#f5f4f1') +
      pen.sheen('M-30 30A32 32 0 0 0 0 62L0 52A24 24 0 0 1 -22 30Z', band, 0.8),
    { x: x - 30, y: middle + radius * flat - 2, squash: 0.95 },
  );
  const lid =
    pen.shape(ellipse(x, top, radius - 10, (radius - 10) * flat), plate('#9aa0a8')) +
    pen.shape(
      ellipse(x, top, radius - 26, (radius - 26) * flat) + ellipse(x, top, radius - 72, (radius - 72) * flat),
      plate('#2a2c30'),
    ) +
    pen.sheen(ellipse(x - 70, top - 34, 60, 12), '#ffffff', 0.25) +
    around(8, 112)
      .map(([px, py]) => pen.shape(ellipse(x + px, top + py * flat, 19, 19 * flat), '#1b1d21'))
      .join('') +
    pen.shape(ellipse(x, top, 72, 72 * flat), plate('#b4b9c1')) +
    pen.shape(ellipse(x, top + 2, 56, 56 * flat), hollow('#3b3e44')) +
    pen.line(ellipse(x, top + 7, 48, 48 * flat), '#8d939b', 2);
  const body =
    pen.shadow(x + 12, low + radius * flat - 30, radius + 90, 40) +
    lathe(pen, x, flat, [
      {
        colour,
        points: [
          [top + 34, radius],
          [low - 120, radius],
          [low - 60, radius * 0.985],
          [low, radius * 0.88],
        ],
      },
    ]) +
    flutes +
    strip(middle - 110, 220, barrel(band)) +
    strip(middle - 128, 10, barrel(tint(band, 0.4))) +
    strip(middle + 118, 10, barrel(tint(band, 0.4))) +
    drop +
    lathe(pen, x, flat, [
      {
        colour: '#8d939b',
        metal: true,
        points: [
          [top, radius - 2],
          [top + 34, radius + 3],
        ],
      },
    ]) +
    lid;
  return {
    body,
    frame: {
      left: x - radius,
      top: top - radius * flat,
      right: x + radius,
      bottom: low + radius * 0.88 * flat,
    },
  };
};

const airMakings = [
  { frame: '#1d1f23', paper: '#efe9da', width: 660, depth: 620 },
  { frame: '#d9731a', paper: '#f4efe2', width: 700, depth: 520 },
  { frame: '#2a2c30', paper: '#b3182f', width: 600, depth: 560 },
] as const;

function pleats(pen: Pen, width: number, depth: number, count: number, paper: string): string {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const x = index * step;
    return (
      pen.shape(path`M${x} 0h${step * 0.5}v${depth}h${-step * 0.5}Z`, tint(paper, 0.25)) +
      pen.shape(path`M${x + step * 0.5} 0h${step * 0.5}v${depth}h${-step * 0.5}Z`, tint(paper, -0.32))
    );
  }).join('');
}

const airDrawing: Draw = (pen, variant) => {
  const { frame, paper, width, depth } = airMakings[variant];
  const view = camera(32, 42);
  const height = 92;
  const zero: readonly [number, number] = [160, variant === 1 ? 690 : 730];
  const rim = 44;
  const top =
    pen.shape(rect(rim, rim, width - 2 * rim, depth - 2 * rim, 14), '#17181b') +
    transform(pleats(pen, width - 2 * rim - 16, depth - 2 * rim - 16, 30, paper), {
      x: rim + 8,
      y: rim + 8,
    }) +
    [0.34, 0.67]
      .map((share) =>
        pen.shape(
          path`M${rim} ${depth * share}h${width - 2 * rim}v12h${2 * rim - width}Z`,
          tint(paper, -0.1),
        ),
      )
      .join('') +
    pen.line(rect(18, 18, width - 36, depth - 36, 26), tint(frame, 0.35), 5);
  const corner = onSheet(view, zero, [width, 0, 0]);
  const far = onSheet(view, zero, [width, 0, depth]);
  const body = crate(pen, {
    zero,
    view,
    width,
    height,
    depth,
    colour: frame,
    round: 8,
    top,
    front: pen.line(path`M6 26h${width - 12}M6 52h${width - 12}`, tint(frame, 0.35), 4),
    side: pen.line(path`M6 26h${depth - 12}M6 52h${depth - 12}`, tint(frame, 0.2), 4),
  });
  const high = onSheet(view, zero, [0, height, depth]);
  return { body, frame: { left: zero[0], top: high[1], right: far[0], bottom: corner[1] } };
};

const cabinMakings = [
  { paper: '#f2f2ee', frame: '#ffffff' },
  { paper: '#4a4d52', frame: '#5a5e64' },
  { paper: '#dfe8cf', frame: '#7d9a4f' },
] as const;

const cabinDrawing: Draw = (pen, variant) => {
  const { paper, frame } = cabinMakings[variant];
  const view = camera(36, 30);
  const width = 560;
  const depth = 640;
  const height = 130;
  const zero: readonly [number, number] = [190, 760];
  const count = 17;
  const step = width / count;
  const zigzag = Array.from({ length: count * 2 + 1 }, (_, index): readonly [number, number] => [
    (index * step) / 2,
    index % 2 ? 118 : 14,
  ]);
  const lines = pen.line(`M${zigzag.map(([x, y]) => path`${x} ${y}`).join('L')}`, tint(paper, -0.5), 6);
  const arrow = onPlane(
    pen.shape('M0 20h120v-24l46 44l-46 44v-24h-120Z', variant === 1 ? '#e7e7e3' : '#3a3d43'),
    [190, 42],
    [1, 0],
    [0, 1],
  );
  const body = crate(pen, {
    zero,
    view,
    width,
    height,
    depth,
    colour: frame,
    top: pleats(pen, width, depth, count, paper),
    front: pen.shape(rect(0, 0, width, height), tint(paper, -0.12)) + lines,
    side: arrow,
  });
  const corner = onSheet(view, zero, [width, 0, 0]);
  const far = onSheet(view, zero, [width, 0, depth]);
  const high = onSheet(view, zero, [0, height, depth]);
  return { body, frame: { left: zero[0], top: high[1], right: far[0], bottom: corner[1] } };
};

const fuelMakings = ['#c3c8ce', '#26282c', '#e9e9e6'] as const;

const fuelDrawing: Draw = (pen, variant) => {
  const colour = fuelMakings[variant];
  const flat = 0.26;
  const metal = '#aeb4bc';
  const x = 600;
  const arrow = pen.shape('M560 690v-130h-36l76 -96l76 96h-36v130Z', variant === 1 ? '#c8102e' : '#1d4f91');
  const part =
    lathe(pen, x, flat, [
      {
        colour: metal,
        metal: true,
        points: [
          [880, 30],
          [1010, 30],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [985, 36],
          [1004, 36],
        ],
      },
      {
        colour,
        points: [
          [840, 190],
          [866, 180],
          [900, 120],
        ],
      },
      {
        colour,
        points: [
          [330, 190],
          [840, 190],
        ],
      },
      {
        colour: tint(colour, -0.1),
        open: true,
        points: [
          [822, 196],
          [846, 196],
        ],
      },
      {
        colour: tint(colour, -0.1),
        open: true,
        points: [
          [320, 196],
          [344, 196],
        ],
      },
      {
        colour,
        points: [
          [270, 120],
          [300, 176],
          [322, 190],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [246, 62],
          [272, 62],
        ],
      },
    ]) +
    lathe(pen, x, flat, [
      {
        colour: metal,
        metal: true,
        points: [
          [120, 26],
          [250, 30],
        ],
      },
    ]) +
    lathe(pen, x, flat, [
      {
        colour: metal,
        metal: true,
        points: [
          [136, 36],
          [156, 36],
        ],
      },
    ]) +
    pen.tube('M688 262C690 200 720 190 760 186', 34, metal, 'butt') +
    arrow;
  const body = pen.shadow(600, 1020, 300, 34) + transform(part, { x: 30, y: 26, turn: 0, scale: 0.95 });
  return { body, frame: { left: 414, top: 134, right: 786, bottom: 990 } };
};

/** Filters of oil, air, cabin and fuel. */
export const filters = {
  'oil-filter': oilDrawing,
  'air-filter': airDrawing,
  'cabin-filter': cabinDrawing,
  'fuel-filter': fuelDrawing,
} satisfies Record<string, Draw>;
