import { circle, ellipse, gear, rect } from '../pen/outlines.ts';
import { barrel, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { camera, onPlane, onSheet } from '../solids/camera.ts';
import { lathe } from '../solids/lathe.ts';
import { screwCap } from '../solids/screw-cap.ts';
import { wrappedBand } from '../solids/wrapped-band.ts';

const drop = 'M0 -90C50 -20 70 12 70 46A70 70 0 0 1 -70 46C-70 12 -50 -20 0 -90Z';
const flake =
  'M0 -90V90M-78 -45L78 45M-78 45L78 -45M-22 -82L0 -60L22 -82M-22 82L0 60L22 82M-82 -22L-52 -30L-60 -60M82 22L52 30L60 60M-82 22L-52 30L-60 60M82 -22L52 -30L60 -60';

type Jug = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: string;
  readonly cap: string;
  readonly label: string;
  readonly mark: string;
  readonly handle: boolean;
};

// A moulded can: front and side are one outline each, so that shoulders and grip can be slanted.
function jug(pen: Pen, can: Jug): { readonly body: string; readonly frame: ReturnType<Draw>['frame'] } {
  const { width, height, depth, colour, cap, label, mark, handle } = can;
  const view = camera(26, 14);
  const zero: readonly [number, number] = [600 - width * 0.62, 985];
  const down: readonly [number, number] = [-view.up[0], -view.up[1]];
  const neck = width * 0.3;
  const shoulder = height * 0.2;
  const front = path`M0 ${shoulder + 20}Q0 ${shoulder} 16 ${shoulder - 14}L${width * 0.14} 26Q${width * 0.18} 0 ${width * 0.24} 0H${neck + width * 0.12}L${handle ? width * 0.56 : width * 0.7} ${handle ? 0 : 12}H${width - 30}Q${width} ${handle ? 4 : shoulder * 0.5} ${width} ${shoulder}V${height - 24}Q${width} ${height} ${width - 24} ${height}H24Q0 ${height} 0 ${height - 24}Z`;
  const grip = handle
    ? path`M${width * 0.62} 60Q${width * 0.64} 46 ${width * 0.7} 46H${width * 0.86}Q${width * 0.9} 50 ${width * 0.9} 70V${height * 0.3}Q${width * 0.9} ${height * 0.34} ${width * 0.84} ${height * 0.33}Q${width * 0.66} ${height * 0.26} ${width * 0.62} 60Z`
    : '';
  const steps = Math.ceil(depth / 7);
  const layers = Array.from({ length: steps }, (_, index) => {
    const z = depth * (1 - index / steps);
    const edge = pen.sheen(front + grip, tint(colour, -0.46 + 0.2 * (index / steps)), 1);
    return onPlane(edge, onSheet(view, zero, [0, height, z]), view.right, down);
  }).join('');
  const plan = pen.slab(front + grip, [view.back[0] * depth, view.back[1] * depth], plate(colour), colour);
  const top = height * 0.4;
  const print =
    pen.shape(rect(width * 0.08, top, width * 0.84, height * 0.52, 18), plate(label)) +
    pen.sheen(rect(width * 0.08, top + height * 0.4, width * 0.84, height * 0.05), '#ffffff', 0.65) +
    pen.sheen(rect(width * 0.08, top + height * 0.46, width * 0.84, height * 0.015), '#ffffff', 0.4) +
    transform(mark === 'drop' ? pen.shape(drop, '#f5f4f1') : pen.line(flake, '#ffffff', 13), {
      x: width / 2,
      y: top + height * 0.2,
      scale: height / 780,
    }) +
    pen.sheen(
      path`M${width * 0.04} ${shoulder + 30}Q${width * 0.05} ${shoulder} ${width * 0.2} 22L${width * 0.25} 22Q${width * 0.12} ${shoulder} ${width * 0.1} ${shoulder + 60}V${height - 40}H${width * 0.04}Z`,
      '#ffffff',
      0.35,
    ) +
    pen.line(path`M${width * 0.16} 30H${width * 0.5}`, tint(colour, -0.25), 4);
  const [capX, capY] = onSheet(view, zero, [neck, height, depth / 2]);
  const [midX, midY] = onSheet(view, zero, [width / 2, 0, depth / 2]);
  const right = onSheet(view, zero, [width, 0, depth]);
  const lowest = onSheet(view, zero, [width, 0, 0]);
  const body =
    pen.shadow(midX + 20, midY + 10, width * 0.86, 50) +
    layers +
    onPlane(plan, onSheet(view, zero, [0, height, 0]), view.right, down) +
    onPlane(print, onSheet(view, zero, [0, height, 0]), view.right, down) +
    lathe(pen, capX, 0.34, [
      {
        colour,
        points: [
          [capY - 10, 58],
          [capY + 10, 62],
        ],
      },
    ]) +
    screwCap(pen, capX, capY - 8, 62, cap);
  return { body, frame: { left: zero[0], top: capY - 116, right: right[0], bottom: lowest[1] + 4 } };
}

const oilMakings = [
  {
    width: 300,
    height: 620,
    depth: 150,
    colour: '#24262b',
    cap: '#c8102e',
    label: '#c8102e',
    mark: 'drop',
    handle: false,
  },
  {
    width: 480,
    height: 640,
    depth: 240,
    colour: '#c3c8ce',
    cap: '#1d4f91',
    label: '#1d4f91',
    mark: 'drop',
    handle: true,
  },
  {
    width: 500,
    height: 690,
    depth: 270,
    colour: '#3a3d43',
    cap: '#e0a917',
    label: '#b98a12',
    mark: 'drop',
    handle: true,
  },
] as const;

const coolantMakings = [
  {
    width: 470,
    height: 650,
    depth: 240,
    colour: '#ecebe6',
    cap: '#b3182f',
    label: '#c23a63',
    mark: 'flake',
    handle: true,
  },
  {
    width: 470,
    height: 650,
    depth: 240,
    colour: '#ecebe6',
    cap: '#1d4f91',
    label: '#1d6fb8',
    mark: 'flake',
    handle: true,
  },
  {
    width: 320,
    height: 620,
    depth: 170,
    colour: '#ecebe6',
    cap: '#2c7a4b',
    label: '#2c8a4b',
    mark: 'flake',
    handle: false,
  },
] as const;

const additiveMakings = [
  { colour: '#1d1f23', label: '#e0a917', cap: '#c8102e' },
  { colour: '#f2f2ee', label: '#1d4f91', cap: '#1d1f23' },
  { colour: '#b3182f', label: '#f2f2ee', cap: '#1d1f23' },
] as const;

const additiveDrawing: Draw = (pen, variant) => {
  const { colour, label, cap } = additiveMakings[variant];
  const [x, radius, flat] = [600, 165, 0.2];
  const dark = label === '#f2f2ee' ? '#b3182f' : '#f5f4f1';
  const body =
    pen.shadow(612, 1000, 260, 36) +
    lathe(pen, x, flat, [
      {
        colour,
        soft: true,
        points: [
          [360, 60],
          [400, 82],
          [470, 150],
          [540, radius],
          [760, radius],
          [950, radius],
          [985, 154],
        ],
      },
      {
        colour,
        points: [
          [300, 46],
          [362, 48],
        ],
      },
      {
        colour: cap,
        points: [
          [206, 58],
          [306, 64],
        ],
      },
      {
        colour: cap,
        points: [
          [120, 12],
          [160, 30],
          [206, 40],
        ],
      },
    ]) +
    pen.shape(wrappedBand({ x, radius, flat, top: 560, height: 350 }), barrel(label)) +
    pen.shape(wrappedBand({ x, radius, flat, top: 566, height: 22 }), barrel(dark)) +
    pen.shape(wrappedBand({ x, radius, flat, top: 850, height: 40 }), barrel(dark)) +
    transform(pen.shape(drop, dark), { x: x - 14, y: 730, scale: 0.95, squash: 0.94 }) +
    pen.line(path`M${x - 60} 826q50 12 100 6`, dark, 7);
  return { body, frame: { left: 435, top: 118, right: 765, bottom: 1016 } };
};

const sprayMakings = [
  { colour: '#c8102e', band: '#f2f2ee', cap: '#c8102e' },
  { colour: '#1d4f91', band: '#e0a917', cap: '#f2f2ee' },
  { colour: '#24262b', band: '#2c8a4b', cap: '#2c8a4b' },
] as const;

const sprayDrawing: Draw = (pen, variant) => {
  const { colour, band, cap } = sprayMakings[variant];
  const [x, radius, flat] = [600, 160, 0.2];
  const body =
    pen.shadow(612, 1012, 250, 34) +
    lathe(pen, x, flat, [
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [980, 164],
          [998, 158],
        ],
      },
      {
        colour,
        points: [
          [400, radius],
          [982, radius],
        ],
      },
      {
        colour: '#c3c8ce',
        metal: true,
        soft: true,
        points: [
          [336, 82],
          [352, 120],
          [378, 150],
          [402, 162],
        ],
      },
      {
        colour: '#b4b9c1',
        metal: true,
        points: [
          [320, 66],
          [338, 84],
        ],
      },
      {
        colour: cap,
        points: [
          [226, 56],
          [330, 62],
        ],
      },
      {
        colour: cap,
        points: [
          [176, 40],
          [196, 50],
          [226, 52],
        ],
      },
    ]) +
    pen.tube('M560 216C440 230 360 250 300 262', 15, '#c8102e', 'butt') +
    pen.shape(rect(540, 204, 44, 26, 6), hollow(tint(cap, -0.2))) +
    pen.shape(wrappedBand({ x, radius, flat, top: 520, height: 70 }), barrel(band)) +
    pen.shape(wrappedBand({ x, radius, flat, top: 610, height: 14 }), barrel(band)) +
    pen.shape(wrappedBand({ x, radius, flat, top: 880, height: 60 }), barrel(band)) +
    transform(pen.shape(gear(74, 56, 10) + circle(0, 0, 26), '#f5f4f1'), {
      x: x - 14,
      y: 760,
      squash: 0.95,
    }) +
    pen.sheen(ellipse(x, 182, 26, 6), '#000000', 0.25);
  return { body, frame: { left: 300, top: 165, right: 765, bottom: 1032 } };
};

/** Everything that is poured or sprayed. */
export const fluids = {
  'oil-bottle': (pen, variant) => jug(pen, oilMakings[variant]),
  'coolant-jug': (pen, variant) => jug(pen, coolantMakings[variant]),
  'additive-bottle': additiveDrawing,
  'spray-can': sprayDrawing,
} satisfies Record<string, Draw>;
