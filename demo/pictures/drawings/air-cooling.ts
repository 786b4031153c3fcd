import { softShape } from '../pen/curves.ts';
import { around, circle, rect, ring } from '../pen/outlines.ts';
import { barrel, dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { camera, onPlane, onSheet } from '../solids/camera.ts';
import { crate } from '../solids/crate.ts';
import { lathe } from '../solids/lathe.ts';

const radiatorMakings = [
  { width: 720, height: 520, tank: '#24262b' },
  { width: 800, height: 470, tank: '#2f3238' },
  { width: 640, height: 600, tank: '#8d939b' },
] as const;

const radiatorDrawing: Draw = (pen, variant) => {
  const { width, height, tank } = radiatorMakings[variant];
  const view = camera(24, 18);
  const zero: readonly [number, number] = [150, 850];
  const rows = Math.floor(height / 26);
  const core = Array.from({ length: rows }, (_, index) => {
    const y = index * 26;
    const fins = Array.from(
      { length: Math.floor(width / 13) },
      (_unused, fin) => path`M${fin * 13} ${y + 24}l6.5 -15l6.5 15`,
    ).join('');
    return pen.shape(path`M0 ${y}h${width}v9h${-width}Z`, '#c3c8ce') + pen.line(fins, '#70757d', 2);
  }).join('');
  const tankAt = (x: number, wide: number, ribs: boolean) =>
    crate(pen, {
      zero: onSheet(view, zero, [x, -16, -14]),
      view,
      width: wide,
      height: height + 32,
      depth: 92,
      colour: tank,
      round: 12,
      floating: true,
      front: ribs
        ? Array.from({ length: 11 }, (_, index) =>
            pen.line(path`M10 ${(index + 1) * ((height + 32) / 12)}h${wide - 20}`, tint(tank, 0.3), 4),
          ).join('')
        : '',
    });
  const spout = (x: number, y: number, turn: number) => {
    const [px, py] = onSheet(view, zero, [x, y, -20]);
    return transform(
      lathe(pen, 0, 0.35, [
        {
          colour: tank,
          points: [
            [-70, 38],
            [20, 40],
          ],
        },
        {
          colour: tank,
          points: [
            [-84, 44],
            [-66, 44],
          ],
        },
      ]),
      { x: px, y: py, turn },
    );
  };
  const cap = onSheet(view, zero, [width + 40, height + 26, 40]);
  const right = onSheet(view, zero, [width + 84, 0, 60]);
  const body =
    pen.shadow(590, right[1] + 18, 470, 40) +
    tankAt(-84, 84, true) +
    crate(pen, {
      zero,
      view,
      width,
      height,
      depth: 62,
      colour: '#9aa0a8',
      front: pen.shape(rect(0, 0, width, height), '#2a2c30') + core,
    }) +
    tankAt(width, 84, true) +
    spout(-50, height - 90, -62) +
    spout(width + 50, 90, 58) +
    transform(
      lathe(pen, 0, 0.36, [
        {
          colour: tank,
          points: [
            [-18, 34],
            [14, 36],
          ],
        },
        {
          colour: '#17181b',
          points: [
            [-46, 46],
            [-18, 46],
          ],
        },
      ]),
      { x: cap[0], y: cap[1] },
    );
  return {
    body,
    frame: {
      left: 60,
      top: onSheet(view, zero, [0, height, 80])[1],
      right: right[0] + 40,
      bottom: right[1] + 20,
    },
  };
};

const fanMakings = [
  { blades: 7, colour: '#24262b' },
  { blades: 9, colour: '#2f3238' },
  { blades: 5, colour: '#3a3d43' },
] as const;

const fanDrawing: Draw = (pen, variant) => {
  const { blades, colour } = fanMakings[variant];
  const blade = softShape([
    [-18, -88],
    [-70, -180],
    [-90, -310],
    [-10, -332],
    [96, -316],
    [80, -200],
    [46, -84],
  ]);
  const turns = Array.from({ length: blades }, (_, index) => (index * 360) / blades + 12);
  const wide = blades > 7 ? 0.8 : 1;
  const part =
    pen.slab(rect(-425, -425, 850, 850, 70) + circle(0, 0, 366), [36, 26], plate(colour), colour) +
    pen.line(rect(-405, -405, 810, 810, 60) + circle(0, 0, 384), tint(colour, 0.35), 5) +
    [45, 135, 225, 315]
      .map((turn) => transform(pen.shape(rect(-17, -384, 34, 290), hollow(tint(colour, 0.2))), { turn }))
      .join('') +
    turns
      .map((turn) =>
        transform(transform(pen.slab(blade, [10, 12], plate(tint(colour, 0.18)), colour), { squash: wide }), {
          turn,
        }),
      )
      .join('') +
    pen.slab(circle(0, 0, 118), [16, 12], plate(tint(colour, 0.14)), colour) +
    pen.spin(0, 0, 96, 34, '#8d939b') +
    pen.shape(circle(0, 0, 34), dome('#b4b9c1')) +
    around(4, 396 * Math.SQRT2 * 0.97, 45)
      .map(([x, y]) => pen.shape(ring(x, y, 24, 11), barrel('#8d939b')))
      .join('');
  const body = pen.shadow(620, 1030, 440, 34) + onPlane(part, [585, 595], [0.9, 0.06], [0, 0.98]);
  return { body, frame: { left: 200, top: 155, right: 1006, bottom: 1060 } };
};

/** The cooling that meets the air. */
export const airCooling = {
  radiator: radiatorDrawing,
  fan: fanDrawing,
} satisfies Record<string, Draw>;
