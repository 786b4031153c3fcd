import { softShape } from '../pen/curves.ts';
import { circle, ellipse, rect, regular } from '../pen/outlines.ts';
import { axle, dome, hollow, plate, row } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { camera, onSheet } from '../solids/camera.ts';
import { coin } from '../solids/coin.ts';
import { crate } from '../solids/crate.ts';

const toolboxMakings = ['#c8102e', '#24262b', '#1d4f91'] as const;

const toolboxDrawing: Draw = (pen, variant) => {
  const colour = toolboxMakings[variant];
  const view = camera(28, 20);
  const zero: readonly [number, number] = [150, 830];
  const [width, depth] = [680, 330];
  const latch = (x: number) =>
    pen.shape(rect(x, -30, 56, 92, 8), plate('#b9bec5')) +
    pen.shape(rect(x + 12, 20, 32, 26, 4), hollow('#8d939b'));
  const drawer = (y: number) =>
    pen.shape(rect(26, y, width - 52, 92, 8), plate(tint(colour, 0.06))) +
    pen.shape(rect(width / 2 - 130, y + 20, 260, 22, 8), axle('#b9bec5'));
  const from = onSheet(view, zero, [150, 420, 165]);
  const to = onSheet(view, zero, [530, 420, 165]);
  const body =
    crate(pen, {
      zero,
      view,
      width,
      height: 310,
      depth,
      colour,
      round: 8,
      front: drawer(88) + drawer(196),
      side: pen.line('M40 150h250M40 180h250', tint(colour, -0.4), 8),
    }) +
    crate(pen, {
      zero: onSheet(view, zero, [-8, 310, -8]),
      view,
      width: width + 16,
      height: 110,
      depth: depth + 16,
      colour: tint(colour, 0.04),
      round: 18,
      floating: true,
      front: latch(120) + latch(520) + pen.line(path`M10 96h${width - 4}`, tint(colour, -0.45), 5),
    }) +
    pen.tube(
      path`M${from[0]} ${from[1]}l-6 -86l${to[0] - from[0] + 6} ${to[1] - from[1]}l6 86`,
      26,
      '#24262b',
    ) +
    pen.tube(
      path`M${from[0] + 80} ${from[1] - 86 + (to[1] - from[1]) * 0.22}L${to[0] - 86} ${to[1] - 86 - (to[1] - from[1]) * 0.22}`,
      46,
      '#24262b',
    );
  const right = onSheet(view, zero, [width, 0, depth]);
  const low = onSheet(view, zero, [width, 0, 0]);
  return { body, frame: { left: 140, top: from[1] - 110, right: right[0] + 12, bottom: low[1] + 6 } };
};

// An open jaw at the top, a ring at the bottom; as long as wanted.
function spanner(pen: Pen, length: number, wide: number, metal: string): string {
  const half = length / 2;
  const jaw = path`M${-wide * 0.42} ${-half + wide * 1.3}C${-wide * 1.5} ${-half + wide} ${-wide * 1.5} ${-half - wide * 0.7} ${-wide * 0.6} ${-half - wide * 1.1}L${-wide * 0.5} ${-half - wide * 0.2}L0 ${-half + wide * 0.1}L${wide * 0.5} ${-half - wide * 0.2}L${wide * 0.6} ${-half - wide * 1.1}C${wide * 1.5} ${-half - wide * 0.7} ${wide * 1.5} ${-half + wide} ${wide * 0.42} ${-half + wide * 1.3}L${wide * 0.46} ${half - wide * 0.8}H${-wide * 0.46}Z`;
  return (
    pen.slab(jaw, [8, 7], plate(metal), metal) +
    pen.slab(circle(0, half, wide * 1.15) + regular(0, half, wide * 0.68, 12), [8, 7], plate(metal), metal) +
    pen.line(
      path`M${-wide * 0.16} ${-half + wide * 2}V${half - wide * 1.8}M${wide * 0.16} ${-half + wide * 2}V${half - wide * 1.8}`,
      tint(metal, -0.3),
      2.4,
    ) +
    pen.sheen(
      path`M${-wide * 0.3} ${-half + wide * 1.6}h${wide * 0.14}V${half - wide * 1.4}h${-wide * 0.14}Z`,
      '#ffffff',
      0.6,
    )
  );
}

const spannerMakings = [
  { count: 6, metal: '#c3c8ce' },
  { count: 8, metal: '#aeb4bc' },
  { count: 5, metal: '#c9c4b4' },
] as const;

const spannersDrawing: Draw = (pen, variant) => {
  const { count, metal } = spannerMakings[variant];
  const pitch = 800 / count;
  const set = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return transform(spanner(pen, 660 - share * 330, 62 - share * 26 - (count > 6 ? 12 : 0), metal), {
      x: 220 + index * pitch,
      y: 590 - share * 20,
      turn: 8,
    });
  }).join('');
  const holder = (y: number) =>
    pen.slab(
      path`M130 ${y}q0 -34 34 -34H1030q34 0 34 34v24q0 34 -34 34H164q-34 0 -34 -34Z`,
      [14, 16],
      plate('#c8102e'),
      '#8f0f24',
    );
  const body =
    pen.shadow(610, 1010, 450, 30) + holder(575) + pen.sheen(rect(150, 546, 900, 9, 4), '#ffffff', 0.4) + set;
  return { body, frame: { left: 125, top: 190, right: 1085, bottom: 985 } };
};

const jackMakings = ['#c8102e', '#1d4f91', '#24262b'] as const;

const jackDrawing: Draw = (pen, variant) => {
  const colour = jackMakings[variant];
  const wheel = (x: number, y: number, radius: number) =>
    coin(pen, {
      x,
      y,
      radius,
      squash: 0.8,
      depth: 46,
      side: '#2a2c30',
      face:
        pen.shape(circle(0, 0, radius), plate('#3a3d43')) +
        pen.shape(circle(0, 0, radius * 0.42), dome('#b9bec5')),
    });
  const side = 'M170 800L220 700L560 660L920 690L1010 760L1000 850L900 870L240 880L180 860Z';
  const body =
    pen.shadow(610, 960, 480, 40) +
    transform(wheel(300, 872, 74) + wheel(900, 872, 60), { x: 60, y: -36 }) +
    pen.tube('M880 700L1040 250', 34, '#2f3238') +
    pen.tube('M1006 346L1046 236', 50, '#1d1f23') +
    transform(pen.slab(side, [6, 4], plate(tint(colour, -0.3)), tint(colour, -0.4)), { x: 62, y: -40 }) +
    pen.slab(
      'M800 720L360 420L330 380L390 350L450 390L880 660Z',
      [54, -30],
      plate(tint(colour, 0.05)),
      tint(colour, -0.15),
    ) +
    pen.tube('M560 770L880 740', 66, '#8d939b') +
    pen.slab(side, [14, -8], plate(colour), tint(colour, -0.2)) +
    pen.shape(
      'M280 790L320 730L540 706L520 800ZM600 800L620 704L860 716L880 790Z',
      hollow(tint(colour, -0.1)),
    ) +
    pen.slab(ellipse(390, 352, 100, 34), [0, 34], plate('#70757d'), '#3a3d43') +
    pen.shape(ellipse(390, 350, 76, 24), plate('#24262b')) +
    pen.shape(circle(800, 750, 34), dome('#b9bec5')) +
    wheel(260, 876, 80) +
    wheel(900, 880, 66) +
    pen.sheen('M226 706L560 668L900 696L890 706L560 682L232 716Z', '#ffffff', 0.45);
  return { body, frame: { left: 165, top: 220, right: 1085, bottom: 962 } };
};

const torqueMakings = [
  { grip: '#c8102e', length: 1 },
  { grip: '#24262b', length: 0.94 },
  { grip: '#1d4f91', length: 0.88 },
] as const;

const torqueDrawing: Draw = (pen, variant) => {
  const { grip, length } = torqueMakings[variant];
  const metal = '#c3c8ce';
  const scale = Array.from({ length: 13 }, (_, index) =>
    pen.line(path`M${176 + index * 9} -22v${index % 4 ? 18 : 30}`, '#26282c', 2.6),
  ).join('');
  const part =
    pen.slab(
      'M-470 -66a76 76 0 1 0 0 132q40 -24 70 -26h50v-80h-50q-30 -2 -70 -26Z',
      [12, 16],
      plate(metal),
      '#8d939b',
    ) +
    pen.spin(-506, 0, 54, 30, '#aeb4bc') +
    pen.shape(rect(-528, -22, 44, 44, 5), plate('#8d939b')) +
    pen.tube('M-470 -4L-420 -60', 16, '#24262b') +
    pen.shape(rect(-352, -32, 520, 64, 6), axle(metal)) +
    pen.shape(rect(166, -36, 136, 72, 4), axle('#d5d9dd')) +
    scale +
    pen.shape(rect(296, -46, 40, 92, 6), axle('#aeb4bc')) +
    pen.shape(rect(334, -48, 250, 96, 26), row(grip)) +
    Array.from({ length: 12 }, (_, index) =>
      pen.line(path`M${356 + index * 17} -46v92`, tint(grip, -0.45), 5),
    ).join('') +
    pen.shape(rect(572, -34, 34, 68, 12), row('#24262b')) +
    pen.sheen(rect(-340, -22, 480, 8, 4), '#ffffff', 0.7);
  const body =
    pen.shadow(600, 930, 420, 26) + transform(part, { x: 580, y: 610, turn: -33, scale: 0.86 * length });
  const reach = 0.86 * length;
  return {
    body,
    frame: {
      left: 580 - 560 * 0.84 * reach - 10,
      top: 610 - 606 * 0.55 * reach - 40,
      right: 580 + 606 * 0.84 * reach + 40,
      bottom: 610 + 580 * 0.55 * reach + 70,
    },
  };
};

const testerMakings = [
  { shell: '#24262b', guard: '#c8102e', screen: '#2c6fb0' },
  { shell: '#3a3d43', guard: '#e0a917', screen: '#2f8f83' },
  { shell: '#24262b', guard: '#1d4f91', screen: '#39618f' },
] as const;

const testerDrawing: Draw = (pen, variant) => {
  const { shell, guard, screen } = testerMakings[variant];
  const key = (x: number, y: number, colour: string) => pen.shape(circle(x, y, 27), dome(colour));
  const part =
    pen.slab(
      softShape([
        [-240, -380],
        [0, -400],
        [240, -380],
        [270, -150],
        [240, 60],
        [236, 300],
        [200, 400],
        [0, 420],
        [-200, 400],
        [-236, 300],
        [-240, 60],
        [-270, -150],
      ]),
      [46, 26],
      plate(guard),
      tint(guard, -0.2),
    ) +
    pen.shape(rect(-214, -352, 428, 740, 46), plate(shell)) +
    pen.shape(rect(-180, -316, 360, 310, 14), '#0e0f12') +
    pen.shape(rect(-164, -300, 328, 278, 8), plate(screen)) +
    pen.line('M-140 -90L-90 -90L-66 -150L-30 -56L0 -120L30 -90H140', '#ffffff', 7) +
    pen.line('M-140 -266h150M-140 -236h220M-140 -206h110', '#d7e6f5', 10) +
    pen.shape(rect(70, -276, 64, 50, 6), dome('#e0a917')) +
    pen.sheen('M-164 -300H120L-60 -22H-164Z', '#ffffff', 0.14) +
    key(-140, 90, '#2c8a4b') +
    key(140, 90, '#c8102e') +
    pen.shape(circle(0, 170, 104), hollow(tint(shell, 0.2))) +
    pen.shape(circle(0, 170, 88), dome(tint(shell, 0.25))) +
    pen.shape(circle(0, 170, 32), dome('#b9bec5')) +
    pen.sheen('M0 96l18 24h-36ZM0 244l18 -24h-36ZM-74 170l24 -18v36ZM74 170l-24 -18v36Z', '#ffffff', 0.85) +
    key(-140, 260, '#8d939b') +
    key(140, 260, '#8d939b');
  const plug =
    pen.slab('M-90 -40H90L74 70H-74Z', [26, 14], plate('#24262b'), '#17181b') +
    pen.shape('M-64 6H64L52 54H-52Z', hollow('#5b6068')) +
    Array.from({ length: 7 }, (_, index) => pen.shape(rect(-46 + index * 14, 14, 7, 12), '#c9a23b')).join(
      '',
    ) +
    pen.shape(rect(-36, -86, 72, 50, 10), plate('#3a3d43'));
  const body =
    pen.shadow(480, 1012, 330, 34) +
    pen.shadow(950, 1012, 140, 20) +
    pen.tube('M440 210C460 70 720 60 860 200S900 560 970 780', 28, '#1d1f23') +
    transform(part, { x: 450, y: 585, turn: -5 }) +
    transform(plug, { x: 976, y: 870, turn: -6, scale: 1.1 });
  return { body, frame: { left: 165, top: 95, right: 1110, bottom: 1030 } };
};

/** Tools of the workshop. */
export const tools = {
  toolbox: toolboxDrawing,
  'wrench-set': spannersDrawing,
  jack: jackDrawing,
  'torque-wrench': torqueDrawing,
  'diagnostic-tool': testerDrawing,
} satisfies Record<string, Draw>;
