import { softShape } from '../pen/curves.ts';
import { circle, rect, ring } from '../pen/outlines.ts';
import { dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Drawing, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { bush } from '../solids/bush.ts';
import { lathe } from '../solids/lathe.ts';
import { screwThread } from '../solids/screw-thread.ts';

const armMakings = ['#2a2d33', '#aeb4bc', '#3f434a'] as const;

// The straight kind: a bar with a bush at each end.
function barDrawing(pen: Pen, colour: string): Drawing {
  const bar = softShape([
    [230, 800],
    [280, 720],
    [560, 560],
    [820, 420],
    [930, 340],
    [1010, 380],
    [980, 470],
    [860, 540],
    [640, 700],
    [340, 850],
    [260, 870],
  ]);
  const body =
    pen.shadow(600, 950, 430, 36) +
    pen.slab(bar, [24, 36], plate(colour), colour) +
    pen.line('M330 780C520 680 720 560 900 440', tint(colour, 0.4), 8) +
    bush(pen, 280, 790, 106, tint(colour, 0.2)) +
    bush(pen, 930, 420, 92, tint(colour, 0.2));
  return { body, frame: { left: 172, top: 325, right: 1070, bottom: 920 } };
}

const armDrawing: Draw = (pen, variant) => {
  const colour = armMakings[variant];
  if (variant === 2) return barDrawing(pen, colour);
  const outline = softShape([
    [200, 440],
    [270, 360],
    [420, 420],
    [620, 500],
    [820, 650],
    [960, 780],
    [990, 860],
    [930, 905],
    [800, 850],
    [610, 800],
    [460, 830],
    [360, 905],
    [260, 900],
    [230, 820],
    [320, 720],
    [350, 600],
    [290, 500],
  ]);
  const window = softShape([
    [430, 520],
    [560, 570],
    [660, 680],
    [560, 720],
    [450, 730],
    [440, 620],
  ]);
  const ball =
    pen.slab(circle(925, 835, 82), [20, 12], plate(tint(colour, 0.1)), colour) +
    transform(
      lathe(pen, 0, 0.34, [
        {
          colour: '#1d1f23',
          points: [
            [-80, 34],
            [-50, 52],
            [-10, 74],
          ],
        },
        {
          colour: '#c3c8ce',
          metal: true,
          points: [
            [-150, 19],
            [-80, 28],
          ],
        },
        {
          colour: '#c3c8ce',
          metal: true,
          points: [
            [-215, 17],
            [-150, 17],
          ],
        },
      ]) + screwThread(pen, { x: 0, top: -212, bottom: -160, half: 17 }),
      { x: 925, y: 830, turn: 8 },
    );
  const ribs = pen.line(
    'M330 480C520 540 640 590 840 740M330 830C430 740 600 740 800 800',
    tint(colour, variant === 1 ? -0.4 : 0.35),
    7,
  );
  const body =
    pen.shadow(600, 960, 430, 40) +
    pen.slab(`${outline}${window}`, [26, 40], plate(colour), colour) +
    ribs +
    bush(pen, 262, 432, 84, tint(colour, 0.2)) +
    bush(pen, 300, 842, 76, tint(colour, 0.2)) +
    ball;
  return { body, frame: { left: 178, top: 348, right: 1030, bottom: 950 } };
};

const linkMakings = [
  { colour: '#2a2d33', length: 300 },
  { colour: '#8d939b', length: 250 },
  { colour: '#3c5a78', length: 335 },
] as const;

const linkDrawing: Draw = (pen, variant) => {
  const { colour, length } = linkMakings[variant];
  const joint = (turn: number) =>
    transform(
      pen.slab(circle(0, 0, 70), [18, 10], plate(tint(colour, 0.08)), colour) +
        pen.shape(circle(0, 0, 46), dome(tint(colour, 0.16))),
      {},
    ) +
    transform(
      lathe(pen, 0, 0.36, [
        {
          colour: '#1d1f23',
          points: [
            [-88, 34],
            [-66, 60],
            [-30, 50],
          ],
          soft: true,
        },
        {
          colour: '#c3c8ce',
          metal: true,
          points: [
            [-118, 40],
            [-88, 40],
          ],
        },
        {
          colour: '#c3c8ce',
          metal: true,
          points: [
            [-236, 21],
            [-118, 21],
          ],
        },
      ]) +
        screwThread(pen, { x: 0, top: -232, bottom: -126, half: 21 }) +
        lathe(pen, 0, 0.36, [
          {
            colour: '#b4b9c1',
            metal: true,
            points: [
              [-178, 42],
              [-144, 42],
            ],
          },
        ]),
      { turn },
    );
  const part =
    pen.tube(path`M0 ${-length}L0 ${length}`, 40, colour, 'butt') +
    transform(joint(82), { y: -length }) +
    transform(joint(82), { y: length });
  const body = pen.shadow(560, 1000, 280, 30) + transform(part, { x: 520, y: 600, turn: 14 });
  return { body, frame: { left: 350, top: 600 - length - 90, right: 830, bottom: 620 + length + 80 } };
};

const bearingMakings = [
  { flange: false, seal: '#26282c' },
  { flange: true, seal: '#26282c' },
  { flange: false, seal: '#b3182f' },
] as const;

const bearingDrawing: Draw = (pen, variant) => {
  const { flange, seal } = bearingMakings[variant];
  const squash = 0.82;
  const steel = '#b4b9c1';
  const x = flange ? 520 : 540;
  const rim = (at: number, radius: number, depth: number, colour: string) =>
    pen.shape(
      path`M${x + at} ${600 - radius}h${depth}a${radius * squash} ${radius} 0 0 1 0 ${radius * 2}h${-depth}Z`,
      `url(#axle-${colour.slice(1)})`,
    );
  const studs = (flange ? [0, 72, 144, 216, 288] : [])
    .map((degrees) => {
      const angle = ((degrees - 60) * Math.PI) / 180;
      const px = x + Math.cos(angle) * 300 * squash;
      const py = 600 + Math.sin(angle) * 300;
      return (
        pen.shape(rect(px - 116, py - 20, 126, 40, 6), `url(#axle-${steel.slice(1)})`) +
        Array.from({ length: 9 }, (_, index) =>
          pen.line(path`M${px - 108 + index * 10} ${py - 20}l4 40`, '#4a4e55', 2.4),
        ).join('')
      );
    })
    .join('');
  const outer = flange ? 210 : 350;
  const ringFace = transform(
    pen.spin(0, 0, outer, outer * 0.84, steel) +
      pen.shape(ring(0, 0, outer * 0.84, outer * 0.6), plate(seal)) +
      pen.line(circle(0, 0, outer * 0.72), tint(seal, 0.4), 3) +
      pen.spin(0, 0, outer * 0.6, outer * 0.44, '#c3c8ce') +
      pen.shape(circle(0, 0, outer * 0.44), hollow('#70757d')) +
      pen.shape(circle(outer * 0.12, 0, outer * 0.34), '#24262a'),
    { x: flange ? x - 60 : x, y: 600, squash },
  );
  const flangeFace = flange
    ? rim(150, 230, 150, steel) +
      rim(0, 385, 42, '#8d939b') +
      transform(pen.spin(0, 0, 385, 150, '#a9aeb5'), { x, y: 600, squash }) +
      studs +
      rim(-60, 210, 60, steel)
    : rim(0, 350, 170, steel) + pen.line(path`M${x + 80} 250a287 350 0 0 1 0 700`, '#5b6068', 3);
  const back = flange ? [300, 385] : [170, 350];
  const wide = (back[1] ?? 0) * squash;
  const body = pen.shadow(610, 600 + (back[1] ?? 0) + 4, 340, 40) + flangeFace + ringFace;
  return {
    body,
    frame: {
      left: x - wide - (flange ? 30 : 0),
      top: 600 - (back[1] ?? 0),
      right: flange ? x + 300 + 230 * squash : x + 170 + wide,
      bottom: 600 + (back[1] ?? 0),
    },
  };
};

/** What guides a wheel: arms, links and bearings. */
export const wheelGuides = {
  'control-arm': armDrawing,
  'stabiliser-link': linkDrawing,
  'wheel-bearing': bearingDrawing,
} satisfies Record<string, Draw>;
