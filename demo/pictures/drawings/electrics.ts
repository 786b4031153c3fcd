import { circle, rect } from '../pen/outlines.ts';
import { axle, chrome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { camera, onSheet } from '../solids/camera.ts';
import { crate } from '../solids/crate.ts';
import { lathe } from '../solids/lathe.ts';

const sensorMakings = [
  { wire: '#24262b', plug: '#3a3d43' },
  { wire: '#b9bec5', plug: '#24262b' },
  { wire: '#1d4f91', plug: '#8d939b' },
] as const;

const sensorDrawing: Draw = (pen, variant) => {
  const { wire, plug } = sensorMakings[variant];
  const metal = '#b9bec5';
  const tip = lathe(pen, 0, 0.28, [
    {
      colour: metal,
      metal: true,
      points: [
        [190, 46],
        [300, 46],
        [316, 34],
      ],
    },
    {
      colour: metal,
      metal: true,
      points: [
        [70, 62],
        [190, 62],
      ],
    },
  ]);
  const slots = [-26, 0, 26].map((x) => pen.shape(rect(x - 5, 214, 10, 62, 5), '#26282c')).join('');
  const upper = lathe(pen, 0, 0.28, [
    {
      colour: metal,
      metal: true,
      points: [
        [-210, 46],
        [-20, 50],
      ],
    },
    {
      colour: '#24262b',
      points: [
        [-270, 26],
        [-210, 42],
      ],
    },
  ]);
  const part =
    tip +
    slots +
    Array.from({ length: 10 }, (_, index) =>
      pen.line(path`M-62 ${78 + index * 11}l124 6`, '#3a3d43', 3),
    ).join('') +
    pen.shape('M-100 -14L-94 -22H94L100 -14V62L94 70H-94L-100 62Z', chrome(metal)) +
    pen.line('M-44 -22V70M44 -22V70', '#3a3d43', 2) +
    upper;
  const cable = 'M574 326C620 120 900 160 900 400S740 620 860 760';
  const body =
    pen.shadow(430, 985, 250, 26) +
    pen.shadow(900, 985, 160, 22) +
    (['#24262b', '#e9e6dd', '#70757d'] as const)
      .map((colour, index) =>
        transform(pen.tube('M574 326C620 120 900 160 900 400', 13, colour), {
          x: index * 9 - 9,
          y: index * 7 - 7,
        }),
      )
      .join('') +
    pen.tube(cable, 36, wire, 'butt') +
    transform(part, { x: 480, y: 590, turn: 20, scale: 1.08 }) +
    transform(
      pen.slab(rect(-62, 0, 124, 170, 14), [22, 12], plate(plug), plug) +
        pen.shape(rect(-44, 100, 88, 56, 8), hollow(tint(plug, 0.2))) +
        [-24, 0, 24].map((x) => pen.shape(rect(x - 6, 112, 12, 34), '#c9a23b')).join('') +
        pen.shape(rect(-24, -8, 48, 60, 8), plate(tint(plug, 0.16))),
      { x: 872, y: 766, turn: -10 },
    );
  return { body, frame: { left: 340, top: 150, right: 1000, bottom: 965 } };
};

const fuseMakings = [
  ['#c8102e', '#1d6fb8', '#e0a917'],
  ['#e0a917', '#2c8a4b', '#c8102e'],
  ['#1d6fb8', '#d9731a', '#e9e6dd'],
] as const;

const fuseDrawing: Draw = (pen, variant) => {
  const fuse = (colour: string) =>
    [-66, 66]
      .map((x) =>
        pen.slab(path`M${x - 34} 40h68v190l-14 26h-40l-14 -26Z`, [8, 6], axle('#c3c8ce'), '#8d939b'),
      )
      .join('') +
    pen.slab(
      'M-136 -150q0 -20 20 -20H116q20 0 20 20V60H104V96H30V60H-30V96H-104V60H-136Z',
      [52, 30],
      plate(colour),
      colour,
    ) +
    pen.shape('M-104 -130H104V30H-104Z', tint(colour, -0.1)) +
    pen.sheen('M-104 -130H104V30H-104Z', '#ffffff', 0.22) +
    pen.tube('M-66 26V-40C-66 -110 66 -110 66 -40V26', 12, '#aeb4bc', 'butt') +
    pen.sheen('M-120 -156H110L-40 50H-120Z', '#ffffff', 0.2);
  const [first, second, third] = fuseMakings[variant];
  const body =
    pen.shadow(600, 1000, 410, 40) +
    transform(fuse(first), { x: 400, y: 420, turn: -12, scale: 1.02 }) +
    transform(fuse(second), { x: 790, y: 470, turn: 10, scale: 1.02 }) +
    transform(fuse(third), { x: 560, y: 770, turn: -3, scale: 1.05 });
  return { body, frame: { left: 215, top: 220, right: 1000, bottom: 1050 } };
};

const relayMakings = ['#24262b', '#3d4a3f', '#2b4f7d'] as const;

const relayDrawing: Draw = (pen, variant) => {
  const colour = relayMakings[variant];
  const view = camera(34, 22);
  const zero: readonly [number, number] = [290, 760];
  const blade = (x: number, z: number, wide: number) => {
    const [px, py] = onSheet(view, zero, [x, 0, z]);
    return pen.slab(
      path`M${px} ${py - 10}h${wide}v150l-10 16h${20 - wide}l-10 -16Z`,
      [8, -4],
      chrome('#c9b26a'),
      '#8a7a45',
    );
  };
  const front =
    pen.line(rect(30, 40, 330, 340, 10), tint(colour, 0.4), 5) +
    pen.line('M80 300h60v-60h100v60h60M150 130h90v70h-90ZM195 200v40M80 165h70M240 165h70', '#e7e7e3', 8) +
    pen.shape(circle(80, 300, 9), '#e7e7e3') +
    pen.shape(circle(300, 300, 9), '#e7e7e3');
  const body =
    pen.shadow(640, 990, 330, 40) +
    blade(60, 240, 66) +
    blade(290, 240, 66) +
    blade(180, 130, 66) +
    blade(40, 30, 66) +
    blade(270, 30, 66) +
    crate(pen, { zero, view, width: 390, height: 440, depth: 360, colour, round: 14, front, floating: true });
  const high = onSheet(view, zero, [0, 440, 360]);
  const right = onSheet(view, zero, [390, 0, 360]);
  return { body, frame: { left: 288, top: high[1], right: right[0], bottom: 1000 } };
};

/** Small parts with a wire. */
export const electrics = {
  sensor: sensorDrawing,
  fuse: fuseDrawing,
  relay: relayDrawing,
} satisfies Record<string, Draw>;
