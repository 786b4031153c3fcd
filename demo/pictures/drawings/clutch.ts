import { around, circle, gear, regular, ring, sector } from '../pen/outlines.ts';
import { dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { coin } from '../solids/coin.ts';

const squash = 0.86;

function holes(pen: Pen, count: number, distance: number, radius: number, phase = 0): string {
  return around(count, distance, phase)
    .map(([x, y]) => pen.shape(circle(x, y, radius), hollow('#2a2c30')))
    .join('');
}

function pressurePlate(pen: Pen, colour: string): string {
  const fingers = Array.from({ length: 18 }, (_, index) =>
    pen.shape(
      sector(204, 76, index * 20 + 1.6, index * 20 + 18.4),
      plate(tint('#9aa0a8', index % 2 ? 0 : 0.08)),
    ),
  ).join('');
  const face =
    pen.shape(circle(0, 0, 330), plate(colour)) +
    pen.shape(ring(0, 0, 300, 232), plate(tint(colour, 0.16))) +
    pen.shape(circle(0, 0, 216), '#1b1d21') +
    fingers +
    pen.shape(circle(0, 0, 76), hollow('#24262a')) +
    holes(pen, 9, 316, 9) +
    around(6, 266, 30)
      .map(([x, y]) => pen.shape(circle(x, y, 16), dome('#b4b9c1')))
      .join('');
  return coin(pen, { x: 430, y: 430, radius: 330, squash, depth: 70, side: tint(colour, -0.1), face });
}

function frictionDisc(pen: Pen, lining: string, springs: number): string {
  const grooves = around(16, 1)
    .map((_, index) =>
      transform(pen.line('M0 -196L0 -302', tint(lining, -0.45), 6), { turn: index * 22.5 + 8 }),
    )
    .join('');
  const coils = Array.from({ length: springs }, (_, index) =>
    transform(
      pen.shape('M-48 -142h96v48h-96Z', '#17181b') +
        Array.from({ length: 8 }, (_unused, turn) =>
          pen.tube(path`M${-38 + turn * 11} -138l3 40`, 9, index % 2 ? '#d2a21c' : '#c8102e'),
        ).join(''),
      { turn: (index * 360) / springs },
    ),
  ).join('');
  const face =
    pen.shape(ring(0, 0, 305, 194), plate(lining)) +
    grooves +
    holes(pen, 16, 250, 9) +
    pen.shape(ring(0, 0, 192, 56), plate('#8d939b')) +
    coils +
    pen.shape(ring(0, 0, 82, 44), plate('#b4b9c1')) +
    transform(pen.shape(gear(50, 38, 18), '#24262a'), {});
  return coin(pen, { x: 690, y: 700, radius: 305, squash, depth: 26, side: tint(lining, -0.2), face });
}

function releaseBearing(pen: Pen): string {
  const face =
    pen.shape(circle(0, 0, 118), plate('#2a2c30')) +
    pen.spin(0, 0, 104, 62, '#b4b9c1') +
    pen.shape(circle(0, 0, 62), hollow('#3a3d43'));
  return (
    pen.slab('M150 930h90v34h-90ZM390 930h80v34h-80Z', [20, 10], plate('#3a3d43'), '#26282c') +
    coin(pen, { x: 300, y: 900, radius: 118, squash, depth: 80, side: '#2a2c30', face })
  );
}

const kitMakings = [
  { plate: '#3a3d43', lining: '#5a4b3c', springs: 6 },
  { plate: '#1d4f91', lining: '#4d5055', springs: 4 },
  { plate: '#70757d', lining: '#66523c', springs: 5 },
] as const;

const kitDrawing: Draw = (pen, variant) => {
  const making = kitMakings[variant];
  const body =
    pen.shadow(600, 1010, 450, 40) +
    pressurePlate(pen, making.plate) +
    frictionDisc(pen, making.lining, making.springs) +
    (variant === 1 ? '' : releaseBearing(pen));
  return { body, frame: { left: 146, top: 100, right: 980, bottom: 1020 } };
};

const flywheelMakings = [
  { dual: false, bolts: 6, colour: '#a9aeb5' },
  { dual: true, bolts: 8, colour: '#8d939b' },
  { dual: false, bolts: 8, colour: '#70757d' },
] as const;

const flywheelDrawing: Draw = (pen, variant) => {
  const { dual, bolts, colour } = flywheelMakings[variant];
  const [x, y] = [560, 600];
  const teeth = (at: number) =>
    transform(pen.shape(gear(424, 402, 110), plate('#5b6068')), { x: x + at, y, squash });
  const face =
    pen.spin(0, 0, 380, 230, colour) +
    holes(pen, 9, 350, 11, 10) +
    pen.shape(ring(0, 0, 230, 176), plate(tint(colour, -0.2))) +
    pen.spin(0, 0, 176, 60, tint(colour, 0.1)) +
    holes(pen, bolts, 112, 17) +
    (dual
      ? Array.from({ length: 4 }, (_, index) =>
          transform(pen.shape(sector(222, 186, 20, 66), hollow('#3a3d43')), { turn: index * 90 }),
        ).join('')
      : holes(pen, 6, 203, 16, 30)) +
    pen.shape(circle(0, 0, 60), hollow('#3a3d43')) +
    pen.shape(regular(0, 0, 24, 6), '#1b1d21');
  const body =
    pen.shadow(600, 1026, 390, 42) +
    teeth(84) +
    teeth(76) +
    teeth(66) +
    teeth(56) +
    teeth(46) +
    coin(pen, { x, y, radius: 380, backRadius: 396, squash, depth: 60, side: colour, face });
  return { body, frame: { left: 200, top: 176, right: 1009, bottom: 1024 } };
};

/** Clutches and flywheels. */
export const clutch = { 'clutch-kit': kitDrawing, flywheel: flywheelDrawing } satisfies Record<string, Draw>;
