import { softShape } from '../pen/curves.ts';
import { around, circle, gear, polygon, rect, regular, ring } from '../pen/outlines.ts';
import { dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { coin } from '../solids/coin.ts';
import { beltOutline, beltPoints } from '../solids/loop.ts';

function idler(pen: Pen, x: number, y: number, radius: number, colour: string): string {
  const face =
    pen.spin(0, 0, radius, radius * 0.8, colour) +
    pen.shape(ring(0, 0, radius * 0.8, radius * 0.5), plate('#2a2c30')) +
    pen.spin(0, 0, radius * 0.5, radius * 0.26, '#b4b9c1') +
    pen.shape(regular(0, 0, radius * 0.26, 6), hollow('#5b6068'));
  return coin(pen, { x, y, radius, squash: 0.88, depth: radius * 0.62, side: colour, face });
}

const kitMakings = [
  { teeth: 96, idlers: 2, pump: false },
  { teeth: 110, idlers: 2, pump: true },
  { teeth: 84, idlers: 1, pump: false },
] as const;

function blades(pen: Pen): string {
  return Array.from({ length: 7 }, (_, index) =>
    transform(
      pen.slab(
        'M-4 -34C10 -60 34 -80 40 -98L54 -92C50 -66 24 -46 12 -30Z',
        [8, 5],
        plate('#8d939b'),
        '#5b6068',
      ),
      {
        turn: (index * 360) / 7,
      },
    ),
  ).join('');
}

function pump(pen: Pen, impeller = false): string {
  const housing = softShape([
    [-120, -130],
    [10, -160],
    [130, -100],
    [150, 30],
    [110, 130],
    [0, 160],
    [-110, 120],
    [-160, 10],
  ]);
  const ears = around(5, 152, 20)
    .map(
      ([x, y]) =>
        pen.slab(circle(x, y, 36), [22, 14], plate('#c3c8ce'), '#9aa0a8') +
        pen.shape(circle(x, y, 16), '#2a2c30'),
    )
    .join('');
  const hub = transform(
    coin(pen, {
      x: -40,
      y: 0,
      radius: 104,
      squash: 0.9,
      depth: 62,
      side: '#8d939b',
      face:
        pen.spin(0, 0, 104, 30, '#b4b9c1') +
        pen.shape(circle(0, 0, 30), dome('#70757d')) +
        (impeller ? blades(pen) : '') +
        around(3, impeller ? 20 : 66)
          .map(([x, y]) => pen.shape(circle(x, y, impeller ? 3 : 13), '#2a2c30'))
          .join(''),
    }),
    {},
  );
  return ears + pen.slab(housing, [44, 28], plate('#c3c8ce'), '#a9aeb5') + hub;
}

const kitDrawing: Draw = (pen, variant) => {
  const { teeth, idlers, pump: withPump } = kitMakings[variant];
  const outline = beltOutline(
    [
      { x: 330, y: 360, radius: 150 },
      { x: 800, y: 330, radius: 130 },
      { x: 520, y: 820, radius: 110 },
    ],
    15,
    teeth,
    17,
  );
  const body =
    pen.shadow(600, 1000, 400, 40) +
    pen.slab(outline, [96, 54], '#3a3d43', '#202226') +
    (withPump ? transform(pump(pen), { x: 860, y: 800 }) : '') +
    idler(pen, 430, 470, 108, '#b4b9c1') +
    (idlers > 1 ? idler(pen, 690, 420, 82, '#8d939b') : '') +
    (withPump ? '' : transform(bracket(pen), { x: 850, y: 820, scale: 0.82 }));
  return { body, frame: { left: 165, top: 185, right: 1045, bottom: 1000 } };
};

function bracket(pen: Pen): string {
  const arm = softShape([
    [-150, -60],
    [-30, -150],
    [110, -110],
    [190, 40],
    [150, 130],
    [60, 110],
    [-60, 130],
    [-150, 70],
  ]);
  return (
    pen.slab(arm, [34, 22], plate('#aeb4bc'), '#8d939b') +
    pen.shape(circle(140, 80, 26), '#26282c') +
    idler(pen, -40, 0, 132, '#70757d')
  );
}

const chainMakings = [
  { teeth: 38, lower: 19, guide: '#26282c' },
  { teeth: 42, lower: 21, guide: '#5a3d24' },
  { teeth: 36, lower: 18, guide: '#e0dccf' },
] as const;

function sprocket(pen: Pen, x: number, y: number, radius: number, teeth: number): string {
  const face =
    pen.slab(
      gear(radius + 22, radius - 12, teeth) + circle(0, 0, radius * 0.3),
      [18, 10],
      plate('#a9aeb5'),
      '#70757d',
    ) +
    pen.spin(0, 0, radius * 0.78, radius * 0.3, '#b4b9c1') +
    around(5, radius * 0.54)
      .map(([px, py]) => pen.shape(circle(px, py, radius * 0.12), hollow('#5b6068')))
      .join('');
  return transform(face, { x, y });
}

const chainDrawing: Draw = (pen, variant) => {
  const { teeth, lower, guide } = chainMakings[variant];
  const pulleys = [
    { x: 420, y: 380, radius: 190 },
    { x: 780, y: 860, radius: 100 },
  ];
  const points = beltPoints(pulleys, 92);
  const link = (index: number) => {
    const [ax, ay] = points[index % 92] ?? [0, 0];
    const [bx, by] = points[(index + 1) % 92] ?? [0, 0];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    const length = Math.hypot(bx - ax, by - ay);
    const colour = index % 46 === 20 ? '#c9a23b' : index % 2 ? '#8d939b' : '#aeb4bc';
    const plateShape = path`M0 -15A15 15 0 0 0 0 15C${length * 0.3} 9 ${length * 0.7} 9 ${length} 15A15 15 0 0 0 ${length} -15C${length * 0.7} -9 ${length * 0.3} -9 0 -15Z`;
    return transform(
      pen.slab(plateShape, [0, index % 2 ? 12 : 20], plate(colour), tint(colour, -0.3)) +
        pen.shape(circle(0, 0, 7), dome('#5b6068')),
      { x: ax, y: ay, turn },
    );
  };
  const links = [1, 0]
    .map((parity) =>
      Array.from({ length: 92 }, (_, index) => (index % 2 === parity ? link(index) : '')).join(''),
    )
    .join('');
  const rail = pen.slab(
    'M690 250C800 330 900 480 950 700C960 740 925 750 910 720C850 520 760 380 660 290C635 262 665 232 690 250Z',
    [30, 22],
    plate(guide),
    guide,
  );
  const body =
    pen.shadow(640, 1010, 400, 36) +
    rail +
    sprocket(pen, 420, 380, 168, teeth) +
    sprocket(pen, 780, 860, 80, lower) +
    links;
  return { body, frame: { left: 215, top: 175, right: 985, bottom: 985 } };
};

const pumpDrawing: Draw = (pen, variant) => {
  const turn = [0, 70, -50][variant] ?? 0;
  const outlet = pen.tube('M120 60C180 100 210 120 220 200', 84, '#aeb4bc', 'butt');
  const body =
    pen.shadow(600, 1000, 340, 42) +
    transform((variant === 1 ? '' : outlet) + pump(pen, variant === 2), {
      x: 580,
      y: 600,
      scale: 2.05,
      turn: variant === 1 ? 0 : turn / 10,
    });
  return {
    body,
    frame: { left: 190, top: 215, right: variant === 1 ? 1010 : 1130, bottom: variant === 1 ? 990 : 1030 },
  };
};

const polyMakings = [
  {
    ribs: 6,
    pulleys: [
      { x: 360, y: 420, radius: 190 },
      { x: 790, y: 700, radius: 140 },
    ],
  },
  {
    ribs: 5,
    pulleys: [
      { x: 330, y: 480, radius: 150 },
      { x: 780, y: 420, radius: 130 },
      { x: 620, y: 820, radius: 120 },
    ],
  },
  { ribs: 4, pulleys: [{ x: 570, y: 560, radius: 330 }] },
] as const;

const polyDrawing: Draw = (pen, variant) => {
  const { ribs, pulleys } = polyMakings[variant];
  const outline = beltOutline(pulleys, 13, 90, 0);
  const depth: readonly [number, number] = [112, 62];
  // The ribs show on the inner side that faces the viewer.
  const inner = polygon(beltPoints(pulleys, 240));
  const grooves = Array.from({ length: ribs * 2 }, (_, index) => {
    const share = 1 - index / (ribs * 2);
    return transform(pen.line(inner, index % 2 ? '#4b4f56' : '#0e0f12', 5), {
      x: depth[0] * share,
      y: depth[1] * share,
    });
  }).join('');
  const body =
    pen.shadow(620, 1000, 380, 38) +
    pen.slab(outline, depth, '#3a3d43', '#24262b') +
    `<g opacity=".85">${grooves}</g>` +
    pen.slab(outline, [6, 4], '#4a4d53', '#24262b');
  const right = Math.max(...pulleys.map(({ x, radius }) => x + radius)) + 125;
  const left = Math.min(...pulleys.map(({ x, radius }) => x - radius)) - 13;
  const top = Math.min(...pulleys.map(({ y, radius }) => y - radius)) - 13;
  const bottom = Math.max(...pulleys.map(({ y, radius }) => y + radius)) + 75;
  return { body, frame: { left, top, right, bottom } };
};

const tensionerMakings = ['#26282c', '#8d939b', '#3a3d43'] as const;

const tensionerDrawing: Draw = (pen, variant) => {
  const colour = tensionerMakings[variant];
  const body = [
    pen.shadow(600, 990, 340, 40),
    variant === 0
      ? ''
      : pen.slab(
          softShape([
            [540, 420],
            [760, 250],
            [900, 270],
            [960, 400],
            [900, 540],
            [760, 800],
            [560, 860],
          ]),
          [44, 28],
          plate('#aeb4bc'),
          '#8d939b',
        ) +
        pen.shape(circle(850, 380, 76), plate('#c3c8ce')) +
        pen.shape(regular(850, 380, 46, 6), plate('#5b6068')) +
        pen.shape(rect(840, 560, 44, 90, 20), hollow('#5b6068')),
    coin(pen, { x: 735, y: 620, radius: 350, squash: 0.86, depth: 34, side: colour }),
    coin(pen, { x: 560, y: 620, radius: 330, squash: 0.86, depth: 180, side: colour }),
    coin(pen, {
      x: 530,
      y: 620,
      radius: 352,
      squash: 0.86,
      depth: 30,
      side: colour,
      face:
        pen.shape(circle(0, 0, 352), plate(colour)) +
        pen.shape(ring(0, 0, 316, 210), hollow(tint(colour, 0.2))) +
        around(8, 262)
          .map(([x, y]) => pen.shape(circle(x, y, 28), '#121317'))
          .join('') +
        pen.spin(0, 0, 200, 150, '#b4b9c1') +
        pen.shape(ring(0, 0, 150, 92), plate('#b3182f')) +
        pen.spin(0, 0, 92, 44, '#c3c8ce') +
        pen.shape(circle(0, 0, 44), hollow('#3a3d43')),
    }),
  ].join('');
  return { body, frame: { left: 228, top: 250, right: 1070, bottom: 972 } };
};

/** Belts, chains, pumps and pulleys of the engine's front. */
export const timing = {
  'timing-belt-kit': kitDrawing,
  'timing-chain': chainDrawing,
  'water-pump': pumpDrawing,
  'poly-v-belt': polyDrawing,
  'tensioner-pulley': tensionerDrawing,
} satisfies Record<string, Draw>;
