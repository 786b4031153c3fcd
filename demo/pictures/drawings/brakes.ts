import { around, circle, ring, sector } from '../pen/outlines.ts';
import { dome, hollow, plate, row } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Drawing, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import type { Variant } from '../picture-spec.ts';
import { coin } from '../solids/coin.ts';

function bore(pen: Pen, x: number, y: number, radius: number): string {
  return (
    pen.shape(circle(x, y, radius), '#1b1d21') +
    pen.sheen(circle(x + radius * 0.16, y + radius * 0.1, radius * 0.8), '#565b63', 0.55)
  );
}

const discMakings = [
  { holes: 5, vented: true, drilled: false, hat: '#8d939b' },
  { holes: 5, vented: true, drilled: true, hat: '#3a3d43' },
  { holes: 4, vented: false, drilled: false, hat: '#70757d' },
] as const;

function discDrawing(pen: Pen, variant: Variant): Drawing {
  const { holes, vented, drilled, hat } = discMakings[variant];
  const squash = 0.84;
  const radius = 410;
  const x = 560;
  const y = 590;
  const iron = '#a9aeb5';
  const vanes = around(44, radius - 8)
    .filter(([px]) => px > 40)
    .map(([px, py]) => pen.line(path`M${x + 8 + px * squash} ${y + py}l34 0`, '#14161a', 9))
    .join('');
  const drillings = drilled
    ? around(12, 1)
        .flatMap((_, index) =>
          [262, 300, 338, 376].map((distance, step) => {
            const [px = 0, py = 0] = around(1, distance, index * 30 + step * 8)[0] ?? [];
            return bore(pen, px, py, 11);
          }),
        )
        .join('')
    : '';
  const face = pen.spin(0, 0, radius, 222, iron) + pen.line(circle(0, 0, 396), '#ffffff', 2) + drillings;
  const back = vented
    ? coin(pen, { x: x + 44, y, radius, squash, depth: 22, side: iron }) +
      coin(pen, { x: x + 14, y, radius: radius - 10, squash, depth: 30, side: '#4b4f56' }) +
      vanes
    : '';
  const hatFace =
    pen.shape(circle(0, 0, 196), plate(hat)) +
    pen.spin(0, 0, 180, 86, tint(hat, 0.16)) +
    around(holes, 132)
      .map(([px, py]) => bore(pen, px, py, 21))
      .join('') +
    around(2, 134, 36)
      .map(([px, py]) => bore(pen, px, py, 8))
      .join('') +
    bore(pen, 0, 0, 82);
  const body =
    pen.shadow(600, 1000, 380, 44) +
    back +
    coin(pen, { x, y, radius, squash, depth: vented ? 22 : 30, side: iron, face }) +
    transform(pen.sheen(circle(14, 10, 232), '#000000', 0.3), { x, y, squash }) +
    coin(pen, { x: x - 62, y, radius: 196, squash, depth: 62, backRadius: 214, side: hat, face: hatFace });
  return { body, frame: { left: 215, top: 180, right: vented ? 970 : 934, bottom: 1000 } };
}

const drumMakings = [
  { holes: 4, colour: '#7f858d', radius: 350 },
  { holes: 5, colour: '#2c2f34', radius: 370 },
  { holes: 4, colour: '#5c6067', radius: 330 },
] as const;

const drumDrawing: Draw = (pen, variant) => {
  const { holes, colour, radius } = drumMakings[variant];
  const x = 520;
  const y = 600;
  const squash = 0.78;
  const face =
    pen.shape(circle(0, 0, radius), plate(colour)) +
    pen.spin(0, 0, radius - 26, 206, tint(colour, 0.08)) +
    pen.shape(ring(0, 0, 206, 84), plate(tint(colour, 0.2))) +
    around(holes, 146, 36)
      .map(([px, py]) => bore(pen, px, py, 22))
      .join('') +
    around(2, 146, 80)
      .map(([px, py]) => bore(pen, px, py, 11))
      .join('') +
    bore(pen, 0, 0, 84);
  const lip = (at: number, wide: number, depth: number) =>
    coin(pen, { x: x + at, y, radius: radius + wide, squash, depth, side: tint(colour, 0.1) });
  const body =
    pen.shadow(600, y + radius + 22, 370, 42) +
    lip(178, 26, 34) +
    lip(0, 4, 178) +
    lip(116, 14, 22) +
    coin(pen, { x: x - 20, y, radius, squash, depth: 24, backRadius: radius + 4, side: colour, face });
  const left = x - 20 - radius * squash;
  return {
    body,
    frame: { left, top: y - radius - 26, right: x + 212 + radius * squash, bottom: y + radius + 26 },
  };
};

const shoeMakings = [
  { lining: '#54463a', web: '#2a2c31', spring: '#b9bec6' },
  { lining: '#3d3f42', web: '#7d838c', spring: '#c8102e' },
  { lining: '#6a5a48', web: '#3c5a78', spring: '#c9a23b' },
] as const;

const shoesDrawing: Draw = (pen, variant) => {
  const { lining, web, spring } = shoeMakings[variant];
  const shoe = (from: number, to: number) =>
    pen.slab(sector(352, 262, from + 3, to - 3), [30, 20], plate(web), web) +
    pen.slab(sector(392, 352, from, to), [74, 48], plate(lining), lining) +
    [0.2, 0.5, 0.8]
      .map((share) => {
        const [px = 0, py = 0] = around(1, 306, from + (to - from) * share)[0] ?? [];
        return bore(pen, px, py, share === 0.5 ? 22 : 13);
      })
      .join('');
  const coil = (y: number) =>
    Array.from({ length: 16 }, (_, index) =>
      pen.tube(path`M${-120 + index * 16} ${y - 16}L${-112 + index * 16} ${y + 16}`, 10, spring),
    ).join('') +
    pen.tube(path`M-160 ${y + 24}L-116 ${y}`, 9, spring) +
    pen.tube(path`M176 ${y + 24}L134 ${y}`, 9, spring);
  const adjuster =
    pen.tube('M-178 196L186 196', 26, '#aeb4bc', 'butt') +
    Array.from({ length: 9 }, (_, index) => pen.line(path`M${20 + index * 13} 182l6 28`, '#4a4e55', 4)).join(
      '',
    ) +
    pen.shape('M-34 168h34v56h-34Z', row('#8d939b'));
  const body =
    pen.shadow(610, 1000, 390, 40) +
    transform(shoe(204, 336) + shoe(24, 156) + coil(-196) + coil(236) + adjuster, { x: 575, y: 575 });
  return { body, frame: { left: 185, top: 215, right: 1040, bottom: 980 } };
};

const hoseMakings = [
  { hose: '#24262b', metal: '#c9b26a' },
  { hose: '#9aa0a8', metal: '#c8102e' },
  { hose: '#1d3b6b', metal: '#b9bec6' },
] as const;

const hoseDrawing: Draw = (pen, variant) => {
  const { hose, metal } = hoseMakings[variant];
  const run = 'M250 640C250 260 560 240 590 560S800 1000 930 700L955 560';
  const braid =
    variant === 1
      ? `<g stroke-dasharray="7 9">${pen.line(run, '#5d636b', 26)}</g>`
      : pen.line(run, tint(hose, 0.35), 3);
  const end = (px: number, py: number, turn: number, banjo: boolean) =>
    transform(
      pen.shape('M-30 -10h60v74h-60Z', 'url(#chrome-b4b9c1)') +
        pen.shape('M-42 64h84v60h-84Z', `url(#chrome-${metal.slice(1)})`) +
        pen.line('M-15 64v60M17 64v60', '#2b2d31', 2) +
        (banjo
          ? pen.tube('M0 124v44', 34, metal, 'butt') +
            pen.slab(ring(0, 216, 58, 25), [16, 10], plate(metal), metal)
          : pen.shape('M-22 124h44v92h-44Z', `url(#chrome-${metal.slice(1)})`) +
            Array.from({ length: 8 }, (_, index) =>
              pen.line(path`M-22 ${132 + index * 11}l44 5`, '#3a3325', 3),
            ).join('')),
      { x: px, y: py, turn },
    );
  const grommet = pen.shape(sector(40, 0, 0, 359), dome(tint(hose, -0.2)));
  const body =
    pen.shadow(420, 985, 240, 26) +
    pen.shadow(800, 985, 220, 22) +
    pen.tube(run, 46, hose, 'butt') +
    (variant === 1 ? transform(braid, {}) : braid) +
    transform(grommet, { x: 588, y: 545, squash: 0.95 }) +
    pen.sheen(circle(588, 545, 14), hollow(hose), 1) +
    end(250, 634, 0, true) +
    end(952, 566, 190, false);
  return { body, frame: { left: 190, top: 340, right: 1020, bottom: 925 } };
};

/** Discs, drums, shoes and hoses. */
export const brakes = {
  'brake-disc': discDrawing,
  'brake-drum': drumDrawing,
  'brake-shoes': shoesDrawing,
  'brake-hose': hoseDrawing,
} satisfies Record<string, Draw>;
