import { rect } from '../pen/outlines.ts';
import { chrome, dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { lathe } from '../solids/lathe.ts';

const glassMakings = ['#dfe9ef', '#a9d4f2', '#f2e3b0'] as const;

const halogenDrawing: Draw = (pen, variant) => {
  const glass = glassMakings[variant];
  const flat = 0.3;
  const metal = '#c3c8ce';
  const x = 600;
  const body =
    pen.shadow(610, 1010, 260, 32) +
    [548, 652].map((px) => pen.shape(rect(px - 22, 880, 44, 120, 4), chrome('#c9cdd2'))).join('') +
    lathe(pen, x, flat, [
      {
        colour: '#e9e6dd',
        points: [
          [800, 108],
          [890, 104],
          [905, 92],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [730, 140],
          [800, 140],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [700, 236],
          [722, 236],
        ],
      },
      {
        colour: metal,
        metal: true,
        points: [
          [620, 128],
          [700, 132],
        ],
      },
    ]) +
    pen.shape(rect(572, 604, 56, 100, 4), hollow('#8d939b')) +
    pen.tube('M570 610V440', 9, '#aeb4bc') +
    pen.tube('M630 610V380', 9, '#aeb4bc') +
    pen.tube('M570 440L582 430M630 380L618 372', 7, '#aeb4bc') +
    Array.from({ length: 9 }, (_, index) =>
      pen.tube(path`M${574 + index * 6} ${432 - index * 6}l6 -18`, 6, '#c9a23b'),
    ).join('') +
    pen.shape(
      'M482 622V310C482 230 540 196 560 180C570 160 630 160 640 180C660 196 718 230 718 310V622A118 34 0 0 1 482 622Z',
      'none',
    ) +
    pen.sheen(
      'M482 622V310C482 230 540 196 560 180C570 160 630 160 640 180C660 196 718 230 718 310V622A118 34 0 0 1 482 622Z',
      glass,
      0.5,
    ) +
    pen.sheen('M500 600V320C500 260 530 230 560 206C530 250 528 300 528 340V610Z', '#ffffff', 0.9) +
    pen.sheen('M690 600V330C690 280 676 250 660 230C704 260 706 300 706 330V604Z', '#5b7f99', 0.35) +
    pen.shape('M562 182C570 160 630 160 638 182C630 204 570 204 562 182Z', dome('#8d939b'));
  return { body, frame: { left: 364, top: 160, right: 836, bottom: 1000 } };
};

const ledMakings = ['#24262b', '#b4b9c1', '#b3182f'] as const;

const ledDrawing: Draw = (pen, variant) => {
  const colour = ledMakings[variant];
  const flat = 0.28;
  const fins = Array.from({ length: 6 }, (_, index) => ({
    colour,
    points: [
      [920 - index * 38 - 14, 150],
      [920 - index * 38, 150],
    ] as const,
  }));
  const core = {
    colour: '#17181b',
    points: [
      [700, 120],
      [940, 130],
    ] as const,
  };
  const chips = Array.from({ length: 3 }, (_, index) =>
    pen.shape(rect(570, 290 + index * 62, 60, 46, 6), plate('#f4d54a')),
  ).join('');
  const part =
    lathe(pen, 600, flat, [core, ...fins]) +
    pen.tube('M690 960C800 1000 860 930 900 1000', 24, '#1d1f23') +
    lathe(pen, 600, flat, [
      {
        colour: '#3a3d43',
        points: [
          [660, 116],
          [708, 120],
        ],
      },
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [632, 200],
          [654, 200],
        ],
      },
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [560, 96],
          [632, 100],
        ],
      },
      {
        colour: '#8d939b',
        metal: true,
        points: [
          [236, 74],
          [560, 78],
        ],
      },
    ]) +
    pen.shape(rect(546, 262, 108, 250, 10), hollow('#5b6068')) +
    chips;
  const body = pen.shadow(620, 985, 280, 30) + part;
  return { body, frame: { left: 400, top: 212, right: 915, bottom: 1010 } };
};

/** Bulbs. */
export const bulbs = {
  'bulb-h7': halogenDrawing,
  'bulb-led': ledDrawing,
} satisfies Record<string, Draw>;
