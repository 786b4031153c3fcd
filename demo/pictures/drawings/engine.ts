import { circle, ellipse, rect } from '../pen/outlines.ts';
import { chrome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { lathe } from '../solids/lathe.ts';

const gasketMakings = [
  { colour: '#9aa0a8', bores: 4, ring: '#d9dce0' },
  { colour: '#3a3d43', bores: 3, ring: '#c98a3a' },
  { colour: '#4d6b8a', bores: 4, ring: '#d9dce0' },
] as const;

const gasketDrawing: Draw = (pen, variant) => {
  const { colour, bores, ring: bead } = gasketMakings[variant];
  const pitch = 232;
  const width = bores * pitch + 90;
  const start = -width / 2;
  const centres = Array.from({ length: bores }, (_, index) => start + 45 + pitch * (index + 0.5));
  const bolts = Array.from({ length: bores + 1 }, (_, index) => start + 45 + pitch * index);
  const open =
    centres.map((x) => circle(x, 0, 96)).join('') +
    bolts.map((x) => circle(x, -136, 17) + circle(x, 136, 17)).join('') +
    centres
      .map(
        (x) => ellipse(x - 44, -136, 26, 14) + ellipse(x + 44, 136, 26, 14) + ellipse(x + 48, -138, 13, 13),
      )
      .join('') +
    bolts
      .slice(1, -1)
      .map((x) => rect(x - 9, -40, 18, 80, 9))
      .join('');
  const outline = `${path`M${start} -150q0 -34 34 -34h${width * 0.3}l20 14h${width * 0.3}l20 -14H${-start - 34}q34 0 34 34v110l-16 20v40l16 20v120q0 34 -34 34H${start + 34}q-34 0 -34 -34v-120l14 -20v-40l-14 -20Z`}`;
  const beads = centres
    .map(
      (x) =>
        pen.shape(circle(x, 0, 111) + circle(x, 0, 96), plate(bead)) +
        pen.line(circle(x, 0, 103), tint(bead, -0.4), 2),
    )
    .join('');
  const seams = pen.line(
    centres.map((x) => ellipse(x - 44, -136, 36, 24) + ellipse(x + 44, 136, 36, 24)).join(''),
    tint(colour, 0.45),
    3,
  );
  const scale = 0.9;
  const turn = -14;
  const part = pen.slab(outline + open, [8, 14], plate(colour), colour) + beads + seams;
  const body =
    pen.sheen(ellipse(620, 850, 480, 50), 'url(#shadow)', 1) +
    transform(part, { x: 600, y: 600, turn, scale: bores === 3 ? 1.08 : scale });
  return { body, frame: { left: 90, top: 340, right: 1110, bottom: 870 } };
};

const pistonMakings = [
  { colour: '#c3c8ce', crown: '#aeb4bc', skirt: '#3a3d43' },
  { colour: '#b4b9c1', crown: '#9aa0a8', skirt: '#b4b9c1' },
  { colour: '#a9aeb5', crown: '#5b6068', skirt: '#4d5055' },
] as const;

const pistonDrawing: Draw = (pen, variant) => {
  const { colour, crown, skirt } = pistonMakings[variant];
  const flat = 0.27;
  const [x, radius] = [600, 270];
  const groove = (y: number, thick: number) => [
    {
      colour: '#2a2c30',
      points: [
        [y, radius - 12],
        [y + thick + 10, radius - 12],
      ] as const,
    },
    {
      colour: '#d5d9dd',
      metal: true,
      points: [
        [y + 4, radius + 3],
        [y + 4 + thick, radius + 3],
      ] as const,
    },
  ];
  const land = (top: number, bottom: number) => ({
    colour,
    metal: true,
    points: [
      [top, radius],
      [bottom, radius],
    ] as const,
  });
  const body =
    pen.shadow(612, 985, 360, 44) +
    lathe(pen, x, flat, [
      {
        colour: skirt,
        points: [
          [520, radius - 3],
          [880, radius - 8],
          [905, radius - 16],
        ],
      },
      land(512, 560),
      ...groove(470, 30),
      land(424, 468),
      ...groove(392, 18),
      land(352, 390),
      ...groove(322, 18),
      {
        colour,
        metal: true,
        points: [
          [262, radius - 4],
          [322, radius],
        ],
      },
    ]) +
    pen.shape(ellipse(x, 262, radius - 4, (radius - 4) * flat), plate(crown)) +
    pen.shape(ellipse(x, 266, radius * 0.56, radius * 0.56 * flat), hollow(tint(crown, 0.1))) +
    [-1, 1]
      .map((hand) =>
        pen.shape(ellipse(x + hand * 168, 240 + (hand > 0 ? 44 : 0), 42, 14), hollow(tint(crown, -0.1))),
      )
      .join('') +
    pen.shape(ellipse(x - 60, 740, 104, 108), plate(tint(colour, -0.12))) +
    pen.shape(ellipse(x - 60, 740, 82, 86), chrome('#aeb4bc')) +
    pen.shape(ellipse(x - 56, 742, 58, 62), hollow('#3a3d43')) +
    pen.line('M352 850q210 110 480 0', tint(skirt, 0.25), 3);
  return { body, frame: { left: 328, top: 190, right: 872, bottom: 975 } };
};

/** What lies between cylinder head and crankcase. */
export const engine = {
  gasket: gasketDrawing,
  piston: pistonDrawing,
} satisfies Record<string, Draw>;
