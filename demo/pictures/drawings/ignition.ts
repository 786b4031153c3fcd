import { circle, rect } from '../pen/outlines.ts';
import { axle, chrome, hollow, plate } from '../pen/paints.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { lathe } from '../solids/lathe.ts';
import { screwThread } from '../solids/screw-thread.ts';

const plugMakings = [
  { band: '#c8102e', metal: '#c3c8ce', tip: 1 },
  { band: '#1d4f91', metal: '#c3c8ce', tip: 2 },
  { band: '#2c7a4b', metal: '#b9a878', tip: 1 },
] as const;

const plugDrawing: Draw = (pen, variant) => {
  const { band, metal, tip } = plugMakings[variant];
  const flat = 0.26;
  const porcelain = '#f4f3f0';
  const hexagon =
    pen.shape('M-104 -20L-96 -34H96L104 -20V84L96 98H-96L-104 84Z', chrome(metal)) +
    pen.line('M-46 -34V98M46 -34V98', '#3a3d43', 2);
  const part =
    lathe(pen, 0, flat, [
      {
        colour: '#8d939b',
        metal: true,
        points: [
          [395, 14],
          [420, 12],
        ],
      },
      {
        colour: porcelain,
        points: [
          [360, 30],
          [398, 18],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [170, 62],
          [368, 60],
        ],
      },
    ]) +
    screwThread(pen, { x: 0, top: 178, bottom: 362, half: 61, pitch: 11 }) +
    (tip === 2 ? pen.tube('M-52 366V428Q-52 444 -20 440', 15, '#8d939b', 'butt') : '') +
    pen.tube('M52 366V436Q52 452 14 446H-6', 17, '#8d939b', 'butt') +
    lathe(pen, 0, flat, [
      {
        colour: '#70757d',
        metal: true,
        points: [
          [150, 84],
          [172, 84],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [96, 78],
          [152, 72],
        ],
      },
    ]) +
    hexagon +
    lathe(pen, 0, flat, [
      {
        colour: metal,
        metal: true,
        points: [
          [-74, 66],
          [-30, 82],
        ],
      },
      {
        colour: porcelain,
        points: [
          [-310, 44],
          [-74, 58],
        ],
      },
    ]) +
    lathe(
      pen,
      0,
      flat,
      [0, 1, 2, 3].map((index) => ({
        colour: porcelain,
        points: [
          [-160 - index * 34, 50],
          [-146 - index * 34, 52],
        ] as const,
      })),
    ) +
    pen.shape('M-57 -118A57 15 0 0 0 57 -118V-96A57 15 0 0 1 -57 -96Z', band) +
    lathe(pen, 0, flat, [
      {
        colour: '#aeb4bc',
        metal: true,
        points: [
          [-336, 20],
          [-308, 20],
        ],
      },
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [-400, 30],
          [-350, 36],
          [-336, 26],
        ],
      },
    ]);
  const body = pen.shadow(500, 1000, 290, 30) + transform(part, { x: 600, y: 590, turn: 22, scale: 1.02 });
  return { body, frame: { left: 390, top: 195, right: 780, bottom: 1010 } };
};

const glowMakings = ['#c3c8ce', '#b9a878', '#aeb4bc'] as const;

const glowDrawing: Draw = (pen, variant) => {
  const metal = glowMakings[variant];
  const flat = 0.26;
  const part =
    lathe(pen, 0, flat, [
      {
        colour: '#70757d',
        metal: true,
        points: [
          [180, 19],
          [410, 17],
          [428, 9],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [30, 34],
          [160, 34],
          [186, 20],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [-190, 46],
          [30, 46],
        ],
      },
    ]) +
    screwThread(pen, { x: 0, top: -180, bottom: -20, half: 46, pitch: 11 }) +
    pen.shape('M-66 -280L-60 -288H60L66 -280V-198L60 -190H-60L-66 -198Z', chrome(metal)) +
    pen.line('M-28 -288V-190M28 -288V-190', '#3a3d43', 2) +
    lathe(pen, 0, flat, [
      {
        colour: metal,
        metal: true,
        points: [
          [-320, 36],
          [-286, 42],
        ],
      },
      {
        colour: '#24262a',
        points: [
          [-350, 30],
          [-318, 32],
        ],
      },
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [-424, 15],
          [-350, 16],
        ],
      },
    ]) +
    screwThread(pen, { x: 0, top: -420, bottom: -356, half: 15, pitch: 11 });
  const twin = transform(part, { x: 660, y: 590, turn: 18 });
  const body =
    pen.shadow(480, 1010, 290, 26) +
    (variant === 1 ? '' : transform(part, { x: 500, y: 600, turn: 30, scale: 0.98 })) +
    twin;
  return { body, frame: { left: variant === 1 ? 500 : 270, top: 180, right: 830, bottom: 1010 } };
};

const coilMakings = ['#24262b', '#3a3d43', '#1d1f23'] as const;

const coilDrawing: Draw = (pen, variant) => {
  const colour = coilMakings[variant];
  const flat = 0.28;
  const head = pen.slab(
    'M-130 -420q0 -26 26 -26h170l24 -30h150q20 0 20 20v96q0 20 -20 20h-130l-30 60q-10 20 -34 20h-126q-26 0 -26 -26ZM-212 -300h90v74h-90q-30 0 -30 -37t30 -37Z',
    [34, 18],
    plate(colour),
    colour,
  );
  const part =
    lathe(pen, 0, flat, [
      {
        colour: '#2a2c30',
        points: [
          [280, 50],
          [330, 62],
          [420, 58],
        ],
      },
      {
        colour: '#2f3238',
        points: [
          [60, 48],
          [290, 48],
        ],
      },
      {
        colour: variant === 2 ? '#c8102e' : '#aeb4bc',
        metal: variant !== 2,
        points: [
          [-150, 70],
          [60, 70],
        ],
      },
      {
        colour,
        points: [
          [-260, 84],
          [-140, 84],
        ],
      },
    ]) +
    head +
    pen.shape(circle(-206, -262, 24), hollow('#8d939b')) +
    pen.shape(rect(104, -450, 130, 66, 8), hollow(tint(colour, 0.2))) +
    [0, 1, 2].map((index) => pen.shape(rect(122 + index * 34, -436, 12, 40), axle('#c9a23b'))).join('') +
    pen.sheen(rect(-100, -420, 120, 14, 7), '#ffffff', 0.3);
  const body = pen.shadow(560, 1004, 240, 28) + transform(part, { x: 590, y: 590, turn: 8 });
  return { body, frame: { left: 390, top: 120, right: 930, bottom: 1025 } };
};

/** What sets the mixture alight. */
export const ignition = {
  'spark-plug': plugDrawing,
  'glow-plug': glowDrawing,
  'ignition-coil': coilDrawing,
} satisfies Record<string, Draw>;
