import { around, circle, ellipse, rect, ring } from '../pen/outlines.ts';
import { axle, dome, hollow, plate, row } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';

const mufflerMakings = [
  { colour: '#aeb4bc', pipes: 1 },
  { colour: '#c3c8ce', pipes: 2 },
  { colour: '#70757d', pipes: 1 },
] as const;

const mufflerDrawing: Draw = (pen, variant) => {
  const { colour, pipes } = mufflerMakings[variant];
  const tip = (y: number) =>
    pen.tube(path`M300 ${y}L190 ${y + 14}`, 76, '#b9bec5', 'butt') +
    pen.shape(ellipse(186, y + 14, 22, 40), plate('#d5d9dd')) +
    pen.shape(ellipse(187, y + 14, 16, 31), '#17181b');
  const can =
    pen.shape('M360 400H840A70 160 0 0 1 840 720H360Z', axle(colour)) +
    pen.line('M420 400A66 160 0 0 1 420 720M790 400A66 160 0 0 1 790 720', tint(colour, -0.4), 6) +
    pen.line('M432 400A66 160 0 0 1 432 720M802 400A66 160 0 0 1 802 720', '#ffffff', 2.5) +
    pen.shape(ellipse(360, 560, 70, 160), plate(tint(colour, 0.04))) +
    pen.line(ellipse(360, 560, 58, 140), tint(colour, -0.35), 4);
  const hanger = (x: number) =>
    pen.tube(path`M${x} 412C${x} 330 ${x + 20} 320 ${x + 70} 318`, 18, '#8d939b') +
    pen.slab(rect(x + 60, 290, 84, 60, 26), [10, 8], plate('#24262b'), '#17181b');
  const body =
    pen.shadow(620, 800, 500, 40) +
    pen.tube('M880 570C960 580 960 700 1040 716', 64, tint(colour, -0.1), 'butt') +
    transform(pen.slab(circle(0, 0, 64) + circle(0, 0, 30), [12, 6], plate('#8d939b'), '#5b6068'), {
      x: 1048,
      y: 718,
      squash: 0.6,
    }) +
    hanger(500) +
    hanger(720) +
    can +
    (pipes === 2 ? tip(480) + tip(630) : tip(570));
  return { body, frame: { left: 164, top: 286, right: 1096, bottom: 790 } };
};

const turboMakings = [
  { cold: '#c3c8ce', hot: '#7a6f66' },
  { cold: '#b9bec5', hot: '#4d4a48' },
  { cold: '#d0d3d6', hot: '#8a5f4a' },
] as const;

const turboDrawing: Draw = (pen, variant) => {
  const { cold, hot } = turboMakings[variant];
  const scroll =
    'M-20 -300C150 -310 290 -170 290 10C290 190 150 310 -20 310C-190 310 -310 180 -310 10C-310 -60 -300 -130 -300 -200V-420H-110V-290C-80 -298 -50 -300 -20 -300Z';
  const blades = Array.from({ length: 11 }, (_, index) =>
    transform(
      pen.slab(
        'M-4 -34C30 -60 60 -90 66 -128L82 -116C84 -70 56 -40 18 -18Z',
        [5, 4],
        plate('#d5d9dd'),
        '#8d939b',
      ),
      {
        turn: (index * 360) / 11,
      },
    ),
  ).join('');
  const front =
    pen.slab(scroll, [90, 44], plate(cold), tint(cold, -0.15)) +
    pen.shape(ring(0, 10, 262, 190), dome(tint(cold, 0.02))) +
    pen.line(circle(0, 10, 262), tint(cold, -0.3), 4) +
    pen.slab(circle(0, 10, 184) + circle(0, 10, 140), [-10, -6], plate(tint(cold, 0.16)), cold) +
    pen.shape(circle(0, 10, 142), '#17181b') +
    transform(blades + pen.shape(circle(0, 0, 34), dome('#c9b26a')), { y: 10, scale: 1.02 }) +
    pen.line(circle(0, 10, 138), '#000000', 5) +
    pen.shape(rect(-318, -450, 226, 40, 12), row(tint(cold, 0.05))) +
    around(6, 226, 10)
      .map(([x, y]) => pen.shape(circle(x, y + 10, 12), hollow('#70757d')))
      .join('');
  const back =
    pen.slab(circle(0, 0, 260), [110, 40], plate(hot), tint(hot, -0.2)) +
    pen.shape(circle(0, 0, 250), dome(hot)) +
    pen.slab('M60 150H290V330H60Z', [40, 20], plate(tint(hot, -0.1)), tint(hot, -0.3));
  const body =
    pen.shadow(640, 1000, 410, 42) +
    transform(back, { x: 780, y: 600 }) +
    pen.slab(rect(560, 470, 200, 280, 40), [60, 30], plate('#8d857a'), '#6b645a') +
    pen.tube('M700 470V330H790', 30, '#aeb4bc', 'butt') +
    transform(front, { x: 460, y: 610 }) +
    pen.tube('M300 880C420 990 700 990 860 900', 16, '#b9bec5') +
    transform(pen.shape(circle(0, 0, 74), dome('#c9b26a')) + pen.line(circle(0, 0, 60), '#7a6a35', 4), {
      x: 250,
      y: 870,
    });
  return { body, frame: { left: 140, top: 155, right: 1170, bottom: 990 } };
};

/** What the engine breathes out through. */
export const exhaust = {
  'exhaust-muffler': mufflerDrawing,
  turbo: turboDrawing,
} satisfies Record<string, Draw>;
