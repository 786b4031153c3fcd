import { softShape } from '../pen/curves.ts';
import { circle, ellipse, rect } from '../pen/outlines.ts';
import { dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { lathe } from '../solids/lathe.ts';

const mirrorMakings = ['#24262b', '#b4b9c1', '#b3182f'] as const;

const mirrorDrawing: Draw = (pen, variant) => {
  const shell = mirrorMakings[variant];
  const outline = softShape([
    [180, 470],
    [240, 330],
    [430, 270],
    [680, 270],
    [840, 320],
    [890, 450],
    [880, 620],
    [820, 740],
    [620, 790],
    [380, 790],
    [230, 720],
  ]);
  const glass = softShape([
    [226, 480],
    [274, 370],
    [440, 318],
    [670, 318],
    [800, 356],
    [838, 460],
    [828, 610],
    [776, 700],
    [610, 740],
    [390, 740],
    [266, 680],
  ]);
  const body =
    pen.shadow(660, 960, 400, 40) +
    pen.slab('M850 620L1010 660L1060 930L930 950L800 790Z', [22, 14], plate('#24262b'), '#1d1f23') +
    pen.shape('M880 690L980 716L1010 900L940 912Z', hollow('#3a3d43')) +
    pen.slab(outline, [56, 40], plate(shell), tint(shell, -0.25)) +
    pen.shape(outline, dome(tint(shell, 0.05))) +
    pen.shape(
      softShape([
        [206, 480],
        [258, 352],
        [436, 296],
        [676, 296],
        [818, 340],
        [862, 456],
        [852, 616],
        [798, 718],
        [614, 764],
        [386, 764],
        [250, 700],
      ]),
      '#17181b',
    ) +
    pen.shape(glass, 'url(#plate-a9bccb)') +
    pen.sheen(
      'M250 640C300 480 460 360 700 330L600 322C440 320 300 340 262 400C240 460 236 560 250 640Z',
      '#ffffff',
      0.5,
    ) +
    pen.sheen('M420 736C520 600 660 480 830 430L834 500C720 540 600 640 540 740Z', '#ffffff', 0.28) +
    pen.line('M770 350C740 440 736 600 748 712', '#5b6f80', 3) +
    (variant === 1
      ? ''
      : pen.shape(
          softShape([
            [300, 292],
            [420, 272],
            [560, 268],
            [560, 284],
            [430, 292],
            [312, 312],
          ]),
          dome('#e08a1c'),
        ));
  return { body, frame: { left: 176, top: 266, right: 1082, bottom: 965 } };
};

const bumperMakings = ['#b9bec5', '#24262b', '#1d4f91'] as const;

const bumperDrawing: Draw = (pen, variant) => {
  const colour = bumperMakings[variant];
  const outline = softShape([
    [80, 480],
    [150, 400],
    [300, 410],
    [440, 432],
    [760, 432],
    [900, 410],
    [1050, 400],
    [1120, 480],
    [1100, 640],
    [1040, 770],
    [860, 806],
    [600, 816],
    [340, 806],
    [160, 770],
    [100, 640],
  ]);
  const mesh = (x: number, y: number, width: number, height: number) =>
    pen.shape(rect(x, y, width, height, 26), '#17181b') +
    Array.from({ length: Math.floor(height / 18) - 1 }, (_, index) =>
      pen.line(path`M${x + 12} ${y + 18 + index * 18}h${width - 24}`, '#4a4d53', 4),
    ).join('');
  const lamp = (x: number, hand: number) =>
    pen.shape(
      softShape([
        [x - 70 * hand, 640],
        [x + 60 * hand, 610],
        [x + 84 * hand, 700],
        [x - 50 * hand, 730],
      ]),
      hollow('#2a2c30'),
    ) +
    pen.spin(x + 10 * hand, 672, 36, 24, '#aeb4bc') +
    pen.shape(circle(x + 10 * hand, 672, 24), dome('#e8eef2'));
  const body =
    pen.shadow(600, 850, 520, 40) +
    pen.slab(outline, [10, -40], plate(colour), tint(colour, -0.3)) +
    pen.shape(outline, `url(#row-${colour.slice(1)})`) +
    pen.sheen(
      'M110 520C180 440 300 430 440 456H760C900 430 1020 440 1090 520C1020 480 900 470 760 490H440C300 470 180 480 110 520Z',
      '#ffffff',
      0.42,
    ) +
    mesh(380, 520, 440, 74) +
    mesh(330, 640, 540, 112) +
    pen.shape(rect(500, 606, 200, 26, 6), plate(tint(colour, 0.1))) +
    lamp(220, 1) +
    lamp(980, -1) +
    pen.line('M130 590C200 560 300 560 350 580M1070 590C1000 560 900 560 850 580', tint(colour, -0.35), 5) +
    [290, 910].map((x) => pen.line(circle(x, 560, 15), tint(colour, -0.4), 3)).join('') +
    pen.sheen(ellipse(600, 800, 380, 12), '#000000', 0.25);
  return { body, frame: { left: 78, top: 350, right: 1122, bottom: 820 } };
};

const wiperMakings = [
  { flat: true, length: 1 },
  { flat: false, length: 1 },
  { flat: true, length: 0.8 },
] as const;

const wiperDrawing: Draw = (pen, variant) => {
  const { flat, length } = wiperMakings[variant];
  const blade = flat
    ? pen.slab(
        'M-480 22C-240 -32 240 -32 480 22L478 38C240 -8 -240 -8 -478 38Z',
        [6, 16],
        plate('#3a3d43'),
        '#24262b',
      ) +
      pen.shape('M-478 40C-240 -6 240 -6 478 40L476 62C240 20 -240 20 -476 62Z', '#101114') +
      pen.line('M-476 50C-240 6 240 6 476 50', '#5b6068', 2) +
      pen.slab('M-74 -34Q0 -52 74 -34L64 10Q0 0 -64 10Z', [6, 12], plate('#24262b'), '#17181b') +
      pen.shape(rect(-30, -24, 60, 20, 6), hollow('#8d939b'))
    : pen.slab(
        'M-300 -20C-160 -96 160 -96 300 -20L290 4C150 -58 -150 -58 -290 4Z',
        [6, 8],
        plate('#4a4d53'),
        '#24262b',
      ) +
      [-1, 1]
        .map((hand) =>
          pen.slab(
            path`M${hand * 130} 30L${hand * 294} -22L${hand * 470} 34L${hand * 462} 48L${hand * 296} 6L${hand * 142} 44Z`,
            [4, 8],
            plate('#3a3d43'),
            '#1d1f23',
          ),
        )
        .join('') +
      pen.shape('M-480 44H480V58H-480Z', '#aeb4bc') +
      pen.shape('M-482 58H482L478 84H-478Z', '#101114') +
      pen.shape(rect(-34, -92, 68, 40, 8), plate('#24262b')) +
      [-294, 294, -140, 140]
        .map((x) => pen.shape(circle(x, x * x > 40000 ? -8 : 40, 9), dome('#b4b9c1')))
        .join('');
  const body =
    pen.shadow(600, 830, 450, 26) +
    transform(blade, { x: 590, y: 470, turn: -19, scale: 1 }) +
    transform(blade, { x: 610, y: 700, turn: -19, scale: length });
  return { body, frame: { left: 140, top: 270, right: 1070, bottom: 890 } };
};

const handleMakings = ['#24262b', '#c3c8ce', '#b3182f'] as const;

const handleDrawing: Draw = (pen, variant) => {
  const colour = handleMakings[variant];
  const grip = softShape([
    [150, 560],
    [230, 490],
    [420, 470],
    [700, 470],
    [900, 486],
    [960, 540],
    [950, 640],
    [890, 680],
    [760, 640],
    [600, 622],
    [400, 624],
    [240, 650],
    [165, 630],
  ]);
  const body =
    pen.shadow(610, 800, 430, 34) +
    pen.slab(
      'M180 600L300 580L320 740L230 760ZM830 620L950 600L960 730L860 750Z',
      [30, 10],
      plate('#3a3d43'),
      '#24262b',
    ) +
    pen.slab(grip, [22, 36], plate(colour), tint(colour, -0.3)) +
    pen.shape(grip, `url(#${variant === 1 ? 'axle' : 'row'}-${colour.slice(1)})`) +
    pen.sheen('M200 548C300 500 500 494 880 512C600 508 320 520 200 548Z', '#ffffff', 0.55) +
    pen.slab(
      softShape([
        [900, 500],
        [985, 490],
        [1050, 540],
        [1055, 610],
        [1000, 670],
        [920, 660],
        [890, 580],
      ]),
      [20, 30],
      plate(tint(colour, -0.05)),
      tint(colour, -0.3),
    ) +
    pen.spin(975, 578, 44, 26, '#aeb4bc') +
    pen.shape(circle(975, 578, 26), dome('#8d939b')) +
    pen.shape(rect(971, 562, 8, 32, 3), '#101114');
  return { body, frame: { left: 148, top: 462, right: 1080, bottom: 775 } };
};

const strutMakings = ['#1d1f23', '#8d939b', '#2f3238'] as const;

const strutDrawing: Draw = (pen, variant) => {
  const colour = strutMakings[variant];
  const end = (hand: 1 | -1) =>
    transform(
      pen.shape(rect(-18, -70, 36, 74, 8), plate('#24262b')) +
        pen.slab(circle(0, -96, 40), [14, 6], plate('#2f3238'), '#17181b') +
        pen.shape(circle(0, -96, 22), dome('#b4b9c1')) +
        pen.line('M-30 -124Q0 -146 30 -124', '#c9a23b', 5),
      { y: hand * 470, turn: hand < 0 ? 0 : 180 },
    );
  const strut =
    lathe(pen, 0, 0.25, [
      {
        colour,
        points: [
          [-80, 40],
          [440, 40],
          [470, 26],
        ],
      },
      {
        colour: tint(colour, 0.14),
        points: [
          [-96, 34],
          [-76, 40],
        ],
      },
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [-470, 15],
          [-92, 15],
        ],
      },
    ]) +
    pen.sheen(rect(-28, 80, 56, 170, 4), '#f2f2ee', 0.85) +
    pen.line('M-18 110h36M-18 132h36M-18 154h24M-18 200h36', '#5b6068', 5) +
    end(-1) +
    end(1);
  const body =
    pen.shadow(520, 1000, 330, 24) +
    transform(strut, { x: 520, y: 590, turn: 34, scale: 0.86 }) +
    (variant === 1 ? '' : transform(strut, { x: 690, y: 590, turn: 34, scale: 0.86 }));
  return { body, frame: { left: 225, top: 160, right: variant === 1 ? 830 : 990, bottom: 1030 } };
};

/** What is seen on the outside of a car. */
export const body = {
  'wing-mirror': mirrorDrawing,
  bumper: bumperDrawing,
  'wiper-blades': wiperDrawing,
  'door-handle': handleDrawing,
  'trunk-strut': strutDrawing,
} satisfies Record<string, Draw>;
