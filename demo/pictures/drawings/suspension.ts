import { circle } from '../pen/outlines.ts';
import { barrel, hollow, plate } from '../pen/paints.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { bush } from '../solids/bush.ts';
import { helix } from '../solids/helix.ts';
import { lathe } from '../solids/lathe.ts';
import { screwThread } from '../solids/screw-thread.ts';

const damperMakings = [
  { tube: '#26282c', dust: null, strut: false },
  { tube: '#2f3238', dust: '#1d1f23', strut: true },
  { tube: '#e0a917', dust: null, strut: false },
] as const;

const damperDrawing: Draw = (pen, variant) => {
  const { tube, dust, strut } = damperMakings[variant];
  const flat = 0.2;
  const steel = '#c3c8ce';
  const rodTop = -470;
  const lower = strut
    ? pen.slab('M-78 330h156v150l-30 40h-96l-30 -40Z', [26, 10], plate('#3a3d43'), '#2a2c30') +
      [375, 460].map((y) => pen.shape(circle(0, y, 20), '#101114')).join('')
    : bush(pen, 0, 440, 62, '#5b6068');
  const seat = strut
    ? lathe(pen, 0, 0.24, [
        {
          colour: '#3a3d43',
          points: [
            [-62, 168],
            [-30, 150],
            [10, 96],
          ],
        },
        {
          colour: '#4a4d53',
          points: [
            [-84, 172],
            [-62, 172],
          ],
        },
      ])
    : '';
  const boot = dust
    ? lathe(
        pen,
        0,
        flat,
        Array.from({ length: 6 }, (_, index) => ({
          colour: dust,
          points: [
            [-142 - index * 34, 52],
            [-126 - index * 34, 66],
            [-108 - index * 34, 52],
          ] as const,
        })),
      )
    : '';
  const stripe = pen.shape(
    'M-86 120A86 17 0 0 0 86 120V200A86 17 0 0 1 -86 200Z',
    barrel(variant === 2 ? '#1b1d21' : '#c8102e'),
  );
  const part =
    lower +
    lathe(pen, 0, flat, [
      {
        colour: tube,
        points: [
          [-90, 86],
          [350, 86],
          [384, 70],
        ],
      },
      {
        colour: tint(tube, 0.12),
        points: [
          [-112, 74],
          [-90, 86],
        ],
      },
      {
        colour: steel,
        metal: true,
        points: [
          [-330, 24],
          [-112, 24],
        ],
      },
    ]) +
    stripe +
    seat +
    boot +
    lathe(pen, 0, flat, [
      {
        colour: steel,
        metal: true,
        points: [
          [rodTop + 120, 24],
          [-300, 24],
        ],
      },
      {
        colour: steel,
        metal: true,
        points: [
          [rodTop, 16],
          [rodTop + 120, 17],
        ],
      },
    ]) +
    screwThread(pen, { x: 0, top: rodTop + 4, bottom: rodTop + 100, half: 16 }) +
    lathe(pen, 0, 0.3, [
      {
        colour: '#8d939b',
        metal: true,
        points: [
          [rodTop + 96, 50],
          [rodTop + 106, 50],
        ],
      },
      {
        colour: '#b4b9c1',
        metal: true,
        points: [
          [rodTop + 62, 34],
          [rodTop + 94, 34],
        ],
      },
    ]);
  const body = pen.shadow(440, 1010, 250, 32) + transform(part, { x: 590, y: 600, turn: 17 });
  return { body, frame: { left: 380, top: 140, right: 770, bottom: 1080 } };
};

const springMakings = [
  { colour: '#2a2d33', turns: 6, radius: 215, topRadius: 215, wire: 44 },
  { colour: '#b3182f', turns: 5, radius: 225, topRadius: 190, wire: 50 },
  { colour: '#1d4f91', turns: 7, radius: 200, topRadius: 200, wire: 38 },
] as const;

const springDrawing: Draw = (pen, variant) => {
  const making = springMakings[variant];
  const { behind, before } = helix(pen, { x: 600, top: 260, bottom: 900, flat: 0.3, ...making });
  const body = pen.shadow(600, 985, making.radius + 70, 42) + behind + before;
  const half = making.radius + making.wire / 2;
  return { body, frame: { left: 600 - half, top: 224, right: 600 + half, bottom: 921 } };
};

const mountMakings = ['#3a3d43', '#aeb4bc', '#26282c'] as const;

const mountDrawing: Draw = (pen, variant) => {
  const colour = mountMakings[variant];
  const flat = 0.42;
  const stud = (x: number, y: number) =>
    lathe(pen, x, flat, [
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [y - 14, 34],
          [y, 34],
        ],
      },
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [y - 120, 20],
          [y - 14, 20],
        ],
      },
    ]) + screwThread(pen, { x: x, top: y - 116, bottom: y - 24, half: 20 });
  const body =
    pen.shadow(600, 860, 400, 60) +
    lathe(pen, 600, flat, [
      {
        colour: '#1d1f23',
        points: [
          [700, 230],
          [790, 200],
        ],
      },
      {
        colour: tint(colour, -0.1),
        points: [
          [660, 330],
          [700, 300],
          [740, 230],
        ],
      },
      {
        colour,
        points: [
          [640, 390],
          [664, 390],
        ],
      },
    ]) +
    stud(600, 520) +
    lathe(pen, 600, flat, [
      {
        colour: tint(colour, 0.08),
        points: [
          [590, 200],
          [620, 250],
          [646, 262],
        ],
        soft: true,
      },
      {
        colour: '#17181b',
        points: [
          [560, 168],
          [590, 196],
        ],
        soft: true,
      },
      {
        colour: '#b4b9c1',
        metal: true,
        points: [
          [540, 74],
          [562, 80],
        ],
      },
    ]) +
    pen.shape('M564 540a36 15 0 1 0 72 0a36 15 0 1 0 -72 0Z', hollow('#2a2c30')) +
    stud(300, 640) +
    stud(900, 640) +
    stud(690, 770);
  return { body, frame: { left: 208, top: 470, right: 992, bottom: 880 } };
};

/** Springs, dampers and their mounts. */
export const suspension = {
  'shock-absorber': damperDrawing,
  'coil-spring': springDrawing,
  'top-mount': mountDrawing,
} satisfies Record<string, Draw>;
