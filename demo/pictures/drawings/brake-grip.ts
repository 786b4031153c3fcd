import { around, circle, ellipse, rect, regular, sector } from '../pen/outlines.ts';
import { chrome, dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';

const padMakings = [
  { friction: '#4a4c50', metal: '#26282c', shim: '#3b3e44' },
  { friction: '#5b524a', metal: '#a5abb3', shim: '#8a9098' },
  { friction: '#3e4145', metal: '#b3182f', shim: '#26282c' },
] as const;

const backing =
  'M-300 -40L-330 -40L-330 40L-290 60L-250 150Q0 190 250 150L290 60L330 40L330 -40L300 -40L285 -96Q240 -128 130 -140Q0 -152 -130 -140Q-240 -128 -285 -96Z';
const block = 'M-238 -88Q-120 -118 0 -118T238 -88L220 118Q0 152 -220 118Z';

function pad(pen: Pen, making: (typeof padMakings)[number], lining: boolean): string {
  const { friction, metal, shim } = making;
  const speckles = Array.from({ length: 46 }, (_, index) => {
    const x = ((index * 97) % 430) - 215;
    const y = ((index * 61) % 200) - 92;
    return pen.sheen(circle(x, y, 2 + (index % 4)), index % 3 ? '#c9b48a' : '#0d0e10', 0.45);
  }).join('');
  const plateOnly = pen.slab(backing, [16, 22], plate(metal), metal);
  if (!lining) {
    return (
      plateOnly +
      pen.shape('M-214 -84Q0 -124 214 -84L196 112Q0 140 -196 112Z', plate(shim)) +
      [-90, 90].map((x) => pen.shape(ellipse(x, 14, 46, 46), dome(tint(shim, 0.1)))).join('') +
      [-270, 270].map((x) => pen.shape(circle(x, 8, 15), hollow('#303338'))).join('')
    );
  }
  return (
    plateOnly +
    transform(pen.slab(block, [20, 26], plate(friction), friction), { x: -20, y: -24 }) +
    transform(
      speckles +
        pen.shape('M-9 -120h18L9 137h-18Z', '#17181b') +
        pen.line('M-206 -80L-190 112M206 -80L190 112', tint(friction, 0.3), 3),
      { x: -20, y: -24 },
    )
  );
}

const padsDrawing: Draw = (pen, variant) => {
  const making = padMakings[variant];
  const set = [
    { x: 720, y: 360, turn: 4, lining: false },
    { x: 470, y: 500, turn: -3, lining: true },
    { x: 740, y: 690, turn: 3, lining: false },
    { x: 480, y: 850, turn: -4, lining: true },
  ];
  const body =
    pen.shadow(620, 1004, 420, 36) +
    set
      .map(({ x, y, turn, lining }) => transform(pad(pen, making, lining), { x, y, turn, scale: 0.98 }))
      .join('');
  return { body, frame: { left: 140, top: 205, right: 1075, bottom: 1030 } };
};

const caliperMakings = ['#b9bec5', '#c8102e', '#d2a21c'] as const;

function bolt(pen: Pen, x: number, y: number, size: number): string {
  return (
    pen.shape(circle(x, y, size * 1.3), chrome('#9aa0a8')) +
    pen.shape(regular(x, y, size, 6, 12), plate('#c3c8ce')) +
    pen.sheen(circle(x, y, size * 0.4), '#202226', 0.7)
  );
}

const caliperDrawing: Draw = (pen, variant) => {
  const colour = caliperMakings[variant];
  const bridge = sector(610, 320, -52, 52);
  const inner = sector(584, 352, -47, 47);
  const pot = (degrees: number) => {
    const [x = 0, y = 0] = around(1, 466, degrees)[0] ?? [];
    return (
      pen.shape(circle(x, y, 112), dome(tint(colour, 0.05))) +
      pen.line(circle(x, y, 88), tint(colour, -0.4), 4) +
      pen.sheen(ellipse(x - 30, y - 36, 34, 22), '#ffffff', 0.35)
    );
  };
  const ends = [-49, 49]
    .map((degrees) => {
      const [x = 0, y = 0] = around(1, 355, degrees)[0] ?? [];
      return (
        pen.slab(circle(x, y, 74), [50, 34], plate(tint(colour, -0.06)), colour) +
        pen.shape(circle(x, y, 34), hollow('#4a4e55'))
      );
    })
    .join('');
  const bolts = [-42, -13, 13, 42]
    .map((degrees) => {
      const [x = 0, y = 0] = around(1, 566, degrees)[0] ?? [];
      return bolt(pen, x, y, 19);
    })
    .join('');
  const nipple = transform(
    pen.shape('M-15 0h30v-44h-30Z', chrome('#b4b9c1')) +
      pen.shape('M-20 -44h40v-26h-40Z', chrome('#8d939b')) +
      pen.shape(rect(-13, -118, 26, 48, 11), dome('#26282c')),
    { x: -330, y: -520, turn: -28 },
  );
  const window = sector(446, 372, -9, 9);
  const pads = [-1, 1]
    .map((hand) =>
      pen.slab(
        sector(330, 262, hand < 0 ? -34 : 4, hand < 0 ? -4 : 34),
        [84, 40],
        plate('#5a5d62'),
        '#3a3c40',
      ),
    )
    .join('');
  const pipes = pen.tube(path`M-250 -250C-330 -190 -370 -210 -392 -262`, 17, '#b4b9c1');
  const part =
    nipple +
    pads +
    pen.slab(bridge, [120, 74], plate(colour), tint(colour, -0.12)) +
    ends +
    pen.shape(inner, plate(tint(colour, 0.06))) +
    pot(-28) +
    pot(28) +
    pen.shape(window, hollow('#3a3c40')) +
    bolts +
    pipes;
  const body = pen.shadow(620, 1010, 400, 40) + transform(part, { x: 545, y: 1075, scale: 0.92, turn: 0 });
  return { body, frame: { left: 90, top: 505, right: 1100, bottom: 975 } };
};

/** Pads and calipers. */
export const brakeGrip = {
  'brake-pads': padsDrawing,
  'brake-caliper': caliperDrawing,
} satisfies Record<string, Draw>;
