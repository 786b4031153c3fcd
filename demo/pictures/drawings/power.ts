import { around, circle, ellipse, rect, ring, sector } from '../pen/outlines.ts';
import { chrome, dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { camera, onSheet } from '../solids/camera.ts';
import { coin } from '../solids/coin.ts';
import { crate } from '../solids/crate.ts';
import { lathe } from '../solids/lathe.ts';

const alternatorMakings = [
  { colour: '#aeb4bc', ribs: 6 },
  { colour: '#9aa0a8', ribs: 5 },
  { colour: '#b9b2a4', ribs: 7 },
] as const;

const alternatorDrawing: Draw = (pen, variant) => {
  const { colour, ribs } = alternatorMakings[variant];
  const squash = 0.84;
  const [x, y] = [500, 600];
  const slots = Array.from({ length: 12 }, (_, index) =>
    transform(pen.shape(sector(296, 190, 4, 24), hollow('#26282c')), { turn: index * 30 }),
  ).join('');
  const windings = Array.from({ length: 24 }, (_, index) =>
    transform(pen.line('M-8 -276L8 -210', '#c97a34', 9), { turn: index * 15 }),
  ).join('');
  const face =
    pen.shape(circle(0, 0, 330), plate(colour)) +
    slots +
    windings +
    Array.from({ length: 12 }, (_, index) =>
      transform(pen.shape(sector(300, 186, -6, 4), plate(tint(colour, 0.08))), { turn: index * 30 }),
    ).join('') +
    pen.shape(ring(0, 0, 190, 150), plate(tint(colour, 0.16)));
  const ears = [-38, 142]
    .map((degrees) => {
      const [px = 0, py = 0] = around(1, 380, degrees)[0] ?? [];
      return (
        pen.slab(circle(x + 40 + px * squash, y + py, 62), [70, 0], plate(colour), tint(colour, -0.1)) +
        pen.shape(circle(x + 40 + px * squash, y + py, 28), hollow('#3a3d43'))
      );
    })
    .join('');
  const pulleyRibs = Array.from({ length: ribs }, (_, index) =>
    coin(pen, {
      x: x - 66 - index * 15,
      y,
      radius: index % 2 ? 118 : 128,
      squash,
      depth: 17,
      side: '#5b6068',
    }),
  ).join('');
  const front = x - 66 - ribs * 15;
  const body =
    pen.shadow(620, 966, 380, 40) +
    coin(pen, { x: x + 260, y, radius: 260, backRadius: 220, squash, depth: 70, side: '#24262b' }) +
    coin(pen, { x: x + 190, y, radius: 320, backRadius: 280, squash, depth: 80, side: colour }) +
    coin(pen, { x: x + 90, y, radius: 316, squash, depth: 104, side: '#8d857a' }) +
    Array.from({ length: 8 }, (_, index) =>
      pen.line(path`M${x + 104 + index * 11} ${y - 314}a265 316 0 0 1 0 628`, '#6b645a', 2.4),
    ).join('') +
    ears +
    coin(pen, { x, y, radius: 330, squash, depth: 92, side: colour, face }) +
    transform(pen.shape(circle(0, 0, 150), '#1d1f23'), { x, y, squash }) +
    pulleyRibs +
    coin(pen, {
      x: front,
      y,
      radius: 132,
      squash,
      depth: 16,
      side: '#70757d',
      face:
        pen.spin(0, 0, 132, 70, '#8d939b') +
        pen.shape(circle(0, 0, 70), hollow('#4a4d53')) +
        pen.shape(circle(0, 0, 40), dome('#b4b9c1')),
    });
  return { body, frame: { left: 195, top: 250, right: 1048, bottom: 960 } };
};

const starterMakings = ['#24262b', '#8d939b', '#3a3d43'] as const;

const starterDrawing: Draw = (pen, variant) => {
  const colour = starterMakings[variant];
  const part =
    lathe(pen, 0, 0.3, [
      {
        colour,
        points: [
          [-40, 172],
          [380, 172],
          [412, 140],
        ],
      },
      {
        colour: '#aeb4bc',
        points: [
          [-90, 180],
          [-40, 180],
        ],
      },
      {
        colour: '#b9bec5',
        points: [
          [-300, 110],
          [-220, 150],
          [-90, 176],
        ],
      },
    ]) +
    transform(
      lathe(pen, 0, 0.3, [
        {
          colour: '#5b6068',
          points: [
            [-60, 92],
            [250, 92],
            [268, 84],
          ],
        },
        {
          colour: '#17181b',
          points: [
            [-100, 86],
            [-60, 92],
          ],
        },
      ]),
      { x: -226, y: 10 },
    ) +
    pen.slab(
      'M-330 -100q0 -40 40 -50l150 -30h270q70 10 70 60t-70 56h-400q-60 0 -60 -36Z',
      [0, 40],
      plate('#b9bec5'),
      '#8d939b',
    ) +
    [-280, 150].map((x) => pen.shape(ellipse(x, -106, 30, 19), hollow('#4a4d53'))).join('') +
    lathe(pen, 0, 0.3, [
      {
        colour: '#b9bec5',
        points: [
          [-290, 112],
          [-170, 128],
        ],
      },
      {
        colour: '#aeb4bc',
        metal: true,
        points: [
          [-330, 30],
          [-290, 30],
        ],
      },
    ]) +
    pen.shape(path`M-72 -400A72 22 0 0 1 72 -400V-330A72 22 0 0 1 -72 -330Z`, chrome('#c9b26a')) +
    Array.from({ length: 7 }, (_, index) =>
      pen.line(path`M${-60 + index * 20} ${-392 + Math.abs(index - 3) * -4}v76`, '#5d4f22', 5),
    ).join('') +
    pen.shape(ellipse(0, -402, 72, 22), plate('#d9c684')) +
    pen.shape(ellipse(0, -402, 28, 9), '#26282c') +
    [-260, -190]
      .map((x) =>
        lathe(pen, x, 0.3, [
          {
            colour: '#c98a3a',
            metal: true,
            points: [
              [276, 15],
              [330, 15],
            ],
          },
        ]),
      )
      .join('') +
    pen.sheen(rect(-120, 110, 130, 120, 6), '#f2f2ee', 0.85) +
    pen.line('M-104 134h96M-104 158h96M-104 182h60M-104 206h80', '#5b6068', 6);
  const body = pen.shadow(600, 945, 430, 40) + transform(part, { x: 610, y: 600, turn: 58, scale: 0.98 });
  return { body, frame: { left: 165, top: 250, right: 1010, bottom: 950 } };
};

const batteryMakings = [
  { box: '#24262b', lid: '#1d1f23', label: '#c8102e', width: 600 },
  { box: '#2f3238', lid: '#c8102e', label: '#f2f2ee', width: 660 },
  { box: '#1d3b6b', lid: '#24262b', label: '#e0a917', width: 540 },
] as const;

const batteryDrawing: Draw = (pen, variant) => {
  const { box, lid, label, width } = batteryMakings[variant];
  const view = camera(30, 20);
  const zero: readonly [number, number] = [150, 800];
  const [height, depth] = [370, 400];
  const front =
    pen.shape(rect(44, 60, width - 88, height - 130, 16), plate(label)) +
    pen.sheen(rect(44, height - 130, width - 88, 60, 12), '#000000', 0.2) +
    pen.shape(
      path`M${width / 2 + 10} 90l-74 110h56l-24 92l92 -124h-58l34 -78Z`,
      tint(label, label === '#f2f2ee' ? -0.8 : 0.85),
    ) +
    pen.line(
      path`M${width - 170} 130h80M90 130h80M130 90v80`,
      tint(label, label === '#f2f2ee' ? -0.8 : 0.85),
      16,
    ) +
    pen.line(path`M10 ${height - 30}h${width - 20}`, tint(box, 0.3), 4);
  const post = (x: number, z: number, colour: string) => {
    const [px, py] = onSheet(view, zero, [x, height + 74, z]);
    return lathe(pen, px, 0.36, [
      {
        colour,
        points: [
          [py - 12, 54],
          [py, 56],
        ],
      },
      {
        colour: '#b9bec5',
        metal: true,
        points: [
          [py - 78, 32],
          [py - 12, 38],
        ],
      },
    ]);
  };
  const plugs = Array.from({ length: 6 }, (_, index) => {
    const [px, py] = onSheet(view, zero, [70 + index * ((width - 140) / 5), height + 74, 150]);
    return (
      pen.shape(ellipse(px, py, 25, 10), hollow(tint(lid, 0.3))) +
      pen.line(path`M${px - 14} ${py}h28`, tint(lid, 0.6), 4)
    );
  }).join('');
  const base = crate(pen, {
    zero,
    view,
    width,
    height,
    depth,
    colour: box,
    round: 6,
    front,
    side: pen.line(
      path`M40 60v${height - 120}M120 60v${height - 120}M200 60v${height - 120}M280 60v${height - 120}M360 60v${height - 120}`,
      tint(box, 0.3),
      5,
    ),
  });
  const cover = crate(pen, {
    zero: onSheet(view, zero, [-10, height, -10]),
    view,
    width: width + 20,
    height: 74,
    depth: depth + 20,
    colour: lid,
    round: 8,
    floating: true,
    front: pen.line(path`M14 20h${width - 8}`, tint(lid, 0.35), 4),
  });
  const from = onSheet(view, zero, [120, height + 74, 210]);
  const to = onSheet(view, zero, [width - 120, height + 74, 210]);
  const grip = pen.tube(
    path`M${from[0]} ${from[1]}C${from[0] + 20} ${from[1] - 130} ${to[0] - 20} ${to[1] - 130} ${to[0]} ${to[1]}`,
    24,
    '#3a3d43',
  );
  const body = base + cover + post(90, 330, '#24262b') + plugs + grip + post(width - 80, 330, '#c8102e');
  const far = onSheet(view, zero, [width, 0, depth]);
  const near = onSheet(view, zero, [width, 0, 0]);
  return {
    body,
    frame: {
      left: 140,
      top: onSheet(view, zero, [0, height + 140, depth])[1],
      right: far[0] + 10,
      bottom: near[1] + 6,
    },
  };
};

/** What makes and keeps the current, and starts the engine. */
export const power = {
  alternator: alternatorDrawing,
  'starter-motor': starterDrawing,
  battery: batteryDrawing,
} satisfies Record<string, Draw>;
